import { speak, withMore } from "../src/texts";

await speak("en");
await withMore(async () => {});
