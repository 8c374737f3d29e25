/** Whether a sheet has been shown before: only what is added later is drawn stroke by stroke. */

import { createContext } from "svelte";

export const [settled, setSettled] = createContext<{ yet: boolean }>();
