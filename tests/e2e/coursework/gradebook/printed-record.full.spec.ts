// A student's work and grades on paper, as the student and the own teacher print them.
import type { Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { goOffline } from "#support/browser/offline.ts";
import { openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const pieces = 24;

/** Maya has 24 grades in Mathematics, each with feedback of several lines, and hands in late or nothing in Science. */
async function aYear(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, rana, [maya]);
	for (let at = 1; at <= pieces; at++) {
		const { id } = await assignment(server, maths.id, { title: `Task ${at}`, due_at: "2026-02-10 21:59:00.000Z" });
		await submission(server, maya, id, {
			...handedIn("2026-02-09 08:00:00.000Z"),
			grade: 18,
			feedback: `Begins ${at}.\n${"Show each of your steps. ".repeat(20)}\nEnds ${at}.`,
			graded_by: rana.id,
			graded_at: "2026-02-12 10:00:00.000Z",
		});
	}
	const science = await course(server, rana, [maya], { title: "Science", code: "SCI-6" });
	const torches = await assignment(server, science.id, { title: "Torches", due_at: "2026-02-10 21:59:00.000Z" });
	await submission(server, maya, torches.id, handedIn("2026-02-13 08:00:00.000Z"));
	await assignment(server, science.id, { title: "Magnets", due_at: "2026-02-10 21:59:00.000Z" });
	return { rana, maya, maths };
}

const handedIn = (moment: string) => ({ submitted_at: moment, received_at: moment });

/** Stands for the browser's print dialogue, which no test can see. */
const takesPrint = (page: Page) =>
	page.addInitScript(() => {
		window.print = () => window.dispatchEvent(new Event("beforeprint"));
	});

/** The words on each page of the paper. */
async function pagesOf(page: Page): Promise<string[]> {
	const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ format: "A4" })) }).promise;
	const texts: string[] = [];
	for (let at = 1; at <= pdf.numPages; at++) {
		const { items } = await (await pdf.getPage(at)).getTextContent();
		texts.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
	}
	return texts;
}

const onPaper = async (page: Page) => {
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("button")).toHaveCount(0);
	await expect(page.locator("h1").locator("visible=true")).toHaveCount(0);
	const paper = page.locator("body > div").last();
	await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
	await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
	await expect(paper).toHaveCSS("color", "rgb(21, 26, 61)");
	return paper;
};

test("a student's own grades are printed with name, course, day and all feedback, in black, and no work is broken over two pages", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/);
	const { maya } = await aYear(server);
	const page = await phone({ colorScheme: "dark", locale: "fr-FR", viewport: { width: 360, height: 740 } });
	await takesPrint(page);
	await openDashboard(page, server, maya);
	await page.goto(`${server.url}/dashboard-student#courses/grades`);
	await expect(page.getByRole("heading", { name: "Mes notes", exact: true })).toBeVisible();
	await goOffline(page);
	await page.getByRole("button", { name: "Imprimer", exact: true }).click();
	const paper = await onPaper(page);
	await expect(paper.locator("caption")).toContainText(
		/^Maya HaddadDevoirs et notes · Tous les cours \(2\) · état au \d.* \d{4}Non rendus1En retard1Non notés1Moyenne90\s%\s432\/480/,
	);
	const row = (name: string | RegExp) => paper.getByRole("row", { name });
	await expect(row(/^Mathematics/)).toHaveText(/^Mathematics · MATH-6B90\s%\s432\/480$/);
	await expect(row(/^Task 7 /)).toContainText(/^Task 7Begins 7\..*Ends 7\.À rendre le mardi 10\sfévrier\s202618\/20$/s);
	await expect(row(/^Torches/)).toContainText(/En attente de correctionEn retard$/);
	await expect(row(/^Magnets/)).toContainText(/Non rendu$/);
	const pages = await pagesOf(page);
	expect(pages.length).toBeGreaterThan(2);
	for (let at = 1; at <= pieces; at++) {
		const here = pages.filter((words) => words.includes(`Begins ${at}.`));
		expect(here).toHaveLength(1);
		expect(here[0]).toContain(`Ends ${at}.`);
		expect(here[0]).toMatch(new RegExp(`Task ${at}\\b`));
	}
	// The name and the address of the site are on every page.
	for (const words of pages) expect(words).toContain(`Maya Haddad · ${server.url}`);
});

test("a teacher prints what is shown of a student: one course or all of them", async ({ server, phone }) => {
	const { rana, maya, maths } = await aYear(server);
	const page = await phone({ viewport: { width: 1360, height: 800 } });
	await takesPrint(page);
	await openDashboard(page, server, rana);
	await page.goto(`${server.url}/dashboard-tutor#courses/${maths.id}/class/${maya.id}`);
	await page.getByRole("button", { name: "Print", exact: true }).click();
	const paper = await onPaper(page);
	await expect(paper.locator("caption")).toContainText(
		/^Maya HaddadWork and grades · Mathematics · as of \w+\s\d+, \d{4}/,
	);
	await expect(paper.getByRole("rowgroup")).toHaveCount(2);
	await expect(paper).toContainText("Ends 24.");
	await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
	await page.emulateMedia({ media: "screen" });
	await page.getByRole("button", { name: "All courses (2)", exact: true }).click();
	await page.getByRole("button", { name: "Print", exact: true }).click();
	await onPaper(page);
	await expect(paper.getByRole("row", { name: /^Torches/ })).toContainText(/To gradeLate$/);
});
