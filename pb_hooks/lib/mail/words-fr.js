// @ts-check
// Families and teachers read these, so they say "vous"; a student, approved or not, is spoken to as "tu" (words-fr-student.js).
const { waysTo } = require(`${__hooks}/lib/mail/contact.js`);
const { inFrench } = require(`${__hooks}/lib/inquiries/words.js`);
const { inFrench: notices } = require(`${__hooks}/lib/notices/words.js`);
const { inFrench: setPasswords } = require(`${__hooks}/lib/mail/words-set-passwords.js`);
const { toStudent } = require(`${__hooks}/lib/mail/words-fr-student.js`);

/** @typedef {import("./words-en.js").Templates} Templates */

/** @type {Record<string, { firstStep: string, after: string }>} what an approved account is for, by its role */
const welcome = {
	teacher: {
		firstStep: "Vous pouvez créer votre premier cours.",
		after: "Après la première connexion, vos cours restent lisibles même sans courant ni internet. À bientôt\u202f!",
	},
	admin: {
		firstStep: "Les comptes, les rôles et les documents se gèrent dans l’espace administration.",
		after: "À bientôt\u202f!",
	},
};

/** @type {Templates} */
const aboutSigningUp = {
	verify: ({ role, by }) => ({
		subject: "Confirmez votre adresse e-mail pour LEAD",
		before: [
			by
				? "Le centre a noté cette adresse pour votre compte LEAD. Il ne reste qu’une chose à faire\u202f: confirmer qu’elle est bien la vôtre, pour que les nouvelles de vos cours vous parviennent."
				: role
					? "Vous avez demandé un lien pour confirmer votre adresse chez LEAD. Il ne reste qu’une chose à faire\u202f: confirmer qu’elle est bien la vôtre."
					: "Merci d’avoir demandé un compte chez LEAD. Il ne reste qu’une chose à faire\u202f: confirmer que cette adresse est la vôtre.",
		],
		button: "Confirmer mon adresse",
		after: role
			? ["Le lien est valable trois jours.", "Si ce n’était pas vous, vous pouvez ignorer cet e-mail."]
			: [
					"Ensuite, le centre examine votre demande et nous vous écrivons. Le lien est valable trois jours.",
					"Si ce n’était pas vous, ignorez cet e-mail\u202f: aucun compte ne sera ouvert.",
				],
	}),
	already_verified: () => ({
		subject: "Votre adresse e-mail pour LEAD est déjà confirmée",
		before: [
			"Vous avez demandé un nouveau lien de confirmation. Ce n’est pas nécessaire\u202f: votre adresse est confirmée. Vous pouvez vous connecter.",
		],
		button: "Se connecter",
		after: ["Si ce n’était pas vous, vous pouvez ignorer cet e-mail."],
	}),
	approved: ({ role = "" }) => ({
		subject: "Bienvenue chez LEAD\u202f: votre compte est approuvé",
		before: [
			`Bonne nouvelle\u202f: le centre a approuvé votre compte. Vous pouvez vous connecter. ${welcome[role]?.firstStep ?? ""}`.trim(),
		],
		button: "Ouvrir LEAD",
		after: [welcome[role]?.after ?? "À bientôt\u202f!"],
	}),
	declined: ({ reason }) => ({
		subject: "À propos de votre compte LEAD",
		before: [
			"Merci de l’intérêt que vous portez à LEAD. Cette fois, le centre n’a pas approuvé votre compte.",
			...(reason ? ["Le centre vous écrit\u202f:"] : []),
		],
		...(reason ? { shown: reason } : {}),
		after: [
			"Si vous pensez qu’il s’agit d’une erreur, ou si vous avez une question, appelez le centre ou écrivez-lui. Nous trouverons une solution ensemble.",
		],
	}),
	sign_up_waits: ({ people, count }) => ({
		subject: count === "1" ? "un nouveau compte attend" : `${count} nouveaux comptes attendent`,
		before: [
			count === "1"
				? "Une personne s’est inscrite et attend l’approbation de son compte\u202f:"
				: "Ces personnes se sont inscrites et attendent l’approbation de leur compte\u202f:",
		],
		shown: people ?? "",
		button: "Ouvrir les approbations",
		after: ["Nous écrivons au plus toutes les dix minutes, quel que soit le nombre d’inscriptions."],
	}),
};

