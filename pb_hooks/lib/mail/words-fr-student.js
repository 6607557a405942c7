// @ts-check
// The French of the mails to a student, also before the approval: "tu". The others are in words-fr.js.
const { inFrenchToStudent: notices } = require(`${__hooks}/lib/notices/words.js`);
const { inFrenchToStudent } = require(`${__hooks}/lib/mail/words-set-passwords.js`);

/** @type {import("./words-en.js").Templates} */
const toStudent = {
	...inFrenchToStudent,
	...notices,
	verify: ({ role, by }) => ({
		subject: "Confirme ton adresse e-mail pour LEAD",
		before: [
			by
				? "Le centre a noté cette adresse pour ton compte LEAD. Il ne reste qu’une chose à faire\u202f: confirmer qu’elle est bien la tienne, pour que les nouvelles de tes cours te parviennent."
				: role
					? "Tu as demandé un lien pour confirmer ton adresse chez LEAD. Il ne reste qu’une chose à faire\u202f: confirmer qu’elle est bien la tienne."
					: "Merci d’avoir demandé un compte chez LEAD. Il ne reste qu’une chose à faire\u202f: confirmer que cette adresse est la tienne.",
		],
		button: "Confirmer mon adresse",
		after: role
			? ["Le lien est valable trois jours.", "Si ce n’était pas toi, tu peux ignorer cet e-mail."]
			: [
					"Ensuite, le centre examine ta demande et nous t’écrivons. Le lien est valable trois jours.",
					"Si ce n’était pas toi, ignore cet e-mail\u202f: aucun compte ne sera ouvert.",
				],
	}),
	already_verified: () => ({
		subject: "Ton adresse e-mail pour LEAD est déjà confirmée",
		before: [
			"Tu as demandé un nouveau lien de confirmation. Ce n’est pas nécessaire\u202f: ton adresse est confirmée. Tu peux te connecter.",
		],
		button: "Se connecter",
		after: ["Si ce n’était pas toi, tu peux ignorer cet e-mail."],
	}),
	approved: () => ({
		subject: "Bienvenue chez LEAD\u202f: ton compte est approuvé",
		before: [
			"Bonne nouvelle\u202f: le centre a approuvé ton compte. Tu peux te connecter. Pour entrer dans un cours, utilise le code donné par ton professeur.",
		],
		button: "Ouvrir LEAD",
		after: ["Après la première connexion, ton travail reste lisible même sans courant ni internet. À bientôt\u202f!"],
	}),
	declined: ({ reason }) => ({
		subject: "À propos de ton compte LEAD",
		before: [
			"Merci de l’intérêt que tu portes à LEAD. Cette fois, le centre n’a pas approuvé ton compte.",
			...(reason ? ["Le centre t’écrit\u202f:"] : []),
		],
		...(reason ? { shown: reason } : {}),
		after: [
			"Si tu penses qu’il s’agit d’une erreur, ou si tu as une question, appelle le centre ou écris-lui. Nous trouverons une solution ensemble.",
		],
	}),
	reset: () => ({
		subject: "Choisis un nouveau mot de passe pour LEAD",
		before: ["Quelqu’un a demandé un nouveau mot de passe pour ton compte LEAD. Si c’était toi, choisis-le ici\u202f:"],
		button: "Choisir un nouveau mot de passe",
		after: [
			"Le lien ne sert qu’une fois et reste valable un jour. S’il a expiré, demandes-en simplement un autre.",
			"Si ce n’était pas toi, ignore cet e-mail\u202f: ton mot de passe reste le même.",
		],
	}),
	change_email: () => ({
		subject: "Confirme ta nouvelle adresse e-mail pour LEAD",
		before: [
			"Tu as demandé à utiliser cette adresse pour ton compte LEAD. Confirme-la ici, avec ton mot de passe\u202f:",
		],
		button: "Utiliser cette adresse",
		after: [
			"Le lien est valable un jour. Tant que tu n’as pas confirmé, ton compte garde son adresse actuelle.",
			"Si ce n’était pas toi, tu peux ignorer cet e-mail.",
		],
	}),
	email_taken: () => ({
		subject: "Cette adresse a déjà un compte LEAD",
		before: ["Quelqu’un a demandé à utiliser cette adresse pour un compte LEAD, mais ton compte l’utilise déjà."],
		button: "Se connecter",
		after: ["Si c’était toi, connecte-toi avec cette adresse. Sinon, tu peux ignorer cet e-mail."],
	}),
	email_changed: ({ email, username, contact }) => ({
		subject: email ? "Ton compte LEAD a une nouvelle adresse e-mail" : "Ton compte LEAD n’a plus d’adresse e-mail",
		before: [
			email
				? "Désormais, ton compte LEAD utilise cette adresse, et c’est là que nous t’écrirons\u202f:"
				: "Le centre a retiré cette adresse de ton compte LEAD. Tu te connectes avec ton nom d’utilisateur\u202f:",
		],
		shown: email || username || "",
		after: [
			`Si ce n’était pas toi, appelle tout de suite le centre ou écris-lui${contact ? `\u202f: ${contact}` : "."}`,
		],
	}),
};

module.exports = { toStudent };
