// Class lists as spreadsheets in Lebanon save them.
import { expect, test } from "vitest";
import { checkAccount } from "#features/people/account/schema.ts";
import { readTable } from "./read-table.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], "class.csv");

/** The rows of a list that can be read. */
async function rowsOf(content: string | Uint8Array<ArrayBuffer>) {
	const table = await readTable(file(content), "en", { check: checkAccount, ids: new Map() });
	if ("wrong" in table) throw new Error(table.wrong);
	return table.rows;
}

test("a list in English, with commas and quotes, has the columns in any order", async () => {
	const rows = await rowsOf(
		'Grade,Full Name,Phone,Email\r\n7,"Haddad, Maya",70 123 456,maya@lead.test\r\nG8,Karim Azar,,\r\n,,,\r\n',
	);
	expect(rows.map(({ account, problems }) => [account, problems])).toEqual([
		[
			{
				...{ role: "student", full_name: "Maya Haddad", grade: "7", email: "maya@lead.test", language: "en" },
				...{ parent_phone: "70 123 456", other_phone: "" },
			},
			[],
		],
		[
			{
				...{ role: "student", full_name: "Karim Azar", grade: "8", email: "", language: "en" },
				...{ parent_phone: "", other_phone: "" },
			},
			[],
		],
	]);
	expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
});

test("a list of a French Excel has semicolons, accents of Windows, and first names apart", async () => {
	// "é" is one byte there, which is no UTF-8.
	const saved = [...bytesOf("Prenom;Nom;Classe;Langue;Telephone\nElodie;Saade;EB7;francais;03 123 456\n")];
	const windows = Uint8Array.from(saved.flatMap((byte, at) => (at === saved.lastIndexOf(0x65) ? [0xe9] : [byte])));
	const [row] = await rowsOf("Prénom;Nom;Classe;Langue;Téléphone\nÉlodie;Saadé;EB7;français;03 123 456\n");
	expect(row?.account).toMatchObject({
		...{ full_name: "Élodie Saadé", grade: "7", language: "fr", parent_phone: "03 123 456" },
	});
	expect((await rowsOf(windows))[0]?.account.full_name).toBe("Elodie Saadé");
});

test("a name in Arabic stays as it is, in UTF-8 and in the Unicode of Windows", async () => {
	const text = "Name\tGrade\nنور حداد\t5\n";
	const utf16 = Uint8Array.from([
		0xff,
		0xfe,
		...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
	]);
	for (const content of [text, `\ufeff${text}`, utf16]) {
		expect((await rowsOf(content))[0]?.account).toMatchObject({ full_name: "نور حداد", grade: "5" });
	}
});

test("a name in Arabic stays as it is in the older letters of Windows, also beside French ones", async () => {
	const arabic = [0xe4, 0xe6, 0xd1, 0x20, 0xcd, 0xcf, 0xc7, 0xcf];
	const [first, second] = await rowsOf(Uint8Array.from([...bytesOf("Name\nZo"), 0xe9, 0x0a, ...arabic, 0x0a]));
	expect([first?.account.full_name, second?.account.full_name]).toEqual(["Zoé", "نور حداد"]);
	const french = await rowsOf(
		Uint8Array.from([...bytesOf("Name\nZo"), 0xe9, 0x20, 0xc9, ...bytesOf("lie\n"), 0xc9, ...bytesOf(". Saade\n")]),
	);
	expect(french.map(({ account }) => account.full_name)).toEqual(["Zoé Élie", "É. Saade"]);
	const initial = await rowsOf(Uint8Array.from([...bytesOf("Name\n"), 0xc9, ...bytesOf(". Saade\n")]));
	expect(initial[0]?.account.full_name).toBe("É. Saade");
});

test("columns that are not read are named", async () => {
	const content = file("Name,Blood group,Grade,,Class\nMaya Haddad,0,7,,B\n");
	const table = await readTable(content, "en", { check: checkAccount, ids: new Map() });
	expect(table).toMatchObject({ unused: ["Blood group", "Class"], rows: [{ account: { grade: "7" } }] });
});

