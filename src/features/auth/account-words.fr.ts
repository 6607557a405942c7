// The same in French.
import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./account-words.en.ts";

export const french: Translated<typeof english> = {
	email: "E-mail",
	password: "Mot de passe",
	show: "Afficher le mot de passe",
	hide: "Masquer le mot de passe",
	submitting: "Envoi…",
	"offline.title": "Vous êtes hors ligne.",
	"offline.title_student": "Tu es hors ligne.",
	"problem.needEmail": "Saisissez votre adresse e-\u2060mail",
	"problem.needEmail_student": "Saisis ton adresse e-\u2060mail",
	"problem.needPassword": "Saisissez votre mot de passe",
	"problem.needPassword_student": "Saisis ton mot de passe",
	"aside.signUp": "Trois étapes, et vous y êtes.",
	"aside.signUpText":
		"Remplissez le formulaire. Ouvrez le lien de notre e-\u2060mail. Le centre approuve votre compte, et votre espace s’ouvre de lui-même.",
	"aside.recover": "Un nouveau mot de passe en une minute.",
	"aside.recoverText":
		"Ce que vous avez écrit sur {{thisDevice}}, même ce qui n’est pas encore envoyé, reste à sa place jusqu’à votre retour.",
	"aside.recoverText_student":
		"Ce que tu as écrit sur {{thisDevice}}, même ce qui n’est pas encore envoyé, reste à sa place jusqu’à ton retour.",
	"offline.text":
		"Il faut internet pour cela. Ce que vous avez saisi reste ici, et vous pourrez continuer dès le retour d’internet.",
	"offline.text_student":
		"Il faut internet pour cela. Ce que tu as saisi reste ici, et tu pourras continuer dès le retour d’internet.",
	"offline.button": "Il faut internet pour cela",
	"problem.email": "Adresse e-\u2060mail non valide",
	"problem.needName": "Saisissez votre nom complet",
	"problem.longName": "Ce nom est trop long. Au plus 100 lettres.",
	"problem.shortPassword": "Le mot de passe doit compter au moins 6 caractères",
	"problem.longPassword": "Ce mot de passe est trop long\u202f: 71 lettres latines ou 35 lettres arabes au plus.",
	"problem.differ": "Les deux mots de passe ne sont pas identiques",
	"problem.needGrade": "Choisissez votre classe",
	"refused.noAnswer":
		"{{failed}}, semble-t-il\u202f: le serveur n’a pas répondu. Vérifiez votre accès à internet et réessayez.",
	"refused.noAnswer_student":
		"{{failed}}, semble-t-il\u202f: le serveur n’a pas répondu. Vérifie ton accès à internet et réessaie.",
	"refused.onlyChanged":
		"Votre mot de passe a été changé, mais la session n’a pas pu s’ouvrir. Connectez-vous avec le nouveau mot de passe.",
	"refused.onlyChanged_student":
		"Ton mot de passe a été changé, mais la session n’a pas pu s’ouvrir. Connecte-toi avec le nouveau mot de passe.",
	"refused.busy_one": "Trop d’essais à la suite. Réessayez dans une minute.",
	"refused.busy_student_one": "Trop d’essais à la suite. Réessaie dans une minute.",
	"refused.busy_other": "Trop d’essais à la suite. Réessayez dans {{count}}\u00a0minutes.",
	"refused.busy_student_other": "Trop d’essais à la suite. Réessaie dans {{count}}\u00a0minutes.",
};
