// A teacher sets work: the form and its messages, online and without a network, editing, and two versions in conflict.
import type { Page } from "@playwright/test";
import {
	chipSays,
	inFrench,
	keptByServiceWorker,
	networkIsBack,
	openTab,
	sheet,
	signIn,
} from "#support/browser/portal.ts";
import { expect, serverIsDown, test, toastsOf } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import { assignment, course, enrol, newId, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const saved = "Saved on this phone. It will be sent when you are back online.";
const noNetwork = /net::ERR_INTERNET_DISCONNECTED .*\/api\//;
const create = (page: Page) => page.getByRole("button", { name: "Create Assignment", exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const courseField = (page: Page) => page.getByRole("combobox", { name: "Course", exact: true });
const rows = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");
const undo = (page: Page) =>
	page.locator('[data-sonner-toast][data-removed="false"]').getByRole("button", { name: "Undo" });

async function aCourse(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const joseph = await teacher(server, "Joseph Saade");
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, rana, [maya]);
	await enrol(server, joseph, maths.id, "teacher");
	return { rana, joseph, maya, maths };
}

/** What another teacher's phone sends when he edits an assignment he has seen. */
const editedBy = (server: RealServer, who: { token: string }, row: { id: string }, words: object) =>
	server.ask("PATCH", `/api/collections/assignments/records/${row.id}`, {
		token: who.token,
		body: { revision: newId(), replaces: "", instructions: "", max_points: 20, due_at: "", ...words },
	});

test("the form says what the specification says, asks for what is missing and says where", async ({
	server,
	phone,
}) => {
	const { rana } = await aCourse(server);
	await course(server, rana, [], { title: "Français", code: "FR-6A" });
	await course(server, rana, [], { title: "Old", code: "OLD", archived_at: "2026-01-05 08:00:00.000Z" });
	const page = await phone();
	await signIn(page, server, rana);
	await openTab(page, "Assignments");
	await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Create Assignment", "All Assignments"]);
	await expect(page.getByText("No assignments created yet", { exact: true })).toBeVisible();
	await expect(courseField(page).getByRole("option")).toHaveText([
		"Choose a course",
		"Français · FR-6A",
		"Mathematics · MATH-6B",
	]);
	for (const label of ["Title", "Instructions", "Due Date", "Time"]) await expect(field(page, label)).toHaveValue("");
	await expect(field(page, "Max Points")).toHaveValue("100");

	await inFrench(page, async () => {
		await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Créer un devoir", "Tous les devoirs"]);
		await expect(page.getByText("Aucun devoir créé pour le moment", { exact: true })).toBeVisible();
	});

	await field(page, "Max Points").fill(" ");
	await create(page).click();
	await expect(page.getByText("Required", { exact: true })).toHaveCount(3);
	await expect(courseField(page)).toBeFocused();
	await expect(courseField(page)).toHaveAccessibleDescription("Required");
	await inFrench(page, async () => {
		await expect(page.getByText("Obligatoire", { exact: true })).toHaveCount(3);
		await field(page, "Barème (points)").fill("0");
		await page.getByRole("button", { name: "Créer le devoir", exact: true }).click();
		await expect(page.getByText("Un nombre entier de 1 à 1\u202f000.", { exact: true })).toBeVisible();
		await field(page, "Barème (points)").fill(" ");
	});
	await courseField(page).selectOption("Français · FR-6A");
	await field(page, "Title").fill("Mon quartier");
	for (const wrong of ["0", "1001", "1.5", "abc"]) {
		await field(page, "Max Points").fill(wrong);
		await create(page).click();
		await expect(page.getByText("A whole number from 1 to 1,000.", { exact: true })).toBeVisible();
		await expect(field(page, "Max Points")).toBeFocused();
	}
	await field(page, "Max Points").fill("20");
	await field(page, "Time").fill("16:30");
	await create(page).click();
	await expect(page.getByText("Choose the day as well.", { exact: true })).toBeVisible();
	// A day half typed reads as no day at all; it must not be taken for one.
	await field(page, "Time").fill("");
	await field(page, "Due Date").focus();
	await page.keyboard.type("11");
	await create(page).click();
	await expect(page.getByText("Complete this or empty it.", { exact: true })).toBeVisible();
	expect(await server.rows("assignments", `created_by = '${rana.id}'`)).toEqual([]);
});

test("an assignment is created: the form is empty again but for the course, and the class has it", async ({
	server,
	phone,
}) => {
	const { rana, maths } = await aCourse(server);
	await course(server, rana, [], { title: "Français", code: "FR-6A" });
	const page = await phone({ timezoneId: "America/Los_Angeles" });
	await signIn(page, server, rana);
	await openTab(page, "Assignments");
	await courseField(page).selectOption("Mathematics · MATH-6B");
	await field(page, "Title").fill("  Circles ");
	await field(page, "Instructions").fill("Draw one.\nThen two. النصف 😀");
	await field(page, "Max Points").fill("٢٠");
	await expect(field(page, "Max Points")).toHaveValue("20");
	await field(page, "Due Date").fill("2030-11-21");
	await field(page, "Time").fill("16:30");
	await create(page).click();
	await expect(page.getByText("Assignment created successfully!", { exact: true })).toBeVisible();
	expect((await toastsOf(page)).slice(1)).toEqual(["Assignment created successfully!"]);
	for (const label of ["Title", "Instructions", "Due Date", "Time"]) await expect(field(page, label)).toHaveValue("");
	await expect(field(page, "Max Points")).toHaveValue("100");
	await expect(courseField(page)).toHaveValue(maths.id);
	await expect(create(page)).toBeFocused();
	await expect(rows(page)).toHaveText([/Circles.*Due Thursday, November 21, 2030, 4:30\sPM.*20 points.*0 handed in/]);
	const [row] = await server.rows("assignments", `course_id = '${maths.id}'`);
	expect(row).toMatchObject({
		title: "Circles",
		instructions: "Draw one.\nThen two. النصف 😀",
		max_points: 20,
		due_at: "2030-11-21 14:30:00.000Z",
		created_by: rana.id,
	});
	// Without a time it is due at 23:59 in Zahlé, whatever the clock of the phone; without a day never.
	await inFrench(page, async () => {
		await field(page, "Titre").fill("Angles");
		await field(page, "Date limite").fill("2030-07-01");
		await page.getByRole("button", { name: "Créer le devoir", exact: true }).click();
		await expect(page.getByText("Devoir créé avec succès\u202f!", { exact: true })).toBeVisible();
		await expect(page.getByText("À rendre le lundi 1 juillet 2030", { exact: true })).toBeVisible();
		await expect(rows(page)).toHaveCount(2);
	});
	await field(page, "Title").fill("Decimals");
	await create(page).click();
	await expect(rows(page)).toHaveCount(3);
	const due = async () =>
		(await server.rows("assignments", `course_id = '${maths.id}'`)).map((made) => [made.title, made.due_at]);
	await expect.poll(due).toEqual(
		expect.arrayContaining([
			["Angles", "2030-07-01 20:59:00.000Z"],
			["Decimals", ""],
		]),
	);
});

test("words half written stand there after a reload and after a look at another tab", async ({ server, phone }) => {
	const { rana, maths } = await aCourse(server);
	const page = await phone();
	await signIn(page, server, rana);
	await openTab(page, "Assignments");
	// The only course is chosen already.
	await expect(courseField(page)).toHaveValue(maths.id);
	await field(page, "Title").fill("Circles");
	await field(page, "Instructions").fill("Draw one.");
	await field(page, "Due Date").fill("2030-11-21");
	await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
	await page.reload();
	await openTab(page, "My Courses");
	await openTab(page, "Assignments");
	await expect(field(page, "Title")).toHaveValue("Circles");
	await expect(field(page, "Instructions")).toHaveValue("Draw one.");
	await expect(field(page, "Due Date")).toHaveValue("2030-11-21");
	await create(page).click();
	await expect(page.getByText("Assignment created successfully!", { exact: true })).toBeVisible();
	await page.reload();
	await expect(field(page, "Title")).toHaveValue("");
});

test("a teacher without a course is told what comes first", async ({ server, phone }) => {
	const page = await phone();
	await signIn(page, server, await teacher(server));
	await openTab(page, "Assignments");
	await expect(page.getByText("No assignments created yet", { exact: true })).toBeVisible();
	await expect(
		page.getByText("An assignment belongs to a course. Create your first course, then set the work here.", {
			exact: true,
		}),
	).toBeVisible();
	await expect(create(page)).toHaveCount(0);
	await page.getByRole("button", { name: "Create Course", exact: true }).click();
	await expect(page.getByRole("tab", { name: "Create Course", exact: true })).toBeFocused();
	await expect(field(page, "Course Title")).toBeVisible();
});

async function makeCourse(page: Page, title: string, code: string) {
	await openTab(page, "Create Course");
	await field(page, "Course Title").fill(title);
	await field(page, "Course Code").fill(code);
	await page.getByRole("button", { name: "Create Course", exact: true }).click();
	await expect(field(page, "Course Title")).toHaveValue("");
}

async function setWork(page: Page, title: string) {
	await openTab(page, "Assignments");
	await field(page, "Title").fill(title);
	await create(page).click();
	await expect(rows(page).filter({ hasText: title })).toBeVisible();
}

test("a course made offline and its assignment arrive together, once, in one batch", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const rana = await teacher(server, "Rana Khoury");
	const page = await phone({ keepsApp: true });
	await signIn(page, server, rana);
	await keptByServiceWorker(page);
	await chipSays(page, "All sent");
	await server.stop();
	await makeCourse(page, "Robotics", "ROBO-1");
	await setWork(page, "Build a bridge");
	await expect(page.getByText(saved, { exact: true }).first()).toBeVisible();
	await expect(rows(page).getByText("Waiting to send", { exact: true })).toBeVisible();
	await page.reload();
	await expect(rows(page).getByText("Waiting to send", { exact: true })).toBeVisible();
	await expect(courseField(page).getByRole("option")).toHaveText(["Choose a course", "Robotics · ROBO-1"]);
	await chipSays(page, "Offline · 2 waiting");

	const batches: number[] = [];
	page.on("requestfinished", (request) => {
		if (request.url().endsWith("/api/batch")) batches.push(request.postDataJSON().requests.length);
	});
	await server.start();
	await networkIsBack(page);
	await chipSays(page, "All sent");
	await expect(rows(page).getByText("Waiting to send", { exact: true })).toHaveCount(0);
	expect(batches).toEqual([2]);
	const [robotics] = await server.rows("courses");
	expect(await server.rows("assignments")).toMatchObject([{ title: "Build a bridge", course_id: robotics?.id }]);
	expect(await toastsOf(page)).toEqual(
		expect.arrayContaining(["Course created successfully!", "Assignment created successfully!"]),
	);
});

test("over two contacts too: the course's answer is lost, its assignment follows with the next", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/^Failed to load resource: net::ERR_/);
	const rana = await teacher(server, "Rana Khoury");
	const line = await proxyTo(server.url);
	const page = await phone({ keepsApp: true });
	await signIn(page, { ...server, url: line.url }, rana);
	await keptByServiceWorker(page);
	await chipSays(page, "All sent");
	// At once: what is asked a moment later is refused.
	const lost = line.nextDroppedAnswer("/api/batch").then(() => line.refuse());
	await makeCourse(page, "Robotics", "ROBO-1");
	await lost;
	await networkIsBack(page);
	await chipSays(page, "Offline · 1 waiting");
	await setWork(page, "Build a bridge");
	await chipSays(page, "Offline · 2 waiting");
	line.pass();
	await networkIsBack(page);
	await chipSays(page, "All sent");
	const courses = await server.rows("courses", `teacher_id = '${rana.id}'`);
	expect(courses.map(({ title }) => title)).toEqual(["Robotics"]);
	const made = await server.rows("assignments", `created_by = '${rana.id}'`);
	expect(made).toMatchObject([{ title: "Build a bridge", course_id: courses[0]?.id }]);
	await line.close();
});

