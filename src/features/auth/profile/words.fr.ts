// The same in French.
import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"profile.title": "Mon profil",
	"profile.subtitle": "Vos informations, votre langue et votre mot de passe",
};
