// Grades that the server refused: the grade that counts is shown, the words stay, and the second teacher can still make
// theirs count.
import type { Locator, Page } from "@playwright/test";
import { judge } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { cardOf, chipSays, openTab, signIn } from "#support/browser/portal.ts";
import { expect, refusedBatch, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";

const desktop = { viewport: { width: 1360, height: 900 } };
const gradeField = (page: Page) => page.getByLabel("Grade", { exact: true });
const feedbackField = (page: Page) => page.getByLabel(/^Feedback/);

/** Opens a person's submission from the list of those to grade. */
async function open(page: Page, { name }: Person): Promise<Locator> {
	// By key, because a notice may cover it.
	await page.getByRole("button", { name }).press("Enter");
	await expect(cardOf(page, name)).toBeVisible();
	return cardOf(page, name);
}

async function give(page: Page, whom: Person, grade: string): Promise<void> {
	await open(page, whom);
	await gradeField(page).fill(grade);
	await feedbackField(page).fill("Halve it again.");
	await page.getByRole("button", { name: "Submit Grade" }).click();
}

test("grades refused after a power cut are kept: the other teacher's stands or is changed with a reason, a changed text is graded again, lowered points are explained", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refusedBatch, /status of 409 .*\/api\/batch/, /net::ERR_INTERNET_DISCONNECTED/);
	const [rana, joseph] = [await teacher(server, "Rana Khoury"), await teacher(server, "Joseph Saade")];
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const [lea, nour] = [await student(server, "Lea Abboud"), await student(server, "Nour Azar")];
	const maths = await course(server, rana, [maya, karim, lea, nour]);
	const task = await assignment(server, maths.id);
	const lowered = await assignment(server, maths.id, { title: "Angles" });
	const rowOf = new Map<Person, string>();
	for (const one of [maya, karim, lea, nour]) {
		const { id } = await submission(server, one, one === nour ? lowered.id : task.id, { text_body: "3/8" });
		rowOf.set(one, id);
	}
	const stored = (one: Person) => server.row("submissions", rowOf.get(one) ?? "");
	const page = await phone(desktop);
	await signIn(page, server, rana);
	await openTab(page, "Grading (4)");
	await expect(gradeField(page)).toBeVisible();
	await goOffline(page);
	for (const one of [maya, karim, lea, nour]) await give(page, one, one === nour ? "18" : "11");
	await chipSays(page, "Offline · 4 waiting");

	const first = { grade: 19, feedback: "Exactly right.", graded_by: joseph.id, graded_at: new Date().toISOString() };
	for (const one of [maya, karim]) await server.update("submissions", rowOf.get(one) ?? "", first);
	const changed = { text_body: "6/16, shortened 3/8", revision: "abcdefghijklmn1" };
	await server.update("submissions", rowOf.get(lea) ?? "", changed);
	await server.update("assignments", lowered.id, { max_points: 10 });
	await page.context().setOffline(false);
	await chipSays(page, "4 need you");
	await expect.poll(() => toastsOf(page)).toContain("Failed to grade submission");
	expect(await toastsOf(page)).not.toContain("Submission graded successfully!");

	await test.step("the points were lowered: the sentence, the mark and the feedback stay, and a new one goes", async () => {
		const card = await open(page, nour);
		await expect(card.getByText(/^Grade must be between 0 and 10\.?$/)).toBeVisible();
		await expect(gradeField(page)).toHaveValue("18");
		await expect(feedbackField(page)).toHaveValue("Halve it again.");
		await judge(page, "points lowered");
		await gradeField(page).fill("9");
		await page.getByRole("button", { name: "Submit Grade" }).press("Enter");
		await expect.poll(() => stored(nour)).toMatchObject({ grade: 9, feedback: "Halve it again." });
	});

	await test.step("the answer was changed: it comes back, old words and new", async () => {
		const card = await open(page, lea);
		await expect(
			card.getByText(
				"The student changed the answer after you read it. Your grade was not sent. Read the new answer, then submit again.",
			),
		).toBeVisible();
		await expect(card.getByRole("group", { name: "Student response" })).toHaveText("6/16, shortened 3/8");
		await expect(card.getByText("3/8", { exact: true })).toBeVisible();
		await expect(gradeField(page)).toHaveValue("11");
		expect(await stored(lea)).toMatchObject({ graded_at: "" });
		await page.getByRole("button", { name: "Grade the new answer" }).press("Enter");
		await page.getByRole("button", { name: "Submit Grade" }).press("Enter");
		await expect.poll(() => stored(lea)).toMatchObject({ grade: 11 });
		await expect.poll(() => toastsOf(page)).toContain("Submission graded successfully!");
	});

	await test.step("a second teacher graded first: both grades are seen, and the first one stands", async () => {
		const card = await open(page, maya);
		await expect(
			card.getByText("Somebody graded this answer first. That grade counts; yours was not sent."),
		).toBeVisible();
		for (const words of ["19/20", "Exactly right.", "11/20", "Halve it again."]) {
			await expect(card.getByText(words, { exact: true })).toBeVisible();
		}
		expect(await stored(maya)).toMatchObject({ grade: 19, feedback: "Exactly right." });
		await card.getByRole("button", { name: "Keep the other grade" }).press("Enter");
		await chipSays(page, "1 needs you");
		expect(await stored(maya)).toMatchObject({ grade: 19, feedback: "Exactly right.", grade_changes: null });
	});

	await test.step("the one that came second is made to count, with a reason, and the first one is remembered", async () => {
		const card = await open(page, karim);
		await card.getByRole("button", { name: "Use my grade" }).press("Enter");
		await expect(card.getByText("Please say why the grade changes", { exact: true })).toBeVisible();
		await card.getByLabel("Why yours should count").fill("We agreed on it in the staff room.");
		await card.getByRole("button", { name: "Use my grade" }).press("Enter");
		await expect(page.getByText("No submissions to grade", { exact: true })).toBeVisible();
		await chipSays(page, "All sent");
		expect(await stored(karim)).toMatchObject({
			grade: 11,
			feedback: "Halve it again.",
			grade_changes: [{ grade: 19, feedback: "Exactly right.", reason: "We agreed on it in the staff room." }],
		});
	});
});
