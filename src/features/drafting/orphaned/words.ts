import { wordsOf } from "#i18n/i18n.ts";
import { english } from "./words.en.ts";

export const { useWords } = wordsOf("orphaned", english, () => import("./words.fr.ts").then((file) => file.french));
