// What students and teachers do and see in the library, in a page without a browser.
import { Blob } from "node:buffer";
import { waitFor, within } from "@testing-library/dom";
import { onTestFinished, vi } from "vitest";
import { type App, openApp, wordsOf } from "#support/dom/app.ts";
import { answerField, cardOf, main, openTab } from "#support/dom/portal.ts";
import { uploaded } from "#support/materials.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";
import { storedSession } from "#support/session.ts";

/** A text file of so many bytes, which begins with these words. */
export function textFile(words: string, bytes = words.length) {
	const text = words.padEnd(bytes, "Learn, evolve, achieve, discover. ");
	// Not by TextEncoder: in a page without a browser its bytes are none of this process.
	return { content: Uint8Array.from(Buffer.from(text)), name: "sheet.txt" };
}

/** A material with a text, which this person uploaded. */
export const given = (
	server: RealServer,
	who: Person,
	fields: Parameters<typeof uploaded>[2],
	file = textFile("A text to read."),
): Promise<Row> => uploaded(server, who, fields, file);

/** The library of a person who signed in before, on a new phone. */
export async function openLibrary(server: { url: string }, who: Person, language: "en" | "fr" = "en"): Promise<App> {
	const { items } = await storedSession(server, who);
	return await openApp(server.url, "/library", language, items);
}

/** The rows of materials on the page. */
export const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("main [data-row]")];

const titleOf = (row: HTMLElement): string => within(row).getByRole("link").textContent;

export const titles = (): string[] => rows().map(titleOf);

/** The row of a material, by its title, as soon as it is there. */
export const row = (title: string): Promise<HTMLElement> =>
	waitFor(() => {
		const found = rows().find((one) => titleOf(one) === title);
		if (!found) throw new Error(`No row of ${title} among ${titles().join(", ")}`);
		return found;
	});

export const pressIn = async (app: App, part: HTMLElement, name: string | RegExp): Promise<void> =>
	app.user.click(await within(part).findByRole("button", { name }));

/** Follows the link of a material. */
export async function open(app: App, title: string): Promise<void> {
	await app.user.click(within(await row(title)).getByRole("link"));
}

/** The text of the file that is open. */
export const readsText = (words: string): Promise<HTMLElement> => main().findByText((text) => text.startsWith(words));

/**
 * happy-dom lays nothing out, and a reader without a width draws nothing: every frame is as wide as a phone. And its own
 * blobs do not know the bytes of a fetch, which are of this process.
 */
export function withReader(): void {
	const width = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(360);
	const own = globalThis.Blob;
	Object.assign(globalThis, { Blob });
	onTestFinished(() => {
		width.mockRestore();
		Object.assign(globalThis, { Blob: own });
	});
}

/** A student with a short and a long text in the library. */
export async function twoTexts(server: RealServer) {
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const poem = await given(server, rana, { title: "Poem", description: "" }, textFile("A poem."));
	const novel = await given(server, rana, { title: "Novel", description: "" }, textFile("A novel.", 300_000));
	return { maya, poem, novel };
}

/** The part of the page about the files of this phone. */
export const room = (): Promise<HTMLElement> =>
	main().findByRole("region", { name: /^(Files on this phone|Fichiers sur)/ });

/** What the row of a material says. */
export const state = async (title: string) => wordsOf(await row(title));

/** What a student is asked once. */
export const keepQuestion =
	"Keep a worksheet on this phone? Your assignments need it (1 KB). Once it is here, it opens without internet. It may use mobile data.";

/** What is asked at a worksheet, of who was not asked before. */
export const worksheetQuestion = "Always keep worksheets on this phone (1 KB)? It may use mobile data.";

/** A student with an assignment and its worksheet. */
export async function aWorksheet(server: RealServer) {
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya], { title: "Mathematics", code: "MATH-6B" });
	const task = await assignment(server, maths.id, { title: "Fractions" });
	const place = { course_id: maths.id, assignment_id: task.id, subject: "", grade: "" };
	const sheet = await given(server, rana, { title: "Sheet one", ...place }, textFile("Three quarters and one half."));
	return { maya, rana, maths, task, sheet };
}

/** Opens the student's card of that assignment. */
export async function openCard(app: App): Promise<HTMLElement> {
	await openTab(app, /^Assignments/);
	await answerField(app, "Fractions");
	return await cardOf(app, "Fractions");
}
