// The same in French.
import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./account-words.en.ts";

export const french: Translated<typeof english> = {
	email: "E-mail",
	password: "Mot de passe",
	show: "Afficher le mot de passe",
	hide: "Masquer le mot de passe",
	submitting: "Envoi...",
	"offline.title": "Vous êtes hors ligne.",
	"problem.needEmail": "Saisissez votre e-mail",
	"problem.needPassword": "Saisissez votre mot de passe",
	"aside.signUp": "Trois étapes, et vous y êtes.",
	"aside.signUpText":
		"Remplissez la page. Ouvrez le lien de notre e-mail. Le centre approuve votre compte, et votre espace s'ouvre de lui-même.",
	"aside.recover": "Une nouvelle clé en une minute.",
	"aside.recoverText":
		"Ce que vous avez écrit sur ce téléphone, même ce qui n'est pas encore envoyé, reste à sa place jusqu'à votre retour.",
	"offline.text":
		"Il faut internet pour cela. Ce que vous avez saisi reste, et la page reprend d'elle-même dès que la connexion revient.",
	"offline.button": "Il faut internet pour cela",
	"problem.email": "Adresse e-mail non valable",
	"problem.needName": "Saisissez votre nom complet",
	"problem.longName": "Ce nom est trop long. Au plus 100 lettres.",
	"problem.shortPassword": "Le mot de passe doit compter au moins 6 caractères",
	"problem.longPassword": "Ce mot de passe est trop long. Il peut compter 71 lettres latines ou 35 lettres arabes.",
	"problem.differ": "Les deux mots de passe ne sont pas identiques",
	"problem.needGrade": "Choisissez votre classe",
	"refused.noAnswer": "{{failed}}, semble-t-il\u202f: personne n'a répondu. Vérifiez la connexion et réessayez.",
	"refused.onlyChanged":
		"Votre mot de passe est changé. Seule la connexion n'a pas abouti à l'instant\u202f: reconnectez-vous avec le nouveau mot de passe.",
	"refused.busy_one": "Trop d'essais à la suite. Réessayez dans une minute.",
	"refused.busy_other": "Trop d'essais à la suite. Réessayez dans {{count}} minutes.",
};