test("an assignment is edited where it is opened, never below a grade that was given", async ({ server, phone }) => {
	const { rana, maya, maths } = await aCourse(server);
	const task = await assignment(server, maths.id, { due_at: "2030-11-21 21:59:00.000Z" });
	await submission(server, maya, task.id, {
		grade: 18,
		graded_by: rana.id,
		graded_at: "2026-02-09 10:00:00.000Z",
	});
	const page = await phone();
	await signIn(page, server, rana);
	await openTab(page, "Assignments");
	await page.getByRole("button", { name: "Fractions", exact: true }).click();
	const room = sheet(page, "Fractions");
	await expect(room.getByRole("heading", { name: "Fractions" })).toBeFocused();
	await expect(room.getByText("Due Thursday, November 21, 2030", { exact: true })).toBeVisible();
	await room.getByRole("button", { name: "Edit", exact: true }).click();
	await expect(field(page, "Title")).toBeFocused();
	await expect(field(page, "Title")).toHaveValue("Fractions");
	await expect(field(page, "Instructions")).toHaveValue("Add them up.");
	await expect(field(page, "Due Date")).toHaveValue("2030-11-21");
	await expect(field(page, "Time")).toHaveValue("");
	await field(page, "Max Points").fill("17");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(
		page.getByText("A grade of 18 has been given already. The points cannot be fewer.", { exact: true }),
	).toBeVisible();
	await expect(field(page, "Max Points")).toBeFocused();
	await field(page, "Max Points").fill("18");
	await field(page, "Title").fill("Fractions at home");
	await field(page, "Time").fill("18:00");
	await page.getByRole("button", { name: "Save changes" }).click();
	const edited = sheet(page, "Fractions at home");
	await expect(edited.getByRole("heading", { name: "Fractions at home" })).toBeFocused();
	await expect(edited.getByText("Due Thursday, November 21, 2030, 6:00\u00a0PM", { exact: true })).toBeVisible();
	await expect(page.getByText("The assignment was changed.", { exact: true })).toBeVisible();
	await expect(edited.getByText("Changes waiting to send", { exact: true })).toHaveCount(0);
	expect((await server.rows("assignments", `id = '${task.id}'`))[0]).toMatchObject({
		title: "Fractions at home",
		instructions: "Add them up.",
		max_points: 18,
		due_at: "2030-11-21 16:00:00.000Z",
		course_id: maths.id,
	});
});

