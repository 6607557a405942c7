// @ts-check
// The words of the mails about inquiries (words-en.js and words-fr.js have the frame around them).

/**
 * @typedef {object} Inquiry
 * @property {string} name
 * @property {string} grade "Grade 5"
 * @property {string} phone
 * @property {string} email
 * @property {string} programs requested together with a portal account; "" in an inquiry from the join-us page
 * @property {string} text with its line breaks
 * @property {string} language of the page it was written on
 *
 * @typedef {object} Words
 * @property {import("../mail/words-en.js").Templates} templates
 * @property {(inquiry: Inquiry) => string} lines
 * @property {string} greeting the centre's first words in the chat with a family
 */

// This and the town below as src/centre.ts says, which hooks cannot read; tests/server/inquiries/mails.test.ts compares them.
const answerHours = 24;

/** @type {Words} */
const inEnglish = {
	templates: {
		inquiry: ({ inquiries, count, replies, chat, inbox = "" }) => ({
			subject: count === "1" ? "A family has written" : `${count} families have written`,
			before: [
				count === "1"
					? `This came through the website. We promise families an answer within ${answerHours} hours.`
					: `These came through the website. We promise families an answer within ${answerHours} hours.`,
			],
			shown: inquiries ?? "",
			button: chat ? "Answer on WhatsApp" : "Open the inquiries",
			...(chat ? { also: { label: "Open the inquiries", address: inbox } } : {}),
			after: [
				...(replies ? ["Reply to this email to write to the family."] : []),
				"Who called whom, and what was agreed, is kept under Inquiries in LEAD.",
				"We write at most every ten minutes, however many families do.",
			],
		}),
		suspect_inquiry: ({ count }) => ({
			subject: count === "1" ? "An inquiry looks like spam" : `${count} inquiries look like spam`,
			before: [
				"Messages from the website that look like spam are kept, but not emailed to you. Look them over: a real family may be among them.",
			],
			button: "Open the inquiries",
			after: ["We write about these at most once a day."],
		}),
	},
	lines: ({ name, grade, phone, email, programs, text, language }) => {
		const wish = programs ? `asks for an account for the portal: ${programs}` : "asks for a consultation";
		return `${name} · ${grade} · ${phone} · ${email}\n${wish} · used the ${language === "fr" ? "French" : "English"} site\n${text}`;
	},
	greeting: "Hello, this is LEAD in Zahlé. Thank you for writing to us. When would be a good time to call you?",
};

/** @type {Words} */
const inFrench = {
	templates: {
		inquiry: ({ inquiries, count, replies, chat, inbox = "" }) => ({
			subject: count === "1" ? "une famille a écrit" : `${count} familles ont écrit`,
			before: [
				count === "1"
					? `Ce message est arrivé par le site. Nous promettons aux familles une réponse sous ${answerHours}\u00a0heures.`
					: `Ces messages sont arrivés par le site. Nous promettons aux familles une réponse sous ${answerHours}\u00a0heures.`,
			],
			shown: inquiries ?? "",
			button: chat ? "Répondre sur WhatsApp" : "Ouvrir les demandes",
			...(chat ? { also: { label: "Ouvrir les demandes", address: inbox } } : {}),
			after: [
				...(replies ? ["Répondez à cet e-mail pour écrire à la famille."] : []),
				"Qui a appelé qui, et ce qui a été convenu, se note sous Demandes dans LEAD.",
				"Nous écrivons au plus toutes les dix minutes, quel que soit le nombre de messages.",
			],
		}),
		suspect_inquiry: ({ count }) => ({
			subject: count === "1" ? "une demande ressemble à du spam" : `${count} demandes ressemblent à du spam`,
			before: [
				"Les messages du site qui ressemblent à du spam sont gardés, mais ne vous sont pas envoyés. Jetez-y un œil\u202f: il peut y avoir une vraie famille parmi eux.",
			],
			button: "Ouvrir les demandes",
			after: ["Nous en parlons au plus une fois par jour."],
		}),
	},
	lines: ({ name, grade, phone, email, programs, text, language }) => {
		const wish = programs ? `demande un compte pour le portail\u202f: ${programs}` : "demande un entretien";
		return `${name} · ${grade} · ${phone} · ${email}\n${wish} · a utilisé le site en ${language === "fr" ? "français" : "anglais"}\n${text}`;
	},
	greeting: "Bonjour, ici le centre LEAD à Zahlé. Merci de nous avoir écrit. Quand pouvons-nous vous appeler\u202f?",
};

module.exports = { inEnglish, inFrench };
