/** Whether a sheet has been shown before: only later additions are drawn stroke by stroke. */

import { createContext } from "svelte";

export const [settled, setSettled] = createContext<{ yet: boolean }>();
