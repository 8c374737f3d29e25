import { loadReasons } from "../src/speech/why";
import { speak, withTexts } from "../src/texts";
import { AREAS } from "./areas";

await speak("en");
await withTexts(AREAS, async () => {});
await loadReasons();
