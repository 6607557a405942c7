// @ts-check
// Made-up people of a made-up evening class in Zahlé. The first seven can sign in; the others are there so that a
// teacher has a class.

export const demoPassword = "demo1234";

/**
 * @typedef {object} Person
 * @property {string} key how the courses call this person
 * @property {string} name
 * @property {string} email
 * @property {"student" | "teacher" | "admin"} role
 * @property {string} [grade]
 * @property {"en" | "fr"} [language]
 * @property {string} [about] what the account shows; who has it can sign in with the demo password
 * @property {boolean} [waiting] signed up, not approved
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
		waiting: true,
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
