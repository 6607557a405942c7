import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = { outside: "(s’ouvre hors de LEAD)" };
