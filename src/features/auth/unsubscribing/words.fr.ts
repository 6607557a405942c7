import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	title: "E-mails sur les nouveautés",
	lead: "Il suffit d’appuyer sur le bouton\u202f: LEAD n’enverra plus d’e-\u2060mails sur les nouveautés à cette adresse. Les e-\u2060mails sur le compte lui-même arriveront toujours.",
	stop: "Ne plus recevoir ces e-\u2060mails",
	done: "Il n’y aura plus d’e-\u2060mails sur les nouveautés.",
	"done.text": "Envie d’en recevoir certains de nouveau\u202f? Le choix se fait dans le profil.",
	failed: "Ce lien n’est pas complet. Il faut l’ouvrir de nouveau depuis l’e-\u2060mail.",
	noAnswer: "Le serveur n’a pas répondu. Il faut réessayer.",
	"aside.title": "Les nouveautés restent dans l’application.",
	"aside.text":
		"Les nouveaux devoirs, les dates changées et les notes s’affichent en haut de l’espace, sans aucun e-\u2060mail.",
	profile: "Ouvrir mon profil",
};
