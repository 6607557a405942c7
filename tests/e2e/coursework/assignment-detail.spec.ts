// One assignment with its class: who handed in and when, who did not, finding it among many, on paper, and how it looks.
import type { Page } from "@playwright/test";
import { judgeBothLooks, narrow } from "#support/browser/looks.ts";
import { inFrench, networkIsBack, openTab, sheet, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, enrol, newId, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const due = "2026-02-10 21:59:00.000Z";
const [early, late] = ["2026-02-09 08:00:00.000Z", "2026-02-13 08:00:00.000Z"];
const times = (submitted_at: string, received_at: string) => ({ submitted_at, received_at });

/** Six students; four handed in, each in another way, and two did not. */
async function aClass(server: RealServer) {
	const [rana, joseph] = [await teacher(server, "Rana Khoury"), await teacher(server, "Joseph Saade")];
	const pupil = (name: string) => student(server, name);
	const [maya, karim, tia] = [await pupil("Maya Haddad"), await pupil("Karim Nassar"), await pupil("Tia Rahme")];
	const [jad, lea, omar] = [await pupil("Jad Saad"), await pupil("Lea Abboud"), await pupil("Omar Khalil")];
	const maths = await course(server, rana, [maya, karim, tia, jad, lea, omar]);
	await enrol(server, joseph, maths.id, "teacher");
	const task = await assignment(server, maths.id, { due_at: due });
	await submission(server, maya, task.id, { ...times(early, early), text_body: "3/4 مرحبا", ...changed(rana, joseph) });
	await submission(server, karim, task.id, times(early, late));
	await submission(server, tia, task.id, { ...times(late, late), ...graded(rana, 9, "") });
	await submission(server, jad, task.id, { ...times(late, late), clock_unsure: true });
	return { rana, maya, maths, task };
}

const graded = (by: Person, grade: number, feedback: string) => ({
	grade,
	feedback,
	graded_by: by.id,
	graded_at: "2026-02-12 10:00:00.000Z",
});

const changed = (rana: Person, joseph: Person) => ({
	...graded(joseph, 18, "Excellent."),
	grade_changes: [
		{
			id: newId(),
			...graded(rana, 12, "Show your steps."),
			graded_at: "2026-02-11 10:00:00.000Z",
			reason: "The second page was overlooked.",
			changed_by: joseph.id,
			changed_at: "2026-02-12 10:00:00.000Z",
		},
	],
});

async function openDetail(page: Page, server: RealServer, who: Person, task: { id: string }) {
	await signIn(page, server, who);
	await page.goto(`${server.url}/dashboard-tutor#assignments/${task.id}`);
	await expect(sheet(page, "Fractions")).toBeVisible();
}

const rowsOfClass = (page: Page) =>
	page.getByRole("region", { name: "The class" }).getByRole("list").first().locator("> li");
const rowOf = (page: Page, name: string) => rowsOfClass(page).filter({ hasText: name });

test("an opened assignment says of every student how it stands, and who has not handed in", async ({
	server,
	phone,
}) => {
	const { rana, maya, task } = await aClass(server);
	const page = await phone({ timezoneId: "America/Los_Angeles" });
	await openDetail(page, server, rana, task);
	await expect(rowsOfClass(page)).toHaveText([
		/^Jad Saad.*Time not certain.*February 13, 2026, 10:00\sAM.*To grade/,
		/^Karim Nassar.*On time, sent later.*February 9, 2026, 10:00\sAM.*To grade/,
		/^Lea Abboud.*Missing$/,
		/^Maya Haddad.*On time.*February 9, 2026, 10:00\sAM.*18\/20/,
		/^Omar Khalil.*Missing$/,
		/^Tia Rahme.*Late.*9\/20/,
	]);
	await page.getByRole("button", { name: "Not handed in (2)", exact: true }).click();
	await expect(rowsOfClass(page)).toHaveText([/^Lea Abboud/, /^Omar Khalil/]);
	await page.getByRole("button", { name: "Handed in (4)", exact: true }).click();
	await expect(rowsOfClass(page)).toHaveCount(4);
	await page.getByRole("button", { name: "Everyone (6)", exact: true }).click();

	await page.getByRole("button", { name: /^Karim Nassar/ }).click();
	const karim = rowOf(page, "Karim Nassar");
	await expect(karim.getByRole("group", { name: "Student response" })).toHaveText("Answer of Karim Nassar");
	await expect(karim.getByText("It waits for its grade under Grading.", { exact: true })).toBeVisible();
	await expect(karim.getByRole("button", { name: "Change grade" })).toHaveCount(0);
	await page.getByRole("button", { name: /^Karim Nassar/ }).click();
	await expect(karim.getByRole("group", { name: "Student response" })).toHaveCount(0);

	// A student who left keeps the answer; one who never answered is simply gone.
	for (const left of [maya.id, (await server.rows("users", "name = 'Lea Abboud'"))[0]?.id]) {
		const [seat] = await server.rows("enrollments", `user_id = '${left}'`);
		await server.remove("enrollments", seat?.id ?? "");
	}
	await networkIsBack(page);
	await expect(rowsOfClass(page)).toHaveCount(5);
	await expect(rowsOfClass(page).last()).toHaveText(/On time.*No longer in the course.*18\/20/);
	await expect(page.getByRole("button", { name: "Not handed in (1)", exact: true })).toBeVisible();
});

test("before it is due nobody is missing; a course without students, and what is somebody else's, say so", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [await student(server, "Maya Haddad")]);
	const task = await assignment(server, maths.id, { due_at: "2030-11-21 21:59:00.000Z" });
	const past = await assignment(server, maths.id, { title: "Angles", due_at: due });
	const empty = await assignment(server, (await course(server, rana, [])).id, { title: "Nobody's yet" });
	const theirs = await assignment(server, (await course(server, await teacher(server), [])).id);
	const page = await phone();
	await openDetail(page, server, rana, task);
	await expect(rowsOfClass(page)).toHaveText([/^Maya HaddadNot handed in yet$/]);
	await inFrench(page, async () => {
		await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Fractions", "La classe"]);
		for (const group of ["Tous (1)", "Rendus (0)", "Pas rendus (1)"]) {
			await expect(page.getByRole("button", { name: group, exact: true })).toBeVisible();
		}
		await expect(page.getByText("Pas encore rendu", { exact: true })).toBeVisible();
	});
	await page.getByRole("button", { name: "All Assignments" }).click();
	await expect(page.getByText("1 missing", { exact: true })).toHaveCount(1);
	await page.getByRole("button", { name: "Angles", exact: true }).click();
	await expect(page).toHaveURL(new RegExp(`#assignments/${past.id}$`));
	await expect(rowsOfClass(page)).toHaveText([/^Maya HaddadMissing$/]);

	await page.goto(`${server.url}/dashboard-tutor#assignments/${empty.id}`);
	await expect(page.getByText("No students in this course yet", { exact: true })).toBeVisible();
	await page.goto(`${server.url}/dashboard-tutor#assignments/${theirs.id}`);
	await expect(page.getByText("This assignment is not here any more", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "All Assignments" }).click();
	await expect(page.getByRole("button", { name: "Angles", exact: true })).toBeVisible();
});

