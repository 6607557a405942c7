// The gradebook as a file for spreadsheets: what is in it, in both languages.
import { waitFor } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import type { App } from "#support/dom/app.ts";
import { goOffline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { chipSays, fill, main, openTab, press, speak } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aBook, openBook } from "./book-steps.ts";

const here = serverForThisFile();

/** Presses the button. @returns the file that the browser is given, and its name */
async function saved(app: App): Promise<{ lines: string[]; begins: number[]; name: string }> {
	const given: { blob: Blob; name: string }[] = [];
	const blobs: Blob[] = [];
	const create = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
		if (blob instanceof Blob) blobs.push(blob);
		return "blob:file";
	});
	const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		for (const blob of blobs.splice(0)) given.push({ blob, name: this.download });
	});
	await press(app, /^(Save as a spreadsheet|Enregistrer le tableau)$/);
	await waitFor(() => expect(given).toHaveLength(1));
	create.mockRestore();
	click.mockRestore();
	const [file] = given;
	const bytes = new Uint8Array((await file?.blob.arrayBuffer()) ?? new ArrayBuffer(0));
	const text = new TextDecoder().decode(bytes);
	return { lines: text.split("\r\n"), begins: [...bytes.slice(0, 3)], name: file?.name ?? "" };
}

test("the file has every student with what counts, every cell in quotes; in French with semicolons and commas", async () => {
	const { server } = here();
	const { rana, maya, karim, tia, lea, omar } = await aBook(server);
	const { app, line } = await openOverLine(server, rana);
	await chipSays(app, "All sent");
	await openTab(app, "Grading (1)");
	goOffline(app, line);
	await fill(app, await app.page.findByLabelText("Grade"), "17.5");
	await press(app, "Submit Grade");
	await main().findByText("No submissions to grade");
	await openTab(app, "My Courses");
	await openBook(app);
	const english = await saved(app);
	expect(english.name).toBe("Grades-MATH-6B.csv");
	expect(english.begins).toEqual([0xef, 0xbb, 0xbf]);
	expect(english.lines).toEqual([
		'"Student","Email","Points","Out of","Average (%)","Missing","Late","To grade","Grades not sent yet","Fractions (/ 20)","Angles (/ 10)"',
		`"Karim Nassar","${karim.email}","17.5","20","87.5","0","0","0","1","17.5",""`,
		`"Lea Abboud","${lea.email}","0","0","","1","0","0","0","Missing",""`,
		`"Maya Haddad","${maya.email}","23","35","65.7","0","0","0","0","12.5","9.5"`,
		`"Omar Khalil","${omar.email}","0","0","","0","0","0","0","Optional",""`,
		`"Tia Rahme","${tia.email}","8","20","40","0","1","0","0","8",""`,
		'"Average (%)","","","","64.7","","","","","63.3","95"',
		'"Handed in","","","","","","","","","3","1"',
		"",
	]);
	await speak(app, "fr");
	const french = await saved(app);
	expect(french.name).toBe("Notes-MATH-6B.csv");
	expect(french.begins).toEqual([0xef, 0xbb, 0xbf]);
	expect(french.lines[0]).toMatch(/^"Élève";"E-mail";"Points";"Sur";"Moyenne \(%\)";/);
	expect(french.lines[1]).toBe(`"Karim Nassar";"${karim.email}";"17,5";"20";"87,5";"0";"0";"0";"1";"17,5";""`);
	expect(french.lines[2]).toContain('"Non rendu"');
});
