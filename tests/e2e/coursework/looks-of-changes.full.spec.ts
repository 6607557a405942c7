// What others change while a person writes, and a list too long to look through, checked by axe, for finger-sized targets
// and in a small window. What is shown and what is sent then: tests/screens/coursework.
import { judge } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { answerField, cardOf, chip, chipSays, networkIsBack, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, enrol, newId, submission } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";

const refused = /status of (400|409) .*\/api\/batch/;
const desktop = { width: 1360, height: 900 };

/** 32 submissions wait: 30 in Mathematics, and Maya's and Karim's in Science, where Tia has 12 of 20 points. */
async function twoCourses(server: RealServer) {
	const [rana, joseph] = [await teacher(server, "Rana Khoury"), await teacher(server, "Joseph Saade")];
	const students: Person[] = [];
	for (const name of ["Maya Haddad", "Karim Nassar", "Tia Rahme", "Jad Saad", "Lea Aoun", "Sami Daher"]) {
		students.push(await student(server, name));
	}
	const maths = await course(server, rana, students);
	for (const title of ["Fractions", "Angles", "Circles", "Decimals", "Primes"]) {
		const task = await assignment(server, maths.id, { title });
		for (const writer of students) await submission(server, writer, task.id);
	}
	const three = students.slice(0, 3);
	const science = await course(server, rana, three, { title: "Science", code: "SCI-6", subject: "Science" });
	await enrol(server, joseph, science.id, "teacher");
	const moon = await assignment(server, science.id, { title: "The Moon" });
	const rows: Row[] = [];
	for (const [at, writer] of three.entries()) {
		const submitted_at = `2026-02-03 0${at + 1}:00:00.000Z`;
		const graded = at === 2 ? { grade: 12, graded_by: rana.id, graded_at: "2026-02-09 10:00:00.000Z" } : {};
		const words = { submitted_at, received_at: submitted_at, revision: newId(), ...graded };
		rows.push(await submission(server, writer, moon.id, words));
	}
	const [mayas = "", karims = "", tias = ""] = rows.map(({ id }) => id);
	return { rana, joseph, moon, mayas, karims, tias };
}

test("a teacher sees two grades, a long list, a grade given elsewhere and an answer that was changed", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork, refused);
	const { rana, joseph, moon, mayas, karims, tias } = await twoCourses(server);
	const page = await phone({ viewport: desktop });
	const grade = page.getByLabel("Grade", { exact: true });
	await openDashboard(page, server, rana);
	await page.goto(`${server.url}/dashboard-tutor#assignments/${moon.id}`);
	await page.getByRole("button", { name: /^Tia Rahme/ }).click();
	await goOffline(page);
	await page.getByRole("button", { name: "Change grade", exact: true }).click();
	await grade.fill("18");
	await page.getByLabel("Reason", { exact: true }).fill("Overlooked.");
	await page.getByRole("button", { name: "Save the new grade", exact: true }).click();
	await expect(page.getByText("New grade waiting to send", { exact: true })).toBeVisible();
	const body = { grade: 15, feedback: "Exactly right.", reason: "Counted anew.", mutation: newId(), replaces: "" };
	const path = `/api/collections/submissions/records/${tias}`;
	expect((await server.ask("PATCH", path, { token: joseph.token, body })).status).toBe(200);
	await page.context().setOffline(false);
	await networkIsBack(page);
	await expect(page.getByRole("heading", { name: "Your new grade, not sent" })).toBeVisible();
	await chipSays(page, "1 needs you");
	await page.getByRole("button", { name: /^Tia Rahme/ }).click();
	await judge(page, "two grades");
	await page.getByRole("button", { name: "Keep theirs" }).click();
	await chipSays(page, "All sent");

	await openTab(page, "Grading (32)");
	await expect(page.getByText("1–30 of 32", { exact: true })).toBeVisible();
	await judge(page, "a long list");
	await page.setViewportSize({ width: 360, height: 740 });
	await page.getByRole("search").getByLabel("Course", { exact: true }).selectOption("Science");
	await expect(page.getByText("2 of 32 shown", { exact: true })).toBeVisible();
	await expect(page.getByText("SCI-6", { exact: true }).first()).toBeVisible();
	await judge(page, "a list narrowed to a course");

	await page.setViewportSize(desktop);
	await grade.fill("14");
	const given = { grade: 19, feedback: "Exactly right.", graded_at: "2026-02-10 10:00:00.000Z" };
	await server.update("submissions", mayas, { ...given, graded_by: joseph.id });
	await networkIsBack(page);
	await expect(page.getByText(/^Somebody else has graded this answer in the meantime/)).toBeVisible();
	await judge(page, "graded elsewhere while typing");
	await page.getByRole("button", { name: "Go on" }).click();
	await expect(grade).toHaveValue("");
	await chip(page).click();
	await expect(page.getByRole("dialog").getByText("Grade: 14", { exact: true })).toBeVisible();
	await judge(page, "words without a place");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);

	await expect(page.getByRole("group", { name: "Student response" })).toHaveText("Answer of Karim Nassar");
	await grade.fill("11");
	await server.update("submissions", karims, { text_body: "6/16, shortened 3/8", revision: newId() });
	await networkIsBack(page);
	await expect(page.getByText(/^The student has changed this answer since you began/)).toBeVisible();
	await judge(page, "changed while being graded");
});

test("a student sees an answer from another device while writing one", async ({ server, phone }) => {
	const maya = await student(server, "Maya Haddad");
	const task = await assignment(server, (await course(server, await teacher(server), [maya])).id);
	const page = await phone();
	await openDashboard(page, server, maya);
	await openTab(page, "Assignments (1)");
	const mine = cardOf(page, "Fractions");
	await (await answerField(page, "Fractions")).fill("Half of 3/4");
	await submission(server, maya, task.id, { text_body: "From the tablet", revision: newId() });
	await networkIsBack(page);
	await expect(mine.getByText("From the tablet", { exact: true })).toBeVisible();
	await judge(page, "answered elsewhere while typing");
});