test("an edit begun is kept over a reload, what is cancelled can be had back, and whoever touches a field writes there", async ({
	server,
	phone,
}) => {
	const { rana, maths } = await aCourse(server);
	const task = await assignment(server, maths.id);
	const page = await phone();
	await signIn(page, server, rana);
	await page.goto(`${server.url}/dashboard-tutor#assignments/${task.id}`);
	await page.getByRole("button", { name: "Edit", exact: true }).click();
	await field(page, "Title").fill("Fractions at home");
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await page.reload();
	await expect(field(page, "Title")).toHaveValue("Fractions at home");
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(sheet(page, "Fractions")).toBeVisible();
	await undo(page).click();
	await expect(field(page, "Title")).toHaveValue("Fractions at home");
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(sheet(page, "Fractions")).toBeVisible();

	// The form puts the focus on its first field when it can be written in, unless somebody was quicker elsewhere.
	await page.evaluate(() => {
		const watch = new MutationObserver(() => {
			const points = document.querySelector<HTMLInputElement>("[name=points]:not([readonly])");
			if (!points) return;
			watch.disconnect();
			points.focus();
		});
		watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["readonly"] });
	});
	await page.getByRole("button", { name: "Edit", exact: true }).click();
	await expect(field(page, "Max Points")).toBeFocused();
	await page.keyboard.type("5");
	await expect(field(page, "Max Points")).toHaveValue("205");
	await expect(field(page, "Title")).toHaveValue("Fractions");
});

