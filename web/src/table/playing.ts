/** Playing, and parts of it that not every table or screen needs: those come with it, so that nothing appears late. */

import type { Game } from "../game/game";
import { withMore } from "../texts";
import { keyboard } from "./keyboard.svelte";
import { wide } from "./wide";

export const play = () => import("./Play.svelte");
export const choosing = () => import("./Choosing.svelte");
export const rollPad = () => withMore(() => import("../dice/RollPad.svelte"));
export const givePhone = () => withMore(() => import("./GivePhone.svelte"));
export const pointsScale = () => withMore(() => import("../sheet/PointsScale.svelte"));
export const enlargedSheet = () => import("./Enlarged.svelte");
export const hintLine = () => withMore(() => import("./HintLine.svelte"));
export const refusal = () => import("./Refusal.svelte");
export const secondsLeft = () => import("./SecondsLeft.svelte");
export const hints = () => withMore(() => import("../coach/Hints.svelte"));
export const moveLog = () => withMore(() => import("./MoveLog.svelte"));

export async function playing({ table, yours }: Game): ReturnType<typeof play> {
  const [part] = await Promise.all([
    play(),
    table.dice === "real" && rollPad(),
    yours.length > 1 && givePhone(),
    table.clock > 0 && secondsLeft(),
    keyboard.isLikely && keyboard.load(),
    wide.current && pointsScale(),
    wide.current && moveLog(),
  ]);
  return part;
}
