// What the columns of class lists are called in Lebanon, in Arabic.
import { expect, test } from "vitest";
import { checkAccount } from "#features/people/account/schema.ts";
import { columnsIn, languageFrom, nameFrom } from "./cells.ts";
import { readTable } from "./read-table.ts";

/** As an Arabic Windows saves it. */
function inWindows1256(text: string): Uint8Array<ArrayBuffer> {
	const letters = new TextDecoder("windows-1256").decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
	return Uint8Array.from(text, (letter) => letters.indexOf(letter));
}

test("no column of an Arabic list that Windows saved is dropped", async () => {
	const list =
		"الاسم,الصف,البريد الإلكتروني,اللغة,الهاتف,هاتف آخر\r\nنور حداد,7,nour@lead.test,فرنسي,70 123 456,03 123 456\r\n";
	const content = new File([inWindows1256(list)], "class.csv");
	expect(await readTable(content, "en", { check: checkAccount, ids: new Map() })).toMatchObject({
		unused: [],
		rows: [
			{
				account: {
					...{ full_name: "نور حداد", grade: "7", email: "nour@lead.test", language: "fr" },
					...{ parent_phone: "70 123 456", other_phone: "03 123 456" },
				},
				problems: [],
			},
		],
	});
});

test.each([
	["full", ["الاسم الثلاثي", "اسم التلميذ", "إسم الطالب", "الإسم والشهرة", "الأسم الكامل"]],
	["first", ["الاسم الأول", "الإسم الاول"]],
	["last", ["الشهرة", "اسم العائلة", "الكنية"]],
	["grade", ["الصف", "صف", "الصفّ", "الصف الدراسي"]],
	["email", ["البريد", "البريد الالكتروني", "بريد إلكتروني", "الايميل", "إيميل", "البَريد الإلكترونيّ", "الأيميل"]],
	["language", ["اللغة", "لغة", "اللّغة"]],
	["parentPhone", ["هاتف", "رقم الهاتف", "الموبايل", "رقم الخليوي", "التلفون", "رقم ولي الأمر", "هاتف الأم"]],
	["parentPhone", ["رقم هاتف ولي الامر", "هاتف الأهل", "رقم تلفون الأب:", "الهاتف ١"]],
	["otherPhone", ["هاتف آخر", "الهاتف الثاني", "هاتف ٢", "رقم هاتف آخر"]],
] as const)("a column of the kind %s is known as %s", (column, titles) => {
	for (const title of titles) expect(columnsIn([title]), title).toEqual({ places: new Map([[column, 0]]), unused: [] });
});

test("of the phones of two parents in Arabic the second is the other phone; whoever the guardian is, is not read", () => {
	expect(columnsIn(["الاسم", "ولي الأمر", "هاتف الأب", "هاتف الأم"])).toEqual({
		places: new Map([
			["full", 0],
			["parentPhone", 2],
			["otherPhone", 3],
		]),
		unused: ["ولي الأمر"],
	});
});

test.each([
	["fr", ["فرنسي", "الفرنسية", "فرنسية"]],
	["en", ["إنكليزي", "الإنجليزية", "انكليزية"]],
	[null, ["عربي", "فرنسي وإنكليزي"]],
])("the language %s is read from %s", (language, cells) => {
	for (const cell of cells) expect(languageFrom(cell), cell).toBe(language);
});

test.each([
	["الاسم,الشهرة", "نور,حداد", "نور حداد"],
	["Name,Family name", "Maya,El Khoury", "Maya El Khoury"],
	["First name,Name", "Maya,Haddad", "Maya Haddad"],
	["Full name,Family name", "Maya El Khoury,el khoury", "Maya El Khoury"],
	["الاسم الثلاثي,الشهرة", "نور سامي حداد,حداد", "نور سامي حداد"],
	["Prénom,Nom", "Léa,Saadé", "Léa Saadé"],
	["Nom,Prénom", "Saadé,Léa", "Léa Saadé"],
	["Élève,Nom", "Léa Saadé,Saadé", "Léa Saadé"],
	["Nom,Classe", "Daher Samir,7", "Daher Samir"],
	["Nom,Nom de famille", "Léa,Saadé", "Léa Saadé"],
])("of the columns %s no part of the name is lost, and none is there twice", (head, cells, name) => {
	const { places } = columnsIn(head.split(","));
	expect(nameFrom((column) => cells.split(",")[places.get(column) ?? -1] ?? "")).toBe(name);
});

test.each([
	["Nom;Classe", "Saad, Hala;7", "Hala Saad"],
	["Nom", "Saad, Hala", "Hala Saad"],
	["NOM :;Téléphone", "Saad, Hala;70 123 456", "Hala Saad"],
])("under %s, the only name, the family that stands first is turned round", async (head, row, name) => {
	const file = new File([`${head}\n${row}\n`], "class.csv");
	const read = await readTable(file, "fr", { check: checkAccount, ids: new Map() });
	expect(read).toMatchObject({ rows: [{ account: { full_name: name }, problems: [] }] });
});