test("offline, an assignment nobody has tried to send takes the new words in its place", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { rana, maths } = await aCourse(server);
	const there = await assignment(server, maths.id, { title: "Angles" });
	const page = await phone({ keepsApp: true });
	await signIn(page, server, rana);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments");
	await expect(rows(page)).toHaveCount(1);
	await server.stop();
	await setWork(page, "Circles");
	await page.getByRole("button", { name: "Circles", exact: true }).click();
	await page.getByRole("button", { name: "Edit", exact: true }).click();
	await field(page, "Title").fill("Circles and spheres");
	await page.getByRole("button", { name: "Save changes" }).click();
	const room = sheet(page, "Circles and spheres");
	await expect(room.getByText("Waiting to send", { exact: true })).toBeVisible();
	await chipSays(page, "Offline · 1 waiting");
	await page.getByRole("button", { name: "All Assignments" }).click();
	await expect(page.getByRole("button", { name: "Circles and spheres", exact: true })).toBeFocused();

	await page.getByRole("button", { name: "Angles", exact: true }).click();
	await page.getByRole("button", { name: "Edit", exact: true }).click();
	await field(page, "Max Points").fill("40");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(sheet(page, "Angles").getByText("Changes waiting to send", { exact: true })).toBeVisible();
	await chipSays(page, "Offline · 2 waiting");
	await server.start();
	await networkIsBack(page);
	await chipSays(page, "All sent");
	const words = (await server.rows("assignments")).map(({ title, max_points }) => `${title} ${max_points}`).sort();
	expect(words).toEqual(["Angles 40", "Circles and spheres 100"]);
	expect((await server.rows("assignments", `id = '${there.id}'`))[0]).toMatchObject({ course_id: maths.id });
});

