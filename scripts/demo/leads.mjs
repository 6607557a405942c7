// @ts-check
// Families who wrote through the website: what an admin of the centre finds in the morning.

/**
 * @typedef {object} Inquiry
 * @property {string} parent
 * @property {string} phone
 * @property {string} email
 * @property {number} grade
 * @property {string} [message] of an inquiry from the join-us page
 * @property {string} [programs] of a request for a portal account
 * @property {string} [wishes] the free text of that request
 * @property {"en" | "fr"} [language]
 * @property {import("./calendar.mjs").When} written
 * @property {import("./calendar.mjs").When} [arrived] set when it had to wait for the network
 * @property {"new" | "called" | "booked" | "enrolled" | "closed"} [status]
 * @property {import("./calendar.mjs").When} [called] when an admin took it up
 * @property {string} [notes] written by an admin
 * @property {string} [doubts] why it looks like spam
 */

/** @type {Inquiry[]} */
export const inquiries = [
	{
		parent: "Rita Abou Jaoude",
		phone: "+9613000141",
		email: "rita.aboujaoude@families.example",
		grade: 5,
		message:
			"My son Elie is in Grade 5 at a French school. He understands the lesson, but homework takes him until nine in the evening. Do you have a place in the after-school group, and can he come from 3:15?",
		written: [-1, "20:42"],
	},
	{
		parent: "Hassan Moussawi",
		phone: "+96170000258",
		email: "hassan.moussawi@families.example",
		grade: 11,
		message:
			"Hello, my daughter wants to sit the SAT in spring. Is there a course that starts in the next weeks? She has volleyball on Tuesdays.",
		written: [-1, "17:05"],
		arrived: [-1, "19:31"],
	},
	{
		parent: "Mireille Daher",
		phone: "+96171000306",
		email: "mireille.daher@families.example",
		grade: 3,
		language: "fr",
		message:
			"Bonjour, ma fille Joy est en Grade 3 et lit encore avec peine en arabe. Proposez-vous un soutien en petit groupe ? Nous habitons Ksara, le trajet n’est pas un souci.",
		written: [-2, "12:18"],
		status: "booked",
		called: [-2, "15:04"],
		notes: "Appelée à 15 h, elle vient voir le centre mercredi à 17 h avec Joy.",
	},
	{
		parent: "Nabil Sfeir",
		phone: "+9613000417",
		email: "nabil.sfeir@families.example",
		grade: 6,
		programs: "After-school learning",
		wishes: "My daughter Maya is already with you. I would like to see her weekly progress.",
		written: [-3, "21:10"],
		status: "closed",
		called: [-2, "16:10"],
		notes: "Explained that Maya shows him her dashboard for now.",
	},
	{
		parent: "Carole Nakhle",
		phone: "+96176000522",
		email: "carole.nakhle@families.example",
		grade: 6,
		language: "fr",
		programs: "Mathématiques et sciences, avec Mme Khoury",
		written: [-4, "18:27"],
		status: "enrolled",
		called: [-4, "19:02"],
		notes: "Charbel a commencé lundi.",
	},
	{
		parent: "Best Offers",
		phone: "+12025550147",
		email: "offers@marketing.example",
		grade: 1,
		message: "Grow your business today! https://offers.example/start and https://offers.example/more",
		written: [-2, "03:14"],
		doubts: "quick links",
	},
];

/**
 * @param {Inquiry} inquiry
 * @param {(when: import("./calendar.mjs").When) => string} calendar
 * @returns {object} the fields as the form sends them, and those the centre adds
 */
export function leadFields({ parent, phone, email, written, message, programs, wishes, ...inquiry }, calendar) {
	const { language = "en", status = "new", called, notes = "", doubts = "" } = inquiry;
	const grade = `Grade ${inquiry.grade}`;
	const sent = { parent_name: parent, phone, email, grade, language, written_at: calendar(written) };
	const asked = message
		? { program_type: Array.from(message).slice(0, 100).join(""), full_message: message }
		: {
				student_name: `Portal Access Request - ${grade}`,
				program_type: programs,
				message: wishes ?? "Portal access request",
			};
	const taken = called ? { called_at: calendar(called), called_by: "Samar Tannous" } : {};
	return { ...sent, ...asked, ...taken, status, notes, doubts, suspect: doubts !== "" };
}
