import { speak } from "../src/texts";

await speak("en");
