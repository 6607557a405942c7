// The numbers of class lists, in one cell or two, as spreadsheets spoil them.
import { expect, test } from "vitest";
import { checkAccount } from "#features/people/account/schema.ts";
import { readTable } from "./read-table.ts";

/** The first row of a list. */
async function rowOf(content: string) {
	const table = await readTable(new File([content], "class.csv"), "en", { check: checkAccount, ids: new Map() });
	if ("wrong" in table) throw new Error(table.wrong);
	return table.rows[0];
}

test("two numbers in one cell, or in two columns of one name, are the parents' two; a spreadsheet's .0 is none of it, and the 0 it dropped is there again", async () => {
	const read = async (content: string) => {
		const row = await rowOf(content);
		return [row?.account.parent_phone, row?.account.other_phone, ...(row?.problems ?? [])];
	};
	expect(await read("Name,Phone\nMaya,70 123 456 / 03 123 456\n")).toEqual(["70 123 456", "03 123 456"]);
	expect(await read("Name,Phone,Phone\nMaya,3123456.0,70123456\n")).toEqual(["03123456", "70123456"]);
	expect(await read("Nom,Téléphone,Téléphone\nMaya,70/123456,\n")).toEqual(["70/123456", ""]);
	expect(await read("Nom/Prénom,Portable père,Portable mère\nMaya,70123456,N/A\n")).toEqual(["70123456", ""]);
	expect(await read("الاسم والشهرة,Phone\nMaya,03 123 456 ou 70 123 456\n")).toEqual(["03 123 456", "70 123 456"]);
	expect(await read('Nom & prénom,Phone\nMaya,"70 123 456, 71 222 333"\n')).toEqual(["70 123 456", "71 222 333"]);
	expect(await read("Student's name,Phone\nMaya,-\n")).toEqual(["", ""]);
	expect(await read("Name,Phone\nMaya,9.61701E+11\n")).toEqual(["9.61701E+11", "", "wrong.phone"]);
});

test("a number that is short of the 0 it begins with gets it, and is marked; one of eight digits, or that cannot have one, is not", async () => {
	const read = async (phones: string) => {
		const row = await rowOf(`Name,Phone,Other phone\nMaya,${phones}\n`);
		return [row?.account.parent_phone, row?.account.other_phone, row?.zeros, row?.problems];
	};
	expect(await read("7000025,")).toEqual(["07000025", "", ["07000025"], []]);
	expect(await read("3 123 456,8123456")).toEqual(["03 123 456", "08123456", ["03 123 456", "08123456"], []]);
	expect(await read("70123456 / 3123456,")).toEqual(["70123456", "03123456", ["03123456"], []]);
	expect(await read("03 123 456,70123456")).toEqual(["03 123 456", "70123456", [], []]);
	expect(await read("2123456,")).toEqual(["2123456", "", [], ["wrong.phone"]]);
});
