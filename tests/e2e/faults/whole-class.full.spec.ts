// From an empty course to a graded class: a teacher and four students, each in a browser, and a server that is there only
// now and then. Between two of its visits everything below is typed without it.
import type { Page } from "@playwright/test";
import { keepFiles } from "#support/browser/offline.ts";
import { cardOf, chipSays, keptByServiceWorker, openDashboard, openTab } from "#support/browser/portal.ts";
import { everythingOn, rowsOnPhone } from "#support/browser/storage.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { History } from "#support/network/history.ts";
import { type Person, student, teacher } from "#support/people.ts";
import type { RealServer, Row } from "#support/server.ts";
import {
	answerAll,
	changeTiasGrade,
	codeOf,
	expectAssignmentSet,
	expectMissing,
	expectToDo,
	gradeAll,
	joinAll,
	makeCourse,
	pageOf,
	serverComes,
	setAssignment,
} from "./class-steps.ts";
import { answers, names, reason, type Seat, tiaAtFirst } from "./class-words.ts";

/** The server has everything of the class, and nothing twice. */
async function expectOnServer(server: RealServer, rana: Person, students: Person[]): Promise<void> {
	const nameOf = (id: unknown) => [rana, ...students].find((person) => person.id === id)?.name;
	const [course, ...moreCourses] = await server.rows("courses");
	expect(moreCourses).toEqual([]);
	expect(course).toMatchObject({ title: "Mathematics", code: "MATH-6B", subject: "Math", teacher_id: rana.id });
	const enrollments = await server.rows("enrollments");
	expect(enrollments.map(({ user_id, role_in_course }) => `${role_in_course} ${nameOf(user_id)}`).sort()).toEqual(
		[...names.map((name) => `student ${name}`), "teacher Rana Khoury"].sort(),
	);
	expect(new Set(enrollments.map(({ course_id }) => course_id))).toEqual(new Set([course?.id]));
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

/** The student reads their own grades and feedback, and the phone has nothing of other students. */
async function expectOwnOnly({ who, page }: Seat, students: Person[]): Promise<void> {
	await openTab(page, "Submitted");
	const hers = own(who.name);
	await expect(page.getByRole("tabpanel").getByRole("article")).toHaveCount(hers.length);
	for (const { title, text, grade, feedback } of hers) {
		const answer = cardOf(page, title);
		await expect(answer.getByText(`${grade}/20`, { exact: true })).toBeVisible();
		await expect(answer.getByRole("group", { name: "Your answer" })).toHaveText(text);
		if (feedback) await expect(answer.getByText(feedback, { exact: true })).toBeVisible();
	}
	await expect(page.getByText(/^Changed on/)).toHaveCount(who.name === "Tia Rahme" ? 1 : 0);
	// The own place in the course and the teacher's.
	const rows = { submissions: hers.length, enrollments: 2, courses: 1, assignments: 2 };
	expect(await rowsOnPhone(page, who.id)).toMatchObject(rows);
	const held = await everythingOn(page);
	expect(held).toContain(who.email);
	for (const other of students.filter(({ id }) => id !== who.id)) {
		const first = other.name.split(" ")[0];
		for (const words of [other.name, other.email, other.id, `${first}: `, `${first}, `])
			expect(held).not.toContain(words);
	}
}

/** How often a submission was announced as sent on this page. */
const announced = async (page: Page): Promise<number> =>
	(await toastsOf(page)).filter((words) => words === "Assignment submitted successfully!").length;

const own = (name: string) => answers.filter((answer) => answer.name === name);

/** What the judge calls a student's device. */
const phoneOf = (name: string) => `phone of ${name}`;

test("a teacher and four students go from an empty course to a graded class while the server is mostly gone", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	// Takes half a minute, but on a busy machine five browsers may need longer than one test is given.
	test.setTimeout(480_000);
	strays.allow(serverIsDown);
	const rana = await teacher(server, "Rana Khoury");
	const students: Person[] = [];
	for (const name of names) students.push(await student(server, name));
	// The teacher's app and Maya's are kept by a service worker: she opens a link without the server. The others only need
	// their files then.
	const history = new History();
	const sit = async (who: Person): Promise<Seat> => {
		const keepsApp = [rana.name, "Maya Haddad"].includes(who.name);
		const page = await phone({ keepsApp });
		history.watchPage(page, who === rana ? "computer" : phoneOf(who.name));
		await openDashboard(page, server, who);
		await (keepsApp ? keptByServiceWorker(page) : keepFiles(page));
		await chipSays(page, "All sent");
		return { who, page };
	};
	const [device, ...seats] = await Promise.all([sit(rana), ...students.map(sit)]);
	for (const { name } of students) history.note({ what: "may", who: rana.name, of: name });
	const pages = new Map(seats.map(({ who, page }) => [who.name, page]));

	await server.stop();
	await makeCourse(device.page);
	await chipSays(device.page, "Offline · 1 waiting");
	await serverComes(server, [device], []);
	const code = await codeOf(device.page);
	await server.stop("SIGKILL");
	await joinAll(server, seats, code);

	await server.stop();
	await setAssignment(device.page, "Fractions", "2030-11-21");
	await setAssignment(device.page, "Angles", "2026-02-10");
	await chipSays(device.page, "Offline · 2 waiting");
	await serverComes(server, [device], seats);
	await expectAssignmentSet(device.page);
	await expectToDo(seats);
	await server.stop();
	await answerAll(pages);
	for (const { name, text } of answers) history.noteSaved(name, phoneOf(name), text);
	await serverComes(server, seats, [device]);
	await history.lookAt(server);
	await expect(device.page.getByRole("tab", { name: "Grading (4)", exact: true })).toBeVisible();
	await server.stop("SIGKILL");
	await gradeAll(device.page);
	for (const { name, feedback } of answers) {
		const words = name === "Tia Rahme" ? tiaAtFirst.feedback : feedback;
		if (words) history.noteGraded(rana.name, "computer", words, name);
	}
	await serverComes(server, [device], []);
	await history.lookAt(server);
	await server.stop();
	await changeTiasGrade(device.page);
	const { feedback: tias = "" } = answers.find(({ name }) => name === "Tia Rahme") ?? {};
	history.note({ what: "withdrawn", who: rana.name, words: tiaAtFirst.feedback });
	history.noteGraded(rana.name, "computer", tias, "Tia Rahme");
	await serverComes(server, [device], seats);
	await history.lookAt(server);

	for (const { who, page } of seats) {
		history.noteShown(who.name, phoneOf(who.name), await everythingOn(page));
		for (const { text } of own(who.name).slice(0, await announced(page))) {
			history.note({ what: "said", who: who.name, on: phoneOf(who.name), words: text });
		}
	}
	await history.noteHealed(server, [rana, ...students]);
	await history.judged();

	await expectOnServer(server, rana, students);
	for (const seat of seats) await expectOwnOnly(seat, students);
	const tiasCard = cardOf(pageOf(pages, "Tia Rahme"), "Fractions");
	await expect(tiasCard.getByText(/^Changed on .*: was 11\/20$/)).toBeVisible();
	await expect(tiasCard.getByText(reason, { exact: true })).toBeVisible();
	const leas = pageOf(pages, "Lea Abboud");
	await openTab(leas, "Assignments (2)");
	await expect(cardOf(leas, "Angles").getByText("Missing", { exact: true })).toBeVisible();
	await expectMissing(device.page);
	for (const { who, page } of seats) expect(await announced(page), who.name).toBe(own(who.name).length);
});
