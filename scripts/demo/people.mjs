// @ts-check
// Made-up people of a made-up evening class in Zahlé. The first seven can sign in; the others make up a class for the
// teacher and give the admin people to decide about.

export const demoPassword = "demo1234";

/**
 * @typedef {object} Person
 * @property {string} key the name by which the courses refer to this person
 * @property {string} name
 * @property {string} email
 * @property {"student" | "teacher" | "admin"} role
 * @property {string} [grade]
 * @property {"en" | "fr"} [language]
 * @property {string} [about] what the account shows; who has it can sign in with the demo password
 * @property {"approved" | "waiting" | "declined" | "blocked"} [accountStatus] approved, unless it says something else
 * @property {string} [reason] why the person was declined
 * @property {import("./calendar.mjs").When} [signedUp] the moment of seeding by default
 * @property {boolean} [unverified] has not opened the link that confirms the address
 */

/** @type {Person[]} */
export const people = [
	{ key: "admin", name: "Samar Tannous", email: "admin@lead.example", role: "admin", about: "admin" },
	{
		key: "rana",
		name: "Rana Khoury",
		email: "teacher@lead.example",
		role: "teacher",
		about: "teacher of Mathematics and Science",
	},
	{
		key: "nadine",
		name: "Nadine Maalouf",
		email: "teacher2@lead.example",
		role: "teacher",
		language: "fr",
		about: "teacher of Français",
	},
	{
		key: "maya",
		name: "Maya Sfeir",
		email: "student@lead.example",
		role: "student",
		grade: "6",
		about: "student of Mathematics and Science",
	},
	{
		key: "karim",
		name: "Karim Haddad",
		email: "student2@lead.example",
		role: "student",
		grade: "6",
		about: "student of the same courses",
	},
	{
		key: "lea",
		name: "Léa Chamoun",
		email: "student3@lead.example",
		role: "student",
		grade: "6",
		language: "fr",
		about: "student of Français",
	},
	{
		key: "jad",
		name: "Jad Nassar",
		email: "pending@lead.example",
		role: "student",
		grade: "7",
		about: "signed up, not approved yet",
		accountStatus: "waiting",
	},
	{
		key: "hiba",
		name: "Hiba Salameh",
		email: "hiba.salameh@teachers.example",
		role: "teacher",
		language: "fr",
		accountStatus: "waiting",
		signedUp: [-4, "11:20"],
	},
	{
		key: "ali",
		name: "Ali Mazloum",
		email: "ali.mazloum@families.example",
		role: "student",
		grade: "9",
		accountStatus: "waiting",
		signedUp: [-1, "21:47"],
	},
	{
		key: "christelle",
		name: "Christelle Abi Nader",
		email: "christelle.abinader@families.example",
		role: "student",
		grade: "4",
		language: "fr",
		accountStatus: "waiting",
		signedUp: [-2, "18:05"],
		unverified: true,
	},
	{
		key: "georges",
		name: "Georges Frem",
		email: "georges.frem@families.example",
		role: "student",
		grade: "12",
		accountStatus: "declined",
		reason: "Grade 12 is full until January. Please call us, and we will keep a place for you.",
		signedUp: [-8, "17:30"],
	},
	{
		key: "omar",
		name: "Omar Khalil",
		email: "omar.khalil@families.example",
		role: "student",
		grade: "8",
		accountStatus: "blocked",
		signedUp: [-30, "16:15"],
	},
	...classmates(["Tia Rahme", "Anthony Saad", "Yara Zoghbi", "Charbel Nakhle", "Nour Hamieh"], "en"),
	...classmates(["Sara Daccache", "Michel Azar", "Fatima Jaber"], "fr"),
];

/**
 * @param {string[]} names
 * @param {"en" | "fr"} language
 * @returns {Person[]}
 */
function classmates(names, language) {
	return names.map((name) => {
		const key = (name.split(" ")[0] ?? name).toLowerCase();
		const email = `${name.toLowerCase().replace(" ", ".")}@families.example`;
		return { key, name, email, role: "student", grade: "6", language };
	});
}
