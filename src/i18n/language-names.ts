import type { Language } from "./words-types.ts";

/** Each language is named in itself, so that people who cannot read this one find theirs. */
export const languageNames: Record<Language, string> = { en: "English", fr: "Français" };