test("two edits of one assignment stand side by side until the teacher chooses", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork, /status of 400 .*\/api\/batch/);
	const { rana, joseph, maths } = await aCourse(server);
	const task = await assignment(server, maths.id);
	const page = await phone({ keepsApp: true });
	await signIn(page, server, rana);
	await keptByServiceWorker(page);
	await page.goto(`${server.url}/dashboard-tutor#assignments/${task.id}`);
	const room = (title: string) => sheet(page, title);
	const edit = async (title: string) => {
		await page.getByRole("button", { name: "Edit", exact: true }).click();
		await field(page, "Title").fill(title);
		await page.getByRole("button", { name: "Save changes" }).click();
	};
	await expect(room("Fractions")).toBeVisible();
	await page.context().setOffline(true);
	await edit("Fractions of Rana");
	await expect(room("Fractions of Rana").getByText("Changes waiting to send", { exact: true })).toBeVisible();
	const answer = await editedBy(server, joseph, task, { title: "Fractions of Joseph", instructions: "Read page 12." });
	expect(answer.status).toBe(200);
	await page.context().setOffline(false);
	await networkIsBack(page);

	const both = room("Fractions of Joseph");
	await expect(both.getByRole("heading", { level: 3 })).toHaveText([
		"The assignment as it is now",
		"Your version, not sent",
	]);
	await expect(both.getByText("Fractions of Rana", { exact: true })).toBeVisible();
	await expect(both.getByText("Read page 12.", { exact: true }).first()).toBeVisible();
	await expect(both.getByText("Changes not sent", { exact: false }).first()).toBeVisible();
	await expect(
		both.getByText("Somebody changed this assignment first. Compare the two and choose one.", { exact: true }),
	).toBeVisible();
	await chipSays(page, "1 needs you");

	await both.getByRole("button", { name: "Keep theirs" }).click();
	await expect(both.getByRole("heading", { level: 3 })).toHaveCount(0);
	await chipSays(page, "All sent");
	await undo(page).click();
	await both.getByRole("button", { name: "Use mine" }).click();
	await expect(room("Fractions of Rana").getByRole("heading", { level: 3 })).toHaveCount(0);
	const stored = async () => (await server.rows("assignments", `id = '${task.id}'`)).map(({ title }) => title);
	await expect.poll(stored).toEqual(["Fractions of Rana"]);
});

