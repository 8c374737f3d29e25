import { loadReasons } from "../src/speech/why";
import { speak, withMore } from "../src/texts";

await speak("en");
await withMore(async () => {});
await loadReasons();
