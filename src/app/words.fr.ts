import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	loading: "Chargement...",
	"chip.sending": "Envoi {{at}} sur {{total}}",
	"chip.waiting_one": "{{count}} en attente",
	"chip.waiting_other": "{{count}} en attente",
};
