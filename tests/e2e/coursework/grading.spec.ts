// The teacher's four tabs, and grading: its messages, its keys, on to the next.
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
import { admin, student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const elsewhere = { timezoneId: "America/Los_Angeles", viewport: { width: 1360, height: 900 } };

/** Three answers wait for a grade, Maya's the longest; a fourth is graded. */
async function waitingAnswers(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const students = [];
	for (const name of ["Maya Haddad", "Karim Nassar", "Tia Rahme", "Jad Saad"])
		students.push(await student(server, name));
	const maths = await course(server, rana, students);
	const fractions = await assignment(server, maths.id, { due_at: "2026-02-10 21:59:00.000Z" });
	await assignment(server, maths.id, { title: "Angles", max_points: 1 });
	await assignment(server, maths.id, { title: "Circles", due_at: "2030-11-21 23:30:00.000Z", max_points: 100 });
	for (const [at, writer] of students.entries()) {
		const graded = { grade: 12, feedback: "", graded_by: rana.id, graded_at: "2026-02-09 10:00:00.000Z" };
		await submission(server, writer, fractions.id, {
			submitted_at: `2026-02-0${at + 2} 22:18:00.000Z`,
			received_at: `2026-02-0${at + 2} 22:18:01.000Z`,
			...(at === 3 ? graded : {}),
		});
	}
	return { rana };
}

const inFront = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });
const gradeField = (page: Page) => page.getByLabel("Grade", { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Submit Grade", exact: true });

test("courses, assignments and grading say what the specification says, in both languages", async ({
	server,
	phone,
}) => {
	const { rana } = await waitingAnswers(server);
	const page = await phone(elsewhere);
	await signIn(page, server, rana);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teacher Dashboard");
	await expect(page.getByText("Manage your courses and assignments", { exact: true })).toBeVisible();
	await expect(page.getByRole("tab")).toHaveCount(4);
	for (const tab of ["My Courses", "Create Course", "Assignments", "Grading (3)"]) {
		await expect(page.getByRole("tab", { name: tab, exact: true })).toBeVisible();
	}
	for (const words of ["MATH-6B", "Math", "Grade 6", "3 to grade"]) {
		await expect(sheet(page, "Mathematics").getByText(words, { exact: true })).toBeVisible();
	}
	await inFrench(page, async () => {
		await expect(page).toHaveTitle("Espace professeur, LEAD");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Espace professeur");
		await expect(page.getByText("Gérez vos cours et vos devoirs", { exact: true })).toBeVisible();
		for (const tab of ["Mes cours", "Créer un cours", "Devoirs", "Correction (3)"]) {
			await expect(page.getByRole("tab", { name: tab, exact: true })).toBeVisible();
		}
		for (const words of ["MATH-6B", "Math", "Grade 6", "3 à corriger"]) {
			await expect(sheet(page, "Mathematics").getByText(words, { exact: true })).toBeVisible();
		}
	});
	// Who is pressed among those who wait longest lies in front.
	await page.getByRole("button", { name: /^Karim Nassar/ }).click();
	await expect(inFront(page)).toHaveText("Karim Nassar");
	await expect(gradeField(page)).toBeFocused();

	await openTab(page, "Assignments");
	await expect(page.getByRole("heading", { name: "All Assignments", exact: true })).toBeVisible();
	await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Circles", "Fractions", "Angles"]);
	await expect(page.getByText("Due Friday, November 22, 2030, 1:30\u00a0AM", { exact: true })).toBeVisible();
	await expect(page.getByText("Due Tuesday, February 10, 2026", { exact: true })).toBeVisible();
	await expect(page.getByText("No due date", { exact: true })).toBeVisible();
	await expect(page.getByText("1 point", { exact: true })).toBeVisible();
	await expect(page.getByText("4 handed in · 1 graded", { exact: true })).toBeVisible();
	await inFrench(page, async () => {
		await expect(page.getByRole("heading", { name: "Tous les devoirs", exact: true })).toBeVisible();
		await expect(page.getByText("À rendre le vendredi 22 novembre 2030 à 01:30", { exact: true })).toBeVisible();
		await expect(page.getByText("À rendre le mardi 10 février 2026", { exact: true })).toBeVisible();
		await expect(page.getByText("1 point", { exact: true })).toBeVisible();
	});

	await openTab(page, "Grading (3)");
	await expect(page.getByText("1 of 4 graded", { exact: true })).toBeVisible();
	await expect(page.getByRole("list", { name: "Waiting for a grade" }).getByRole("listitem")).toHaveText([
		/Maya Haddad/,
		/Karim Nassar/,
		/Tia Rahme/,
	]);
	await page.getByRole("list", { name: "Waiting for a grade" }).getByRole("button", { name: /Maya/ }).click();
	const maya = sheet(page, "Maya Haddad");
	await expect(maya.getByText("February 3, 2026, 12:18\u00a0AM", { exact: true })).toBeVisible();
	await expect(maya.getByRole("group", { name: "Student response" })).toHaveText("Answer of Maya Haddad");
	await expect(gradeField(page)).toHaveAttribute("min", "0");
	await expect(gradeField(page)).toHaveAttribute("max", "20");
	await expect(maya.getByLabel(/^Feedback \(optional\)$/)).toBeVisible();
	await expect(submit(page)).toBeVisible();
	await inFrench(page, async () => {
		await expect(maya.getByText("3 février 2026 à 00:18", { exact: true })).toBeVisible();
		await expect(maya.getByRole("group", { name: "Réponse de l'élève" })).toBeVisible();
	});
});

test("a teacher without courses reads so in each tab", async ({ server, phone }) => {
	const page = await phone();
	await signIn(page, server, await teacher(server));
	await expect(page.getByText("No courses created yet", { exact: true })).toBeVisible();
	await openTab(page, "Assignments");
	await expect(page.getByText("No assignments created yet", { exact: true })).toBeVisible();
	await openTab(page, "Grading (0)");
	await expect(page.getByText("No submissions to grade", { exact: true })).toBeVisible();
	await page
		.getByRole("button", { name: /^EN|^FR, / })
		.last()
		.click();
	await expect(page.getByText("Aucune copie à corriger", { exact: true })).toBeVisible();
	await openTab(page, "Devoirs");
	await expect(page.getByText("Aucun devoir créé pour le moment", { exact: true })).toBeVisible();
	await openTab(page, "Mes cours");
	await expect(page.getByText("Aucun cours créé pour le moment", { exact: true })).toBeVisible();
});

test("the admin's dashboard has the specification's title and leads to the teacher's", async ({ server, phone }) => {
	const page = await phone();
	await signIn(page, server, await admin(server));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
	await expect(page.getByText("Manage users, approvals, and content", { exact: true })).toBeVisible();
	await page.getByRole("link", { name: "Open the Teacher Dashboard" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teacher Dashboard");
});

test("only a whole number within the points is a grade", async ({ server, phone }) => {
	const { rana } = await waitingAnswers(server);
	const page = await phone();
	await signIn(page, server, rana);
	await openTab(page, "Grading (3)");
	for (const nothing of ["", "  "]) {
		await gradeField(page).fill(nothing);
		await submit(page).click();
		await expect(page.getByText("Please enter a grade", { exact: true })).toBeVisible();
		await expect(gradeField(page)).toBeFocused();
	}
	await inFrench(page, () =>
		expect(page.getByLabel("Note", { exact: true })).toHaveAccessibleDescription(/Veuillez saisir une note$/),
	);
	for (const wrong of ["-1", "21", "1.5", "1,5", "abc", "1e1"]) {
		await gradeField(page).fill(wrong);
		await expect(page.getByText(/Please enter a grade|Grade must be/)).toHaveCount(0);
		await submit(page).click();
		await expect(page.getByText("Grade must be between 0 and 20", { exact: true })).toBeVisible();
		await expect(gradeField(page)).toHaveAccessibleDescription(/Grade must be between 0 and 20$/);
	}
	await inFrench(page, () =>
		expect(page.getByText("La note doit être comprise entre 0 et 20", { exact: true })).toBeVisible(),
	);
	await expect(page.getByRole("tab", { name: "Grading (3)", exact: true })).toBeVisible();
	for (const [right, next] of [
		["0", "Karim Nassar"],
		["20", "Tia Rahme"],
		["١٧", null],
	]) {
		await gradeField(page).fill(right ?? "");
		await submit(page).click();
		if (next) await expect(inFront(page)).toHaveText(next);
	}
	await expect(page.getByText("No submissions to grade", { exact: true })).toBeVisible();
	const grades = async () =>
		(await server.rows("submissions", `graded_by = '${rana.id}' && grade != 12`)).map(({ grade }) => grade).sort();
	await expect.poll(grades).toEqual([0, 17, 20]);
	await chipSays(page, "All sent");
});

test("a submitted grade takes its answer away, counts, and puts the focus on the next one", async ({
	server,
	phone,
}) => {
	const { rana } = await waitingAnswers(server);
	const page = await phone(elsewhere);
	await signIn(page, server, rana);
	await openTab(page, "Grading (3)");
	await expect(inFront(page)).toHaveText("Maya Haddad");
	await gradeField(page).fill("18");
	await page.getByLabel(/^Feedback/).fill("Well done.");
	await submit(page).click();
	await expect(inFront(page)).toHaveText("Karim Nassar");
	await expect(gradeField(page)).toBeFocused();
	await expect(gradeField(page)).toHaveValue("");
	await expect(page.getByText("2 of 4 graded", { exact: true })).toBeVisible();
	await expect(page.getByRole("tab", { name: "Grading (2)", exact: true })).toBeVisible();
	await expect(page.getByText("Submission graded successfully!", { exact: true })).toBeVisible();
	expect((await toastsOf(page)).slice(1)).toEqual(["Submission graded successfully!"]);
	const [row] = await server.rows("submissions", `grade = 18 && graded_by = '${rana.id}'`);
	expect(row).toMatchObject({ feedback: "Well done." });
});

test("digits, Enter and the arrows grade without a mouse, never while feedback is written; what is half written outlives a reload", async ({
	server,
	phone,
}) => {
	const { rana } = await waitingAnswers(server);
	const page = await phone(elsewhere);
	await signIn(page, server, rana);
	await openTab(page, "Grading (3)");
	await expect(inFront(page)).toHaveText("Maya Haddad");
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.press("ArrowRight");
	await expect(inFront(page)).toHaveText("Karim Nassar");
	await page.keyboard.press("ArrowLeft");
	await expect(inFront(page)).toHaveText("Maya Haddad");
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.type("16");
	await expect(gradeField(page)).toHaveValue("16");
	await page.getByLabel(/^Feedback/).fill("Check your spelling");
	await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
	await page.reload();
	await expect(gradeField(page)).toHaveValue("16");
	await expect(page.getByLabel(/^Feedback/)).toHaveValue("Check your spelling");
	await page.getByRole("list", { name: "Waiting for a grade" }).getByRole("button", { name: /Karim/ }).click();
	await expect(inFront(page)).toHaveText("Karim Nassar");
	await expect(gradeField(page)).toHaveValue("");
	await page.getByRole("list", { name: "Waiting for a grade" }).getByRole("button", { name: /Maya/ }).click();
	await expect(inFront(page)).toHaveText("Maya Haddad");
	await expect(page.getByLabel(/^Feedback/)).toHaveValue("Check your spelling");
	await page.getByLabel(/^Feedback/).fill("");
	await page.getByLabel(/^Feedback/).click();
	await page.keyboard.type("7 of 10 are right");
	await page.keyboard.press("Enter");
	await page.keyboard.press("ArrowLeft");
	await expect(page.getByLabel(/^Feedback/)).toHaveValue("7 of 10 are right\n");
	await expect(gradeField(page)).toHaveValue("16");
	await expect(inFront(page)).toHaveText("Maya Haddad");
	await gradeField(page).focus();
	await page.keyboard.press("Enter");
	await expect(inFront(page)).toHaveText("Karim Nassar");
	await expect.poll(() => server.rows("submissions", `grade = 16 && graded_by = '${rana.id}'`)).toHaveLength(1);
});

test("grades given offline wait together and are told together", async ({ ownServer: server, phone, strays }) => {
	strays.allow(serverIsDown);
	const { rana } = await waitingAnswers(server);
	const page = await phone({ ...elsewhere, keepsApp: true });
	await signIn(page, server, rana);
	await keptByServiceWorker(page);
	await openTab(page, "Grading (3)");
	await expect(inFront(page)).toHaveText("Maya Haddad");
	await server.stop();
	for (const next of ["Karim Nassar", "Tia Rahme", null]) {
		await gradeField(page).fill("11");
		await submit(page).click();
		if (next) await expect(inFront(page)).toHaveText(next);
	}
	await expect(page.getByText("3 grades waiting to send", { exact: false }).first()).toBeVisible();
	await chipSays(page, "Offline · 3 waiting");
	await server.start();
	await networkIsBack(page);
	await chipSays(page, "All sent");
	await expect(page.getByText("3 works were sent.", { exact: true })).toBeVisible();
	expect(await toastsOf(page)).not.toContain("Submission graded successfully!");
	expect(await server.rows("submissions", "grade = 11")).toHaveLength(3);
});
