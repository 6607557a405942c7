// What a student sees of a changed grade.
import { judge } from "#support/browser/looks.ts";
import { cardOf, inFrench, networkIsBack, openTab, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import type { Person } from "#support/people.ts";
import { newId } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { aTerm } from "./student-term.ts";

/** Rana changes the grade of a submission; `replaces` is the id of the change before. Returns the id of the new change. */
async function regrade(server: RealServer, rana: Person, id: string, fields: object, replaces = "") {
	const change = newId();
	const answer = await server.ask("PATCH", `/api/collections/submissions/records/${id}`, {
		token: rana.token,
		body: { ...fields, mutation: change, replaces },
	});
	expect(answer.status).toBe(200);
	return change;
}

test("a changed grade says when, from what and why, its circle is drawn anew, and the earlier words are folded away", async ({
	server,
	phone,
}) => {
	const { maya, rana } = await aTerm(server);
	const [row] = await server.rows("submissions", `student_id = '${maya.id}' && grade = 18`);
	const id = row?.id ?? "";
	const page = await phone({ viewport: { width: 360, height: 740 }, reducedMotion: "no-preference" });
	await signIn(page, server, maya);
	await openTab(page, "Submitted");
	const fractions = cardOf(page, "Fractions");
	const circle = fractions.locator('svg[viewBox="0 0 100 56"] path');
	const strokes = () => circle.evaluate((path) => path.getAnimations().length);
	await fractions.scrollIntoViewIfNeeded();
	await expect.poll(strokes).toBe(1);
	await circle.evaluate((path) => path.setAttribute("data-before", ""));
	await expect(fractions.getByText(/^Changed on/)).toHaveCount(0);

	const reason = "I had not seen the last line. \u0639\u0630\u0631\u0627\u064b";
	const first = await regrade(server, rana, id, { grade: 20, feedback: "All steps are there.", reason });
	await networkIsBack(page);
	await expect(fractions.getByText("20/20", { exact: true })).toBeVisible();
	await expect(circle).not.toHaveAttribute("data-before");
	await expect.poll(strokes).toBe(1);
	const now = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "Asia/Beirut" }).format();
	await expect(fractions.getByText(`Changed on ${now}: was 18/20`, { exact: true })).toBeVisible();
	await expect(fractions.getByText(reason, { exact: true })).toBeVisible();
	await expect(fractions.getByRole("heading", { name: "Teacher Feedback", exact: true })).toBeVisible();
	await expect(fractions.getByText("All steps are there.", { exact: true })).toBeVisible();
	await expect(fractions.getByText("Show your steps.", { exact: true })).toBeHidden();
	await fractions.getByText("Earlier feedback", { exact: true }).click();
	await expect(fractions.getByText("Show your steps.", { exact: true })).toBeVisible();
	await judge(page, "a changed grade");
	await inFrench(page, async () => {
		const today = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Asia/Beirut" }).format();
		const changed = `Note modifiée le ${today}\u202f: elle était de 18/20`;
		await expect(fractions.getByText(changed, { exact: true })).toBeVisible();
		await expect(fractions.getByText("Raison", { exact: true })).toBeVisible();
		await expect(fractions.getByText("Commentaire précédent", { exact: true })).toBeVisible();
		await judge(page, "a changed grade, in French");
	});

	await regrade(server, rana, id, { grade: 19, feedback: "", reason: "Two of them are not." }, first);
	await networkIsBack(page);
	await expect(fractions.getByText("19/20", { exact: true })).toBeVisible();
	await expect(fractions.getByText(`Changed on ${now}: was 20/20`, { exact: true })).toBeVisible();
	await expect(fractions.getByText("Earlier grades", { exact: true })).toBeVisible();
	for (const words of ["20/20", "18/20", "Show your steps.", "All steps are there.", reason, "Two of them are not."]) {
		await expect(fractions.getByText(words, { exact: true })).toBeVisible();
	}
	await expect(fractions.getByText("Pending Review")).toHaveCount(0);
});
