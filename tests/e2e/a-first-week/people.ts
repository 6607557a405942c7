// Who is there in the first week.
import type { Newcomer } from "#support/api/newcomers.ts";

export const samar = { name: "Samar Tannous", email: "samar@centre.test", password: "the first of all" };

export const rana = {
	name: "Rana Khoury",
	email: "rana@home.test",
	password: "fractions are fine",
	role: /^Teacher$/,
} satisfies Newcomer;

export const joseph = {
	name: "Joseph Saadé",
	email: "joseph@home.test",
	password: "la grammaire",
	role: /^Professeur$/,
} satisfies Newcomer;

/** The class as the centre has it in a spreadsheet; nobody has an address. */
export const classList = `Name,Grade,Language,Phone
Nour Saad,6,English,70 111 222
Léa Chidiac,6,French,03 111 222
Maya Haddad,6,English,
Karim Nassar,6,,71 222 333
`;

export const nour = { name: "Nour Saad", first: "Nour", own: "my own sentence" };
export const lea = { name: "Léa Chidiac", first: "Léa", own: "ma phrase à moi" };

/** What stands on the card of a child. */
export type Card = { user: string; password: string };

export const rita = {
	"Parent Name": "Rita Abou Jaoudé",
	"Child Grade": "Grade 6",
	Email: "rita@family.test",
	Phone: "70 333 444",
	Message: "My daughter Yara finds fractions hard. Can we come on Tuesday?",
};

export const marc = {
	"Nom du parent": "Marc Daher",
	"E-mail": "marc@family.test",
	Téléphone: "03 444 555",
	Classe: "Grade 7",
	"Programmes souhaités": "Après l’école, français",
};

export const huda = {
	"Parent Name": "هدى خوري",
	"Child Grade": "Grade 9",
	Email: "huda@family.test",
	Phone: "+33 6 12 34 56 78",
	Message: "We move to Zahlé in the summer. Is there a place in September?",
};
