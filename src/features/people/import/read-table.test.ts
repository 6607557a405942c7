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
				...{ role: "student", full_name: "Haddad, Maya", grade: "7", email: "maya@lead.test", language: "en" },
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

test("each row says what is wrong with it", async () => {
	const rows = await rowsOf(
		"name,grade,email,phone\n,7,,\nMaya,13,,\nKarim,7,nonsense,\nLea,7,,12\nRita,7,one@lead.test,\nRana,7,ONE@lead.test,\nNour,K,,\n",
	);
	expect(rows.map(({ problems }) => problems)).toEqual([
		["wrong.name"],
		["wrong.grade"],
		["wrong.email"],
		["wrong.phone"],
		[],
		["wrong.twice"],
		["wrong.grade"],
	]);
});

test.each([
	["no column of names", "Grade,Email\n7,maya@lead.test\n", "file.noName"],
	["nobody in it", "Name,Grade\n\n", "file.empty"],
	["nothing at all", "", "file.noName"],
	["too many", `Name\n${"Maya\n".repeat(61)}`, "file.tooMany"],
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
	expect((await idsIn("Name,Grade\nMaya Haddad,7\n"))[0]).not.toBe(maya);
});
