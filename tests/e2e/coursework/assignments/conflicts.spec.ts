// Two versions of one assignment, and an assignment that the server refuses.
import { assignmentEdit } from "#support/api/bodies.ts";
import { goOffline } from "#support/browser/offline.ts";
import { cardOf, chipSays, networkIsBack, openTab, signIn } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { pressUndo } from "#support/browser/toasts.ts";
import { assignment, submission } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";
import { aCourse, courseField, field, rows, setWork } from "./assignment-steps.ts";

/** The request of another teacher's phone that edits an assignment it has pulled. */
const editedBy = (server: RealServer, who: { token: string }, row: Row, words: object) =>
	server.ask("PATCH", `/api/collections/assignments/records/${row.id}`, {
		token: who.token,
		body: assignmentEdit(row, { max_points: 20, due_at: "", ...words }),
	});

test("two edits of one assignment stand side by side until the teacher chooses", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork, /status of 400 .*\/api\/batch/);
	const { rana, joseph, maths } = await aCourse(server);
	const task = await assignment(server, maths.id);
	const page = await phone();
	await signIn(page, server, rana);
	await page.goto(`${server.url}/dashboard-tutor#assignments/${task.id}`);
	const card = (title: string) => cardOf(page, title);
	const edit = async (title: string) => {
		await page.getByRole("button", { name: "Edit", exact: true }).click();
		await field(page, "Title").fill(title);
		await page.getByRole("button", { name: "Save changes" }).click();
	};
	await expect(card("Fractions")).toBeVisible();
	await goOffline(page);
	await edit("Fractions of Rana");
	await expect(card("Fractions of Rana").getByText("Changes waiting to send", { exact: true })).toBeVisible();
	const answer = await editedBy(server, joseph, task, { title: "Fractions of Joseph", instructions: "Read page 12." });
	expect(answer.status).toBe(200);
	await page.context().setOffline(false);
	await networkIsBack(page);

	const both = card("Fractions of Joseph");
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
	await pressUndo(page);
	await both.getByRole("button", { name: "Use mine" }).click();
	await expect(card("Fractions of Rana").getByRole("heading", { level: 3 })).toHaveCount(0);
	const stored = async () => (await server.row("assignments", task.id))?.title;
	await expect.poll(stored).toBe("Fractions of Rana");
});

test("another teacher's change made while an edit is being typed is shown before it is replaced", async ({
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
	const stored = async () => (await server.row("assignments", task.id))?.instructions;
	await expect.poll(stored).toBe("Add and halve them.");
});

test("refused work says why and what to do, and is never dropped", async ({ ownServer: server, phone, strays }) => {
	strays.allow(noNetwork, /status of 400 .*\/api\/batch/);
	const { rana, maya, maths } = await aCourse(server);
	const task = await assignment(server, maths.id);
	const page = await phone();
	await signIn(page, server, rana);
	await openTab(page, "Assignments");
	await page.getByRole("button", { name: "Fractions", exact: true }).click();
	await page.getByRole("button", { name: "Edit", exact: true }).click();
	await goOffline(page);
	await field(page, "Max Points").fill("10");
	await page.getByRole("button", { name: "Save changes" }).click();
	await submission(server, maya, task.id, { grade: 18, graded_by: rana.id, graded_at: "2026-02-09 10:00:00.000Z" });
	await page.context().setOffline(false);
	await networkIsBack(page);
	const why = "A grade of 18 has been given already. The points cannot be fewer.";
	const card = cardOf(page, "Fractions");
	await expect(card.getByText(why, { exact: true })).toBeVisible();
	await expect(card.getByText("20", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "All Assignments" }).click();
	await expect(rows(page).getByText(why, { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Fractions", exact: true }).click();
	await card.getByRole("button", { name: "Edit", exact: true }).click();
	await expect(field(page, "Max Points")).toHaveValue("10");
	await field(page, "Max Points").fill("25");
	await page.getByRole("button", { name: "Save changes" }).click();
	const points = async () => (await server.row("assignments", task.id))?.max_points;
	await expect.poll(points).toBe(25);

	await page.getByRole("button", { name: "All Assignments" }).click();
	await goOffline(page);
	await setWork(page, "Too late");
	await field(page, "Title").fill("Even later");
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await server.update("courses", maths.id, { archived_at: "2026-02-09 10:00:00.000Z" });
	await page.context().setOffline(false);
	await networkIsBack(page);
	await expect(page.getByText("Failed to create assignment", { exact: true })).toBeVisible();
	const refused = rows(page).filter({ hasText: "Too late" });
	await expect(refused.getByText("This course has ended. What you wrote is kept here.", { exact: true })).toBeVisible();
	// The course is gone from the form, and the words are still there.
	await expect(courseField(page).getByRole("option")).toHaveText(["Choose a course"]);
	await expect(field(page, "Title")).toHaveValue("Even later");
	await page.getByRole("button", { name: "Too late", exact: true }).click();
	await cardOf(page, "Too late").getByRole("button", { name: "Discard" }).click();
	await expect(page.getByText("This assignment is not here any more", { exact: true })).toBeVisible();
	await pressUndo(page);
	await expect(cardOf(page, "Too late").getByText("Not sent", { exact: false }).first()).toBeVisible();
	await server.update("courses", maths.id, { archived_at: "" });
	await cardOf(page, "Too late").getByRole("button", { name: "Try again" }).click();
	await expect.poll(() => server.rows("assignments", "title = 'Too late'")).toHaveLength(1);
	await chipSays(page, "All sent");
});
