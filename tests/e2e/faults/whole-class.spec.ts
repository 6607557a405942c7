// From an empty course to a graded class: a teacher and five students, each in a browser, and a server that is there only
// now and then. Whatever is typed below between two of its visits is typed without it.
import type { Page } from "@playwright/test";
import {
	chipSays,
	handIn,
	keptByServiceWorker,
	networkIsBack,
	openTab,
	sheet,
	signIn,
} from "#support/browser/portal.ts";
import { everythingOn, rowsOnPhone } from "#support/browser/storage.ts";
import { expect, serverIsDown, test, toastsOf } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import type { RealServer, Row } from "#support/server.ts";

type Seat = { who: Person; page: Page };

const names = ["Maya Haddad", "Karim Nassar", "Tia Rahme", "Jad Saad", "Lea Abboud"] as const;
const reason = "I had not seen the second line.";

/** Every answer as it stands in the end. Lea never hands anything in. */
const answers = [
	{ name: "Maya Haddad", title: "Fractions", text: "Maya: 3/8 of a cup", grade: 18, feedback: "Maya, well explained." },
	{ name: "Karim Nassar", title: "Fractions", text: "Karim: 6/16", grade: 14, feedback: "Karim, shorten it." },
	{ name: "Karim Nassar", title: "Angles", text: "Karim: 88 degrees", grade: 9, feedback: "Karim, measure again." },
	{ name: "Tia Rahme", title: "Fractions", text: "Tia: a half\nof 3/4", grade: 16, feedback: "Tia, it is all there." },
	{ name: "Jad Saad", title: "Fractions", text: "Jad: 3/4 نصف", grade: 0, feedback: "" },
];
const tiaAtFirst = { grade: 11, feedback: "Tia, go on." };

/** The server is back: the work of these goes, and then those hear of it. */
async function serverComes(server: RealServer, writers: Seat[], readers: Seat[]): Promise<void> {
	await server.start();
	for (const { page } of writers) await networkIsBack(page);
	for (const { page } of writers) await chipSays(page, "All sent");
	for (const { page } of readers) await networkIsBack(page);
}

const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true });

async function makeCourse(desk: Page): Promise<void> {
	await expect(desk.getByText("No courses created yet", { exact: true })).toBeVisible();
	await openTab(desk, "Create Course");
	await field(desk, "Course Title").fill("Mathematics");
	await field(desk, "Course Code").fill("MATH-6B");
	await field(desk, "Subject").fill("Math");
	await desk.getByRole("main").getByRole("button", { name: "Create Course", exact: true }).click();
	await expect(field(desk, "Course Title")).toHaveValue("");
}

async function setWork(desk: Page, title: string, day: string): Promise<void> {
	await openTab(desk, "Assignments");
	await field(desk, "Title").fill(title);
	await field(desk, "Max Points").fill("20");
	await field(desk, "Due Date").fill(day);
	await desk.getByRole("button", { name: "Create Assignment", exact: true }).click();
	await expect(desk.getByRole("button", { name: title, exact: true })).toBeVisible();
}

/** Sent, the two assignments are still there. */
async function expectWorkSet(desk: Page): Promise<void> {
	for (const title of ["Fractions", "Angles"]) {
		await expect(desk.getByRole("button", { name: title, exact: true })).toBeVisible();
	}
	await expect(desk.getByText("Waiting to send", { exact: true })).toHaveCount(0);
}

/** The code as the teacher reads it aloud. */
async function codeOf(desk: Page): Promise<string> {
	await openTab(desk, "My Courses");
	await desk.getByRole("button", { name: "Mathematics", exact: true }).click();
	const code = desk.getByText(/^[2-9A-Z]{3} [2-9A-Z]{4}$/);
	await expect(code).toBeVisible();
	return (await code.textContent()) ?? "";
}

