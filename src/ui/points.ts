import type { Language } from "#i18n/i18n.ts";

/** Points as they are written in this language: 17.5 or 17,5. */
export const pointsText = (points: number, lang: Language): string =>
	lang === "fr" ? String(points).replace(".", ",") : String(points);