test("what somebody else changed while an edit is being typed is shown before it is replaced", async ({
	server,
	phone,
}) => {
	const { rana, joseph, maths } = await aCourse(server);
	const task = await assignment(server, maths.id);
	const page = await phone();
	await signIn(page, server, rana);
	await page.goto(`${server.url}/dashboard-tutor#assignments/${task.id}`);
	await page.getByRole("button", { name: "Edit", exact: true }).click();
	await field(page, "Instructions").fill("Add and halve them.");
	await editedBy(server, joseph, task, { title: "Fractions", instructions: "Read page 12." });
	await networkIsBack(page);
	await expect(page.getByText(/^Somebody changed this assignment after you began\./)).toBeVisible();
	await expect(page.getByText("Read page 12.", { exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "Save changes" })).toBeDisabled();
	await expect(field(page, "Instructions")).toHaveValue("Add and halve them.");
	await page.getByRole("button", { name: "Go on with mine" }).click();
	await page.getByRole("button", { name: "Save changes" }).click();
	const stored = async () => (await server.rows("assignments", `id = '${task.id}'`)).map((row) => row.instructions);
	await expect.poll(stored).toEqual(["Add and halve them."]);
});

test("work the server does not take says why and what to do, and is never dropped", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork, /status of 400 .*\/api\/batch/);
	const { rana, maya, maths } = await aCourse(server);
	const task = await assignment(server, maths.id);
	const page = await phone({ keepsApp: true });
	await signIn(page, server, rana);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments");
	await expect(rows(page)).toHaveCount(1);
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "Fractions", exact: true }).click();
	await page.getByRole("button", { name: "Edit", exact: true }).click();
	await field(page, "Max Points").fill("10");
	await page.getByRole("button", { name: "Save changes" }).click();
	await submission(server, maya, task.id, { grade: 18, graded_by: rana.id, graded_at: "2026-02-09 10:00:00.000Z" });
	await page.context().setOffline(false);
	await networkIsBack(page);
	const why = "A grade of 18 has been given already. The points cannot be fewer.";
	const room = sheet(page, "Fractions");
	await expect(room.getByText(why, { exact: true })).toBeVisible();
	await expect(room.getByText("20", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "All Assignments" }).click();
	await expect(rows(page).getByText(why, { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Fractions", exact: true }).click();
	await room.getByRole("button", { name: "Edit", exact: true }).click();
	await expect(field(page, "Max Points")).toHaveValue("10");
	await field(page, "Max Points").fill("25");
	await page.getByRole("button", { name: "Save changes" }).click();
	const points = async () => (await server.rows("assignments", `id = '${task.id}'`)).map((row) => row.max_points);
	await expect.poll(points).toEqual([25]);

	await page.getByRole("button", { name: "All Assignments" }).click();
	await page.context().setOffline(true);
	await setWork(page, "Too late");
	await field(page, "Title").fill("Even later");
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await server.update("courses", maths.id, { archived_at: "2026-02-09 10:00:00.000Z" });
	await page.context().setOffline(false);
	await networkIsBack(page);
	await expect(page.getByText("Failed to create assignment", { exact: true })).toBeVisible();
	const refused = rows(page).filter({ hasText: "Too late" });
	await expect(refused.getByText("This course has ended. What you wrote is kept here.", { exact: true })).toBeVisible();
	// The course has left the form; the words in it have not.
	await expect(courseField(page).getByRole("option")).toHaveText(["Choose a course"]);
	await expect(field(page, "Title")).toHaveValue("Even later");
	await page.getByRole("button", { name: "Too late", exact: true }).click();
	await sheet(page, "Too late").getByRole("button", { name: "Discard" }).click();
	await expect(page.getByText("This assignment is not here any more", { exact: true })).toBeVisible();
	await undo(page).click();
	await expect(sheet(page, "Too late").getByText("Not sent", { exact: false }).first()).toBeVisible();
	await server.update("courses", maths.id, { archived_at: "" });
	await sheet(page, "Too late").getByRole("button", { name: "Try again" }).click();
	await expect.poll(() => server.rows("assignments", "title = 'Too late'")).toHaveLength(1);
	await chipSays(page, "All sent");
});
