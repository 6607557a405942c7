// @ts-check
// Families and teachers read these, so they say "vous".
const { inFrench } = require(`${__hooks}/lib/inquiries/words.js`);

/** @typedef {import("./words-en.js").Templates} Templates */

/** @type {Templates} */
const aboutSigningUp = {
	verify: () => ({
		subject: "Confirmez votre adresse e-mail",
		before: [
			"Merci d'avoir demandé un compte chez LEAD. Il ne reste qu'une chose à faire\u202f: confirmer que cette adresse est la vôtre.",
		],
		button: "Confirmer mon e-mail",
		after: [
			"Ensuite, quelqu'un au centre regarde votre demande et nous vous écrivons. Le lien est valable trois jours.",
			"Ce n'était pas vous\u202f? Alors il n'y a rien à faire, et aucun compte ne s'ouvre.",
		],
	}),
	already_verified: () => ({
		subject: "Votre adresse e-mail est déjà confirmée",
		before: [
			"Vous avez demandé un nouveau lien de confirmation. Ce n'est pas nécessaire\u202f: votre adresse est confirmée. Vous pouvez vous connecter.",
		],
		button: "Se connecter",
		after: ["Ce n'était pas vous\u202f? Alors il n'y a rien à faire."],
	}),
	approved: () => ({
		subject: "Bienvenue chez LEAD\u202f: votre compte est ouvert",
		before: ["Bonne nouvelle\u202f: le centre a approuvé votre compte. Vos cours et votre cahier vous attendent."],
		button: "Ouvrir LEAD",
		after: [
			"Une fois connecté, vous gardez votre travail sous les yeux même sans courant ni internet. À bientôt\u202f!",
		],
	}),
	declined: ({ reason }) => ({
		subject: "À propos de votre compte LEAD",
		before: [
			"Merci de l'intérêt que vous portez à LEAD. Cette fois, le centre n'a pas approuvé votre compte.",
			...(reason ? ["Le centre vous écrit\u202f:"] : []),
		],
		...(reason ? { shown: reason } : {}),
		after: [
			"Vous pensez qu'il s'agit d'une erreur, ou vous avez une question\u202f? Appelez le centre ou écrivez-lui. Nous trouverons une solution ensemble.",
		],
	}),
	sign_up_waits: ({ people, count }) => ({
		subject: count === "1" ? "un nouveau compte attend" : `${count} nouveaux comptes attendent`,
		before: [
			count === "1"
				? "Une personne s'est inscrite et attend une réponse\u202f:"
				: "Ces personnes se sont inscrites et attendent une réponse\u202f:",
		],
		shown: people ?? "",
		button: "Ouvrir les approbations",
		after: ["Nous écrivons au plus toutes les dix minutes, quel que soit le nombre d'inscriptions."],
	}),
};

/** @type {Templates} */
const aboutPasswords = {
	reset: () => ({
		subject: "Choisissez un nouveau mot de passe",
		before: [
			"Quelqu'un a demandé un nouveau mot de passe pour votre compte LEAD. Si c'était vous, choisissez-le ici\u202f:",
		],
		button: "Choisir un nouveau mot de passe",
		after: [
			"Le lien sert une seule fois, pendant un jour. S'il a expiré, demandez-en simplement un autre.",
			"Ce n'était pas vous\u202f? Alors il n'y a rien à faire\u202f: votre mot de passe reste le même.",
		],
	}),
	no_account: () => ({
		subject: "Aucun compte LEAD n'utilise cette adresse",
		before: [
			"Quelqu'un a demandé à LEAD un lien pour cette adresse, mais aucun compte ne la porte.",
			"Si c'était vous, vous vous êtes peut-être inscrit avec une autre adresse. Sinon, demandez un compte ici\u202f:",
		],
		button: "Demander un compte",
		after: [
			"Ce n'était pas vous\u202f? Alors il n'y a rien à faire. Nous écrivons ce message au plus une fois par jour.",
		],
	}),
	temporary_password: ({ password }) => ({
		subject: "Un mot de passe pour revenir",
		before: ["Le centre vous a donné un mot de passe. Il est valable sept jours\u202f:"],
		shown: password ?? "",
		button: "Se connecter",
		after: ["En vous connectant, vous choisirez votre propre mot de passe, que vous seul connaîtrez."],
	}),
};

/** @type {Templates} */
const aboutAddresses = {
	change_email: () => ({
		subject: "Confirmez votre nouvelle adresse e-mail",
		before: [
			"Vous avez demandé à utiliser cette adresse pour votre compte LEAD. Confirmez-la ici, avec votre mot de passe\u202f:",
		],
		button: "Utiliser cette adresse",
		after: [
			"Le lien est valable un jour. Tant que vous n'avez pas confirmé, votre compte garde son adresse actuelle.",
			"Ce n'était pas vous\u202f? Alors il n'y a rien à faire.",
		],
	}),
	email_taken: () => ({
		subject: "Cette adresse a déjà un compte LEAD",
		before: ["Quelqu'un a demandé à utiliser cette adresse pour un compte LEAD, mais un compte la porte déjà."],
		button: "Se connecter",
		after: [
			"Si c'était vous, connectez-vous avec cette adresse. Ce n'était pas vous\u202f? Alors il n'y a rien à faire.",
		],
	}),
	email_changed: ({ email }) => ({
		subject: "Votre compte LEAD a une nouvelle adresse e-mail",
		before: ["Désormais, votre compte LEAD utilise cette adresse, et c'est là que nous vous écrirons\u202f:"],
		shown: email ?? "",
		after: ["Ce n'était pas vous\u202f? Alors appelez tout de suite le centre ou écrivez-lui."],
	}),
};

/** @type {Templates} */
const templates = { ...aboutSigningUp, ...aboutPasswords, ...aboutAddresses, ...inFrench.templates };

/** @type {import("./words-en.js").Words} */
const french = {
	language: "fr",
	hello: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
	label: (button) => `${button}\u202f:`,
	inClear: "Si le bouton ne s'ouvre pas, copiez cette adresse dans votre navigateur\u202f:",
	bye: "Bien à vous, l'équipe LEAD",
	centre: "LEAD, centre d'apprentissage après l'école, Zahlé",
	person: ({ name, role, grade, email }) =>
		`${name} · ${role === "teacher" ? "professeur" : "élève"}${grade ? `, Grade ${grade}` : ""} · ${email}`,
	of: (kind, values) => {
		const template = templates[kind];
		if (!template) throw new Error(`There are no words for a mail of kind ${kind}.`);
		return template(values);
	},
};

module.exports = { french };
