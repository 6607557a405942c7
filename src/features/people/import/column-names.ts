// How schools in Lebanon call the columns of a class list, in three languages.
import { westernDigits } from "#i18n/digits.ts";
import { folded } from "#i18n/folding.ts";

const arabicPhones = ["هاتف", "هاتف خليوي", "تلفون", "تليفون", "خليوي", "خلوي", "موبايل", "جوال"].flatMap((phone) => [
	phone,
	`رقم ${phone}`,
]);
const ofParents = ["ولي الأمر", "الأهل", "الوالدين", "الأب", "الأم", "الوالد", "الوالدة"].flatMap((parent) =>
	["رقم", ...arabicPhones].map((phone) => `${phone} ${parent}`),
);

const names = {
	full: [
		"name",
		"full name",
		"student",
		"student name",
		"nom complet",
		...["nom et prenom", "prenom et nom", "nom prenom", "prenom nom", "nom de l eleve", "eleve", "student s name"],
		...["الاسم", "الاسم الكامل", "الاسم الثلاثي", "الاسم والشهرة", "اسم التلميذ", "اسم التلميذة", "اسم الطالب"],
		...["اسم الطالبة", "اسم التلميذ الكامل", "اسم الطالب الكامل", "التلميذ", "الطالب"],
	],
	first: ["first name", "given name", "prenom", "الاسم الأول"],
	last: [
		...["last name", "surname", "family name", "nom de famille", "nom"],
		...["الشهرة", "اسم الشهرة", "العائلة", "اسم العائلة", "الكنية"],
	],
	grade: ["grade", "class", "level", "classe", "niveau", "الصف", "الصف الدراسي", "المستوى"],
	email: [
		...["email", "e mail", "mail", "email address", "adresse e mail", "courriel"],
		...["البريد", "البريد الإلكتروني", "عنوان البريد الإلكتروني", "الإيميل", "عنوان الإيميل"],
	],
	language: ["language", "langue", "اللغة", "لغة المراسلة", "لغة التواصل"],
	parentPhone: [
		...["phone", "phone number", "phone 1", "parent phone", "parent s phone", "parents phone", "mobile", "portable"],
		...[
			"father s phone",
			"mother s phone",
			"portable pere",
			"portable mere",
			"portable du pere",
			"portable de la mere",
		],
		...["telephone pere", "telephone mere", "tel pere", "tel mere"],
		...["telephone", "telephone du parent", "telephone d un parent", "tel", "tel parent"],
		...["هاتف 1", ...arabicPhones, ...ofParents],
	],
	otherPhone: [
		...["other phone", "another phone", "phone 2", "second phone", "autre telephone", "telephone 2"],
		...["هاتف 2", "هاتف آخر", "رقم آخر", "رقم هاتف آخر", "هاتف ثانٍ", "هاتف ثاني", "هاتف المنزل", "هاتف البيت"],
	],
};
const columns = ["full", "first", "last", "grade", "email", "language", "parentPhone", "otherPhone"] as const;

export type Column = (typeof columns)[number];

/** Some lists write the Arabic article, others do not. */
export const withoutArticles = (text: string): string => text.replace(/(?<!\p{L})(?:ال)+(?=\p{L}{2})/gu, "");

/** Folded, and without what lists write differently. */
const plain = (title: string): string =>
	withoutArticles(
		westernDigits(folded(title))
			.replace(/[^\p{L}\p{N}]+/gu, " ")
			.trim(),
	);

const columnByName = new Map(columns.flatMap((column) => names[column].map((name) => [plain(name), column])));

/** What each column has. "Nom" is the family name beside a first name, and the whole name where no other column has one. */
export function columnsOf(head: string[]): (Column | undefined)[] {
	const columns = head.map((title) => columnByName.get(plain(title)));
	if (columns.includes("first") || columns.includes("full")) return columns;
	return columns.map((column, at) => (plain(head[at] ?? "") === "nom" ? "full" : column));
}