test("among many an assignment is found by words and by course, and again on the way back", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	const french = await course(server, rana, [], { title: "Français", code: "FR-6A" });
	for (let at = 1; at <= 34; at++) {
		const day = new Date(Date.UTC(2030, 0, at)).toISOString();
		await assignment(server, maths.id, { title: `Sheet ${at}`, due_at: day });
	}
	await assignment(server, french.id, { title: "Mon quartier" });
	const page = await phone();
	await signIn(page, server, rana);
	await openTab(page, "Assignments");
	const titles = page.getByRole("heading", { level: 3 });
	await expect(titles).toHaveCount(30);
	await page.getByRole("button", { name: "Show more" }).click();
	await expect(titles).toHaveCount(35);
	await expect(page.getByRole("button", { name: "Sheet 4", exact: true })).toBeFocused();

	await page.getByLabel("Search", { exact: true }).fill("SHEET 3");
	await expect(titles).toHaveText([34, 33, 32, 31, 30, 23, 13, 3].map((at) => `Sheet ${at}`));
	await expect(page.getByText("8 of 35 shown", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Sheet 31", exact: true }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Sheet 31" })).toBeFocused();
	await page.goBack();
	await expect(page.getByLabel("Search", { exact: true })).toHaveValue("SHEET 3");
	await expect(page.getByRole("button", { name: "Sheet 31", exact: true })).toBeFocused();
	await page.getByLabel("Search", { exact: true }).fill("nothing like it");
	await expect(page.getByText("Nothing matches", { exact: true })).toBeVisible();
	await page.getByLabel("Search", { exact: true }).fill("francais");
	await expect(titles).toHaveText(["Mon quartier"]);
	// What is set now has no due date and comes last, on a page that is not drawn; it is not hidden from its teacher.
	await page.getByRole("combobox", { name: "Course", exact: true }).selectOption("Mathematics · MATH-6B");
	await page.getByLabel("Title", { exact: true }).fill("Only just made");
	await page.getByRole("button", { name: "Create Assignment" }).click();
	await expect(page.getByText("Assignment created successfully!", { exact: true })).toBeVisible();
	await expect(titles).toHaveText(["Only just made", "Mon quartier"]);
	await page.getByLabel("Search", { exact: true }).fill("");
	await expect(titles).toHaveCount(31);
	await page.getByLabel("Show", { exact: true }).selectOption("Français");
	await expect(titles).toHaveText(["Only just made", "Mon quartier"]);
	// The tab itself, not a way back: the focus stays on it.
	await openTab(page, "My Courses");
	await openTab(page, "Assignments");
	await expect(page.getByRole("tab", { name: "Assignments", exact: true })).toBeFocused();
});