/** @type {Templates} */
const aboutPasswords = {
	reset: () => ({
		subject: "Choisissez un nouveau mot de passe pour LEAD",
		before: [
			"Quelqu’un a demandé un nouveau mot de passe pour votre compte LEAD. Si c’était vous, choisissez-le ici\u202f:",
		],
		button: "Choisir un nouveau mot de passe",
		after: [
			"Le lien ne sert qu’une fois et reste valable un jour. S’il a expiré, demandez-en simplement un autre.",
			"Si ce n’était pas vous, ignorez cet e-mail\u202f: votre mot de passe reste le même.",
		],
	}),
	no_account: () => ({
		subject: "Aucun compte LEAD n’utilise cette adresse",
		before: [
			"Quelqu’un a demandé à LEAD un lien pour cette adresse, mais aucun compte ne l’utilise.",
			"Si c’était vous, votre compte a peut-être une autre adresse. Sinon, demandez un compte ici\u202f:",
		],
		button: "Demander un compte",
		after: ["Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Nous l’envoyons au plus une fois par jour."],
	}),
};

/** @type {Templates} */
const aboutAddresses = {
	change_email: () => ({
		subject: "Confirmez votre nouvelle adresse e-mail pour LEAD",
		before: [
			"Vous avez demandé à utiliser cette adresse pour votre compte LEAD. Confirmez-la ici, avec votre mot de passe\u202f:",
		],
		button: "Utiliser cette adresse",
		after: [
			"Le lien est valable un jour. Tant que vous n’avez pas confirmé, votre compte garde son adresse actuelle.",
			"Si ce n’était pas vous, vous pouvez ignorer cet e-mail.",
		],
	}),
	email_taken: () => ({
		subject: "Cette adresse a déjà un compte LEAD",
		before: ["Quelqu’un a demandé à utiliser cette adresse pour un compte LEAD, mais un compte l’utilise déjà."],
		button: "Se connecter",
		after: ["Si c’était vous, connectez-vous avec cette adresse. Sinon, vous pouvez ignorer cet e-mail."],
	}),
	email_changed: ({ email, username, contact }) => ({
		subject: email ? "Votre compte LEAD a une nouvelle adresse e-mail" : "Votre compte LEAD n’a plus d’adresse e-mail",
		before: [
			email
				? "Désormais, votre compte LEAD utilise cette adresse, et c’est là que nous vous écrirons\u202f:"
				: "Le centre a retiré cette adresse de votre compte LEAD. Vous vous connectez avec votre nom d’utilisateur\u202f:",
		],
		shown: email || username || "",
		after: [
			`Si ce n’était pas vous, appelez tout de suite le centre ou écrivez-lui${contact ? `\u202f: ${contact}` : "."}`,
		],
	}),
};

/** @type {Templates} */
const templates = {
	...aboutSigningUp,
	...aboutPasswords,
	...setPasswords,
	...aboutAddresses,
	...inFrench.templates,
	...notices,
};

/** @type {import("./words-en.js").Words} */
const french = {
	language: "fr",
	hello: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
	label: (button) => `${button}\u202f:`,
	inClear: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u202f:",
	stop: "Ne plus recevoir ces e-mails",
	bye: "Bien cordialement,\nL’équipe LEAD",
	centre: (contact) => `LEAD, centre de soutien scolaire${contact ? `, ${contact.town} (Liban)` : ""}`,
	ways: (contact) => waysTo(contact, "Téléphone"),
	person: ({ name, role, grade, email }) =>
		`${name} · ${role === "teacher" ? "professeur" : "élève"}${grade ? `, Grade ${grade}` : ""} · ${email}`,
	of: (kind, values) => said(templates, kind, values),
};

/** @type {import("./words-en.js").Words} */
const frenchToStudent = {
	...french,
	inClear: "Si le bouton ne fonctionne pas, copie cette adresse dans ton navigateur\u202f:",
	of: (kind, values) => said({ ...templates, ...toStudent }, kind, values),
};

/** @param {Templates} known @param {string} kind @param {Record<string, string>} values */
const said = (known, kind, values) => {
	const template = known[kind];
	if (!template) throw new Error(`There are no words for a mail of kind ${kind}.`);
	return template(values);
};

module.exports = { french, frenchToStudent };