test("each row says what is wrong with it", async () => {
	const rows = await rowsOf(
		"name,grade,email,phone,language\n,7,,\nMaya,13,,\nKarim,7,nonsense,\nLea,7,,12\nRita,7,one@lead.test,\nRana,7,ONE@lead.test,\nNour,K,,\nZoe,7,,,arabe\n",
	);
	expect(rows.map(({ problems }) => problems)).toEqual([
		["wrong.name"],
		["wrong.grade"],
		["wrong.email"],
		["wrong.phone"],
		[],
		["wrong.twice"],
		["wrong.grade"],
		["wrong.language"],
	]);
	expect(rows.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

test.each([
	["no column of names", "Grade,Email\n7,maya@lead.test\n", "file.noName"],
	["nobody in it", "Name,Grade\n\n", "file.empty"],
	["nothing at all", "", "file.noName"],
	["too many", `Name\n${"Maya\n".repeat(61)}`, "file.tooMany"],
	["a quotation mark too many among the names of the columns", 'Name,"Grade\nMaya,6\n"Karim",7\n', "wrong.quote"],
	["a spreadsheet's own format", Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), "file.noTable"],
])("a file with %s is said to be so", async (_, content, wrong) => {
	expect(await readTable(file(content), "en", { check: checkAccount, ids: new Map() })).toEqual({ wrong });
});

test("the same students in a file that is chosen again keep their ids, also twins by name", async () => {
	const ids = new Map<string, string>();
	const idsIn = async (content: string) => {
		const table = await readTable(file(content), "en", { check: checkAccount, ids });
		return "rows" in table ? table.rows.map(({ id }) => id) : [];
	};
	const [maya, twin, karim] = await idsIn("Name\nMaya Haddad\nMaya Haddad\nKarim Azar\n");
	expect(new Set([maya, twin, karim]).size).toBe(3);
	expect(await idsIn("Name\nKarim Azar\nMaya Haddad\nMaya Haddad\n")).toEqual([karim, maya, twin]);
	// What is corrected beside the name makes nobody another person.
	expect(await idsIn("Name,Grade\nMaya Haddad,7\n")).toEqual([maya]);
});

test("who has the name and the grade of a line before may be a double", async () => {
	const rows = await rowsOf("Name,Grade\nLéa Saadé,6\nLéa Saadé,7\nlea saade,EB6\nLEA SAADE,6e\n,6\n,6\n");
	expect(rows.map(({ sameAs }) => sameAs)).toEqual([null, null, 2, 2, null, null]);
});

test("blank lines count as the spreadsheet counts them; a comma in a list of names alone stands between the family's and the first", async () => {
	const rows = await rowsOf("Name\n\nHaddad, Maya\n\n\nKarim Azar\n");
	expect(rows.map(({ line, account }) => [line, account.full_name])).toEqual([
		[3, "Maya Haddad"],
		[6, "Karim Azar"],
	]);
	const [wrong] = await rowsOf("Name,Grade\nHaddad, Maya,7\n");
	expect(wrong?.problems).toEqual(["wrong.grade", "wrong.cells"]);
});

test("the line by which Excel is told what stands between the cells is no row", async () => {
	for (const first of ["sep=;", "SEP=;", '"sep=;"']) {
		const [row, ...more] = await rowsOf(`\ufeff${first}\r\nNom;Classe\r\nLéa Saadé;6e\r\n`);
		expect([row?.line, row?.account.full_name, row?.account.grade, more]).toEqual([2, "Léa Saadé", "6", []]);
	}
});

test("a name whose letters a spreadsheet has lost is no name", async () => {
	expect((await rowsOf("Name\n??? ????\n"))[0]?.problems).toEqual(["wrong.letters"]);
});

test.each([
	["is never closed", '"Karim Nassar,6,'],
	["is closed before the name ends", '"Karim" Nassar,6,'],
])("a quotation mark that %s swallows no student without a word", async (_, line) => {
	const rows = await rowsOf(`Name,Grade,Email\nMaya Haddad,6,\n${line}\nLea Chidiac,6,\n"Nour Saad",6,\n`);
	const [maya, karim] = rows;
	expect(maya?.problems).toEqual([]);
	expect(karim).toMatchObject({ line: 3, problems: ["wrong.quote"] });
	expect(karim?.account.full_name).toMatch(/^Karim.* Nassar/);
	expect(karim?.account.full_name).not.toContain("Lea");
});

test("a name in two lines may be two students, or a row that a quotation mark has swallowed", async () => {
	const rows = await rowsOf('Name,Grade,Phone\n"Karim Nassar,6\nLea Chidiac",6,\nNour,6,"70 123 456\n03 123 456"\n');
	expect(rows.map(({ problems }) => problems)).toEqual([["wrong.lines"], []]);
});
