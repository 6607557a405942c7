import { type WordKey, wordsOf } from "#i18n/i18n.ts";
import { english } from "./words.en.ts";

export const { say, useWords } = wordsOf("app", english, () => import("./words.fr.ts").then((file) => file.french));

export type AppKey = WordKey<typeof english>;
export type TitleKey = Extract<AppKey, `title.${string}`>;
