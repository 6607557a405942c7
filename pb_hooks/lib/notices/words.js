// @ts-check
// The words of the mails about coursework (words-en.js and words-fr.js have the frame around them). Mails are read by others than
// the child: they say that there is something, and in which course; never an answer, a grade, a title or another child's name.

/** @typedef {import("../mail/words-en.js").Templates} Templates */
/** @typedef {(course: string, count: number) => string} Line */

/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/**
 * @param {object} words
 * @param {string} words.several subject
 * @param {string} words.due subject, where nothing else is new
 * @param {string} words.answers subject
 * @param {string[]} words.before of a student's mail, and of a teacher's
 * @param {string} words.button
 * @param {string} words.inside
 * @param {string[]} words.often to a student, and to a teacher
 * @returns {Templates}
 */
const templates = ({ several, due, answers, before, button, inside, often }) => ({
	notices: ({ lines = "", due: only = "" }) => ({
		subject: only ? due : several,
		before: before.slice(0, 1),
		shown: lines,
		button,
		after: [inside, ...often.slice(0, 1)],
	}),
	new_answers: ({ lines = "" }) => ({
		subject: answers,
		before: before.slice(1),
		shown: lines,
		button,
		after: [inside, ...often.slice(1)],
	}),
});

/** To an admin. @param {{ subject: string, before: string, button: string, inside: string, often: string }} words @returns {Templates} */
const atCentre = ({ subject, before, button, inside, often }) => ({
	centre_news: ({ lines = "" }) => ({ subject, before: [before], shown: lines, button, after: [inside, often] }),
});

const inEnglish = {
	...atCentre({
		subject: "New at the LEAD center",
		before: "There is something new at the center:",
		button: "Open LEAD",
		inside: "Names, and what was written, can only be read in LEAD.",
		often:
			"We write about this at most once an hour, and never between 8 PM and 7 AM. You can change that in your profile.",
	}),
	...templates({
		several: "Something new for you at LEAD",
		due: "Due tomorrow at LEAD",
		answers: "New answers at LEAD",
		before: ["There is something new in your courses:", "Your students have handed in:"],
		button: "Open LEAD",
		inside: "What was written, and any grade, can only be read in LEAD.",
		often: [
			"We write about your courses at most once an hour, and never between 8 PM and 7 AM. In your profile you choose about what.",
			"We write about answers at most once a day, in the evening. You can change that in your profile.",
		],
	}),
};

const inFrench = {
	...atCentre({
		subject: "Du nouveau au centre LEAD",
		before: "Il y a du nouveau au centre\u202f:",
		button: "Ouvrir LEAD",
		inside: "Les noms et les messages ne se lisent que dans LEAD.",
		often:
			"Nous vous écrivons à ce sujet au plus une fois par heure, jamais entre 20\u00a0h et 7\u00a0h. Vous pouvez changer cela dans votre profil.",
	}),
	...templates({
		several: "Du nouveau pour vous chez LEAD",
		due: "LEAD\u202f: à rendre demain",
		answers: "De nouvelles réponses chez LEAD",
		before: ["Il y a du nouveau dans vos cours\u202f:", "Vos élèves ont rendu\u202f:"],
		button: "Ouvrir LEAD",
		inside: "Les réponses et les notes ne se lisent que dans LEAD.",
		often: [
			"Nous vous écrivons au sujet de vos cours au plus une fois par heure, jamais entre 20\u00a0h et 7\u00a0h. Dans votre profil, vous choisissez à quel sujet.",
			"Nous vous écrivons au sujet des réponses au plus une fois par jour, le soir. Vous pouvez changer cela dans votre profil.",
		],
	}),
};

const inFrenchToStudent = templates({
	several: "Du nouveau pour toi chez LEAD",
	due: "LEAD\u202f: à rendre demain",
	answers: "De nouvelles réponses chez LEAD",
	before: ["Il y a du nouveau dans tes cours\u202f:", "Tes élèves ont rendu\u202f:"],
	button: "Ouvrir LEAD",
	inside: "Les réponses et les notes ne se lisent que dans LEAD.",
	often: [
		"Nous t’écrivons au sujet de tes cours au plus une fois par heure, jamais entre 20\u00a0h et 7\u00a0h. Dans ton profil, tu choisis à quel sujet.",
		"Nous t’écrivons au sujet des réponses au plus une fois par jour, le soir. Tu peux changer cela dans ton profil.",
	],
});

/** What a mail says of one course, by language and kind. @type {Record<string, Record<string, Line>>} */
const lines = {
	en: {
		due: (course, count) => `${course}: ${counted(count, "assignment", "assignments")} due tomorrow, not handed in yet`,
		returned: (course, count) =>
			`${course}: ${counted(count, "answer given back", "answers given back")} for another try`,
		date: (course, count) => `${course}: ${counted(count, "new due date", "new due dates")}`,
		graded: (course, count) => `${course}: ${counted(count, "answer graded", "answers graded")}`,
		assignment: (course, count) => `${course}: ${counted(count, "new assignment", "new assignments")}`,
		answers: (course, count) => `${course}: ${counted(count, "new answer", "new answers")}`,
		inquiries: (_, count) => counted(count, "new inquiry from a family", "new inquiries from families"),
		signups: (_, count) => counted(count, "new account waiting for approval", "new accounts waiting for approval"),
	},
	fr: {
		due: (course, count) =>
			`${course}\u202f: ${counted(count, "devoir à rendre demain, pas encore rendu", "devoirs à rendre demain, pas encore rendus")}`,
		returned: (course, count) => `${course}\u202f: ${counted(count, "réponse à refaire", "réponses à refaire")}`,
		date: (course, count) => `${course}\u202f: ${counted(count, "date changée", "dates changées")}`,
		graded: (course, count) => `${course}\u202f: ${counted(count, "réponse corrigée", "réponses corrigées")}`,
		assignment: (course, count) => `${course}\u202f: ${counted(count, "nouveau devoir", "nouveaux devoirs")}`,
		answers: (course, count) => `${course}\u202f: ${counted(count, "nouvelle réponse", "nouvelles réponses")}`,
		inquiries: (_, count) => counted(count, "nouvelle demande d’une famille", "nouvelles demandes de familles"),
		signups: (_, count) => counted(count, "nouveau compte à approuver", "nouveaux comptes à approuver"),
	},
};

module.exports = { inEnglish, inFrench, inFrenchToStudent, lines };
