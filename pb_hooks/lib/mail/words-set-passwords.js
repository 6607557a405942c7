// @ts-check
// The words of the mails with a password that the centre set (words-en.js and words-fr.js have the frame around them).

/** @typedef {import("./words-en.js").Templates} Templates */

/**
 * @param {{ temporary: string, first: string }} subjects
 * @param {{ temporary: string, first: string }} lines what the password is, and for how long it works
 * @param {{ button: string, after: string }} rest
 * @returns {Templates}
 */
const templates = (subjects, lines, { button, after }) => {
	/** @param {"temporary" | "first"} which @returns {Templates[string]} */
	const mail =
		(which) =>
		({ password = "" }) => ({
			subject: subjects[which],
			before: [lines[which]],
			shown: password,
			button,
			after: [after],
		});
	return { temporary_password: mail("temporary"), account_made: mail("first") };
};

const inEnglish = templates(
	{ temporary: "Your temporary LEAD password", first: "Your LEAD account is ready" },
	{
		temporary: "The center has set a password for you. It works for seven days:",
		first: "The center has opened an account for you with this address. The first password works for thirty days:",
	},
	{
		button: "Sign in",
		after: "When you sign in with it, you choose your own password, which only you know.",
	},
);

const inFrench = templates(
	{ temporary: "Votre mot de passe provisoire LEAD", first: "Votre compte LEAD est prêt" },
	{
		temporary: "Le centre vous a donné un mot de passe. Il est valable sept jours\u202f:",
		first:
			"Le centre a ouvert un compte pour vous à cette adresse. Le premier mot de passe est valable trente jours\u202f:",
	},
	{
		button: "Se connecter",
		after: "En vous connectant, vous choisirez votre propre mot de passe, que personne d’autre ne connaîtra.",
	},
);

const inFrenchToStudent = templates(
	{ temporary: "Ton mot de passe provisoire LEAD", first: "Ton compte LEAD est prêt" },
	{
		temporary: "Le centre t’a donné un mot de passe. Il est valable sept jours\u202f:",
		first:
			"Le centre a ouvert un compte pour toi à cette adresse. Le premier mot de passe est valable trente jours\u202f:",
	},
	{
		button: "Se connecter",
		after: "En te connectant, tu choisiras ton propre mot de passe, que personne d’autre ne connaîtra.",
	},
);

module.exports = { inEnglish, inFrench, inFrenchToStudent };