async function typeCode(page: Page, code: string): Promise<void> {
	await page.getByRole("button", { name: "Join with a code", exact: true }).click();
	await field(page, "Join code").fill(code);
	await page.getByRole("button", { name: "Join", exact: true }).click();
	await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Maya scans the card and Karim types without the server; the other three while it is there. */
async function joinAll(server: RealServer, [maya, karim, ...others]: Seat[], code: string): Promise<void> {
	if (!maya || !karim) throw new Error("the class is empty");
	await maya.page.goto("about:blank");
	await maya.page.goto(`${server.url}/dashboard-student#join/${code.replace(" ", "")}`);
	await maya.page.getByRole("button", { name: "Join", exact: true }).click();
	await typeCode(karim.page, code);
	for (const { page } of [maya, karim]) await chipSays(page, "Offline · 1 waiting");
	await server.start();
	for (const { page } of others) {
		await networkIsBack(page);
		await typeCode(page, code.toLowerCase());
	}
	for (const { page } of [maya, karim]) await networkIsBack(page);
	for (const { page } of [maya, karim, ...others]) {
		await expect(sheet(page, "Mathematics").getByText("2 to do", { exact: true })).toBeVisible();
		await chipSays(page, "All sent");
	}
}

/** Everybody but Lea answers; Maya has second thoughts before hers went, Karim's second one comes late. */
async function answerAll(pages: Map<string, Page>): Promise<void> {
	for (const { name, title, text } of answers) {
		const page = pageOf(pages, name);
		await openTab(page, /^Assignments/);
		await handIn(page, title, name === "Maya Haddad" ? "Maya: 3/4, I think" : text);
	}
	const maya = pageOf(pages, "Maya Haddad");
	await openTab(maya, "Submitted");
	const hers = sheet(maya, "Fractions");
	await hers.getByRole("button", { name: "Change my answer" }).click();
	await hers.getByLabel("Your new response").fill("Maya: 3/8 of a cup");
	await hers.getByRole("button", { name: "Replace my answer" }).click();
	await expect(hers.getByRole("group", { name: "Your answer" })).toHaveText("Maya: 3/8 of a cup");
	await chipSays(maya, "Offline · 1 waiting");
	const karim = pageOf(pages, "Karim Nassar");
	await openTab(karim, "Submitted");
	await expect(sheet(karim, "Angles").getByText("Late", { exact: true })).toBeVisible();
	await chipSays(karim, "Offline · 2 waiting");
}

function pageOf(pages: Map<string, Page>, name: string): Page {
	const page = pages.get(name);
	if (!page) throw new Error(`${name} is not here`);
	return page;
}

async function gradeAll(desk: Page): Promise<void> {
	await openTab(desk, "Grading (5)");
	const list = desk.getByRole("list", { name: "Waiting for a grade" }).getByRole("button");
	for (const [at, { name, title, text, ...given }] of answers.entries()) {
		const { grade, feedback } = name === "Tia Rahme" ? tiaAtFirst : given;
		const left = answers.length - 1 - at;
		if (left > 0) await list.filter({ hasText: name }).filter({ hasText: title }).click();
		const answer = sheet(desk, name).getByRole("group", { name: "Student response" });
		await expect(answer).toHaveText(text);
		await field(desk, "Grade").fill(String(grade));
		await field(desk, /^Feedback/).fill(feedback);
		await desk.getByRole("button", { name: "Submit Grade" }).click();
		await expect(desk.getByRole("tab", { name: `Grading (${left})`, exact: true })).toBeVisible();
	}
	await expect(desk.getByText("No submissions to grade", { exact: true })).toBeVisible();
	await expect(desk.getByText("5 grades waiting to send", { exact: false }).first()).toBeVisible();
	await chipSays(desk, "Offline · 5 waiting");
}

const inClass = (desk: Page, name: string) =>
	desk.getByRole("region", { name: "The class" }).getByRole("listitem").filter({ hasText: name }).first();

async function changeTiasGrade(desk: Page): Promise<void> {
	await openTab(desk, "Assignments");
	await desk.getByRole("button", { name: "Fractions", exact: true }).click();
	await desk.getByRole("button", { name: /^Tia Rahme/ }).click();
	await desk.getByRole("button", { name: "Change grade", exact: true }).click();
	await field(desk, "Grade").fill("16");
	await field(desk, /^Feedback/).fill("Tia, it is all there.");
	await field(desk, "Reason").fill(reason);
	await desk.getByRole("button", { name: "Save the new grade", exact: true }).click();
	await expect(inClass(desk, "Tia Rahme").getByText("New grade waiting to send", { exact: true })).toBeVisible();
	await chipSays(desk, "Offline · 1 waiting");
}

/** Nothing of the class is missing on the server, and nothing is there twice. */
async function expectOnServer(server: RealServer, rana: Person, pupils: Person[]): Promise<void> {
	const nameOf = (id: unknown) => [rana, ...pupils].find((person) => person.id === id)?.name;
	const [course, ...moreCourses] = await server.rows("courses");
	expect(moreCourses).toEqual([]);
	expect(course).toMatchObject({ title: "Mathematics", code: "MATH-6B", subject: "Math", teacher_id: rana.id });
	const seats = await server.rows("enrollments");
	expect(seats.map(({ user_id, role_in_course }) => `${role_in_course} ${nameOf(user_id)}`).sort()).toEqual(
		[...names.map((name) => `student ${name}`), "teacher Rana Khoury"].sort(),
	);
	expect(new Set(seats.map(({ course_id }) => course_id))).toEqual(new Set([course?.id]));
	const tasks = await server.rows("assignments");
	expect(tasks.map(({ title }) => title).sort()).toEqual(["Angles", "Fractions"]);
	const titleOf = ({ assignment_id }: Row) => tasks.find(({ id }) => id === assignment_id)?.title;
	const rows = await server.rows("submissions");
	const stored = rows.map((row) => ({
		name: nameOf(row.student_id),
		title: titleOf(row),
		text: row.text_body,
		grade: row.grade,
		feedback: row.feedback,
	}));
	expect(stored).toHaveLength(answers.length);
	expect(stored).toEqual(expect.arrayContaining(answers));
	expect(rows.every(({ graded_by, graded_at }) => graded_by === rana.id && graded_at !== "")).toBe(true);
	const changes = rows.filter(({ grade_changes }) => Array.isArray(grade_changes) && grade_changes.length > 0);
	expect(changes).toMatchObject([{ text_body: "Tia: a half\nof 3/4", grade_changes: [{ ...tiaAtFirst, reason }] }]);
	expect(changes[0]?.grade_changes).toHaveLength(1);
}

/** The student reads the own grades and feedback, and holds nothing of anybody else's. */
async function expectOwnOnly({ who, page }: Seat, pupils: Person[]): Promise<void> {
	await openTab(page, "Submitted");
	const own = answers.filter(({ name }) => name === who.name);
	await expect(page.getByRole("tabpanel").getByRole("article")).toHaveCount(own.length);
	for (const { title, text, grade, feedback } of own) {
		const answer = sheet(page, title);
		await expect(answer.getByText(`${grade}/20`, { exact: true })).toBeVisible();
		await expect(answer.getByRole("group", { name: "Your answer" })).toHaveText(text);
		if (feedback) await expect(answer.getByText(feedback, { exact: true })).toBeVisible();
	}
	await expect(page.getByText(/^Changed on/)).toHaveCount(who.name === "Tia Rahme" ? 1 : 0);
	expect(await rowsOnPhone(page, who.id)).toMatchObject({
		submissions: own.length,
		enrollments: 1,
		courses: 1,
		assignments: 2,
	});
	const held = await everythingOn(page);
	expect(held).toContain(who.email);
	for (const other of pupils.filter(({ id }) => id !== who.id)) {
		const first = other.name.split(" ")[0];
		for (const words of [other.name, other.email, other.id, `${first}: `, `${first}, `])
			expect(held).not.toContain(words);
	}
}

/** Every answer was announced as sent once, and none before. */
async function expectToldOnce(page: Page, name: string): Promise<void> {
	const told = (await toastsOf(page)).filter((words) => words === "Assignment submitted successfully!");
	expect({ name, told: told.length }).toEqual({ name, told: answers.filter((answer) => answer.name === name).length });
}

/** Who handed in and who did not, as the teacher sees it. */
async function expectMissing(desk: Page): Promise<void> {
	for (const [title, handedIn, word, without] of [
		["Fractions", 4, "Not handed in yet", ["Lea Abboud"]],
		["Angles", 1, "Missing", ["Jad Saad", "Lea Abboud", "Maya Haddad", "Tia Rahme"]],
	] as const) {
		await openTab(desk, "My Courses");
		await openTab(desk, "Assignments");
		await desk.getByRole("button", { name: title, exact: true }).click();
		await expect(desk.getByRole("button", { name: `Handed in (${handedIn})`, exact: true })).toBeVisible();
		await desk.getByRole("button", { name: `Not handed in (${without.length})`, exact: true }).click();
		const rows = desk.getByRole("region", { name: "The class" }).getByRole("listitem");
		await expect(rows).toHaveCount(without.length);
		for (const name of without) await expect(inClass(desk, name).getByText(word, { exact: true })).toBeVisible();
	}
	await desk.getByRole("button", { name: "Handed in (1)", exact: true }).click();
	await expect(inClass(desk, "Karim Nassar").getByText("Late", { exact: true })).toBeVisible();
}

test("a teacher and five students go from an empty course to a graded class while the server is mostly gone", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	// Half a minute, but six browsers on a busy machine may need more than one test is given.
	test.setTimeout(180_000);
	strays.allow(serverIsDown);
	const rana = await teacher(server, "Rana Khoury");
	const pupils: Person[] = [];
	for (const name of names) pupils.push(await student(server, name));
	const sit = async (who: Person): Promise<Seat> => {
		const page = await phone({ keepsApp: true });
		await signIn(page, server, who);
		await keptByServiceWorker(page);
		await chipSays(page, "All sent");
		return { who, page };
	};
	const [desk, ...seats] = await Promise.all([sit(rana), ...pupils.map(sit)]);
	const pages = new Map(seats.map(({ who, page }) => [who.name, page]));

	await server.stop();
	await makeCourse(desk.page);
	await setWork(desk.page, "Fractions", "2030-11-21");
	await setWork(desk.page, "Angles", "2026-02-10");
	await chipSays(desk.page, "Offline · 3 waiting");
	await serverComes(server, [desk], []);
	await expectWorkSet(desk.page);
	const code = await codeOf(desk.page);
	await server.stop("SIGKILL");
	await joinAll(server, seats, code);

	await server.stop();
	await answerAll(pages);
	await serverComes(server, seats, [desk]);
	await expect(desk.page.getByRole("tab", { name: "Grading (5)", exact: true })).toBeVisible();
	await server.stop("SIGKILL");
	await gradeAll(desk.page);
	await serverComes(server, [desk], []);
	await server.stop();
	await changeTiasGrade(desk.page);
	await serverComes(server, [desk], seats);

	await expectOnServer(server, rana, pupils);
	for (const seat of seats) await expectOwnOnly(seat, pupils);
	const tias = sheet(pageOf(pages, "Tia Rahme"), "Fractions");
	await expect(tias.getByText(/^Changed on .*: was 11\/20$/)).toBeVisible();
	await expect(tias.getByText(reason, { exact: true })).toBeVisible();
	const leas = pageOf(pages, "Lea Abboud");
	await openTab(leas, "Assignments (2)");
	await expect(sheet(leas, "Angles").getByText("Missing", { exact: true })).toBeVisible();
	await expectMissing(desk.page);
	for (const { who, page } of seats) await expectToldOnce(page, who.name);
});