test("on paper there is the work with lines to write on, or the grades, in ink and with the address", async ({
	server,
	phone,
}) => {
	const { rana, task } = await aClass(server);
	const long = Array.from({ length: 9 }, (_, at) => `Line ${at + 1} of the task.`).join("\n");
	await server.update("assignments", task.id, { instructions: long });
	const page = await phone({ colorScheme: "dark" });
	// What the browser itself does around its print dialogue, which no test can see; it is closed by hand below.
	await page.addInitScript(() => {
		window.print = () => window.dispatchEvent(new Event("beforeprint"));
	});
	await openDetail(page, server, rana, task);
	const paper = page.locator("body > div").last();
	const onPaper = async (heading: string, facts: RegExp) => {
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeHidden();
		await expect(page.getByRole("button")).toHaveCount(0);
		await expect(page.getByText(heading, { exact: true }).locator("visible=true")).toHaveCount(1);
		await expect(paper).toHaveText(facts);
		await expect(paper.getByText(server.url, { exact: true })).toBeVisible();
		await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
		await expect(paper).toHaveCSS("color", "rgb(21, 26, 61)");
	};
	const closed = async () => {
		await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
		await page.emulateMedia({ media: "screen" });
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	};
	await page.getByRole("button", { name: "Print for students" }).click();
	await onPaper(
		"Fractions",
		/^NameDateFractionsMathematics · MATH-6B · 20 points · Due Tuesday, February 10, 2026Line 1 of the task\.[\s\S]*Line 9 of the task\.http/,
	);
	await expect(paper.getByText("Maya Haddad")).toHaveCount(0);
	await closed();
	await page.getByRole("button", { name: "Print grade sheet" }).click();
	await onPaper("Grade sheet", /^Grade sheetFractions · Mathematics · MATH-6B · Due Tuesday, February 10, 2026/);
	await expect(paper.getByRole("row")).toHaveText([
		"NameHanded inGrade",
		// The foot, which the browser draws below the rows of every page.
		server.url,
		"Jad SaadTime not certainTo grade",
		"Karim NassarOn time, sent laterTo grade",
		"Lea AbboudMissing",
		"Maya HaddadOn time18/20",
		"Omar KhalilMissing",
		"Tia RahmeLate9/20",
	]);
	await closed();
});

test("assignments from the inside can be used by everybody", async ({ server, phone, strays }) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/, /status of 400 .*\/api\//);
	const { rana, task, maths } = await aClass(server);
	const page = await phone(narrow);
	const see = async (screen: string) => {
		await expect(page.locator("h1")).toHaveText("Espace professeur");
		await judgeBothLooks(page, screen);
	};
	await signIn(page, server, rana);
	await openTab(page, "Devoirs");
	await page.getByLabel("Barème (points)").fill("0");
	await page.getByRole("button", { name: "Créer le devoir", exact: true }).click();
	await see("a form with errors, a list");
	await page.goto(`${server.url}/dashboard-tutor#assignments/${task.id}`);
	await page.getByRole("button", { name: /^Maya Haddad/ }).click();
	await page.getByRole("button", { name: "Modifier la note", exact: true }).click();
	await page.getByRole("button", { name: "Enregistrer la nouvelle note", exact: true }).click();
	await see("a grade being changed, with errors");
	await page.getByRole("button", { name: "Annuler", exact: true }).click();
	await page.getByRole("button", { name: "Modifier", exact: true }).click();
	await page.getByLabel("Barème (points)").fill("17");
	await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
	await see("an assignment being edited, below a grade");
	await page.getByLabel("Barème (points)").fill("30");
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
	await see("changes that wait");
	await server.update("assignments", task.id, { revision: newId(), instructions: "Read page 12." });
	await page.context().setOffline(false);
	await networkIsBack(page);
	await expect(page.getByRole("button", { name: "Garder l'autre", exact: true })).toBeVisible();
	await see("two versions of an assignment");
	const [seat] = await server.rows("enrollments", `user_id = '${rana.id}' && course_id = '${maths.id}'`);
	await server.remove("enrollments", seat?.id ?? "");
	await networkIsBack(page);
	await expect(page.getByText("Ce devoir n'est plus ici", { exact: true })).toBeVisible();
	await see("an assignment that is gone");
});
