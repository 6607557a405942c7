// @vitest-environment happy-dom
// What waits with what it builds on: discarded as one, and held back by what was refused, over a real phone database.
import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseLanguage } from "#i18n/i18n.ts";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { type NewEntry, save, unsent } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { drawOutbox } from "#support/dom/drawn-outbox.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { newId } from "#sync/new-id.ts";

let db: AccountDatabase;

beforeEach(() => {
	db = signedIn("teacher");
});
afterEach(async () => {
	await clearPage();
	writeSession(null);
	await chooseLanguage("en");
});

const write = (entry: NewEntry) => save(db, browserPlatform, entry);

/** A course copied without internet: two assignments, a worksheet of the first, and a material of the course. */
async function aCopiedCourse() {
	const [course_id, fractions, angles] = [newId(), newId(), newId()];
	const words = { title: "Maths", code: "MATH-6C", subject: "Math", grade_level: "6" };
	const course = { title: "Maths", course: "", person: "" };
	await write({ kind: "createCourse", about: course, body: { ...words, id: course_id, teacher_id: db.userId } });
	for (const [id, title] of [
		[fractions, "Fractions"],
		[angles, "Angles"],
	] as const) {
		const given = { id, course_id, created_by: db.userId, title, instructions: "Halve it.", max_points: 20 };
		const body = { ...given, due_at: null, opens_at: null };
		await write({ kind: "createAssignment", about: { title, course: "Maths", person: "" }, body });
	}
	for (const [title, assignment_id] of [
		["Sheet", fractions],
		["Plan", ""],
	] as const) {
		const body = { id: newId(), source_id: newId(), course_id, assignment_id };
		await write({ kind: "copyMaterial", about: { title, course: "Maths", person: "" }, body });
	}
}

const titles = async () => (await unsent(db)).map(({ about }) => about.title);
const card = async (title: string) =>
	await waitFor(() => {
		const found = screen.getAllByRole("listitem", { hidden: true }).find((item) => item.textContent.startsWith(title));
		if (!found) throw new Error(`${title} is not listed`);
		return within(found);
	});
const discard = async (title: string) =>
	fireEvent.click((await card(title)).getByRole("button", { name: "Discard", hidden: true }));
const inDialog = async (name: string) => within(await screen.findByRole("dialog", { name, hidden: true }));

test("a copied course goes with all that waits in it after a question that counts it and names its texts, and comes back whole", async () => {
	await aCopiedCourse();
	drawOutbox();
	await discard("Maths");
	const question = await inDialog("Discard “Maths”?");
	question.getByText("The 4 items that depend on it are discarded, too. Texts that are lost: Fractions, Angles.");
	fireEvent.click(question.getByRole("button", { name: "Cancel", hidden: true }));
	expect(await titles()).toHaveLength(5);
	await discard("Maths");
	const press = { name: "Discard", hidden: true };
	fireEvent.click((await inDialog("Discard “Maths”?")).getByRole("button", press));
	await waitFor(async () => expect(await titles()).toEqual([]));
	fireEvent.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
	await waitFor(async () => expect(await titles()).toEqual(["Maths", "Fractions", "Angles", "Sheet", "Plan"]));
});

test("an assignment goes with its worksheet alone, and one without any at once", async () => {
	await aCopiedCourse();
	drawOutbox();
	await discard("Fractions");
	const question = await inDialog("Discard “Fractions”?");
	question.getByText("The item that depends on it is discarded, too. Texts that are lost: Fractions.");
	fireEvent.click(question.getByRole("button", { name: "Discard", hidden: true }));
	await waitFor(async () => expect(await titles()).toEqual(["Maths", "Angles", "Plan"]));
	await discard("Angles");
	await waitFor(async () => expect(await titles()).toEqual(["Maths", "Plan"]));
});

test("a course of which the server may have something stays, and so does one to which more came than was asked about", async () => {
	await aCopiedCourse();
	drawOutbox();
	await discard("Maths");
	const question = await inDialog("Discard “Maths”?");
	const [course] = await unsent(db);
	const about = { title: "Karim", course: "Maths", person: "" };
	const body = { id: newId(), course_id: course?.record_id ?? "", email: "karim@lead.test" };
	const added = write({ kind: "enrolStudent", about, body });
	fireEvent.click(question.getByRole("button", { name: "Discard", hidden: true }));
	await added;
	await card("Karim");
	expect(await titles()).toHaveLength(6);

	await db.outbox.filter(({ kind }) => kind === "copyMaterial").modify({ state: "sending" });
	await waitFor(async () =>
		expect((await card("Maths")).queryByRole("button", { name: "Discard", hidden: true })).toBeNull(),
	);
});

test("what waits for a refused course names it and is not offered to be sent; a refused change of a course holds nothing back", async () => {
	await aCopiedCourse();
	drawOutbox();
	const press = { name: "Send now", hidden: true };
	await waitFor(() => expect(screen.queryAllByRole("button", press)).toHaveLength(5));
	const refusal = { reason: "refused", status: 400, code: "", message: "No.", at: 0 } as const;
	await db.outbox.filter(({ kind }) => kind === "createCourse").modify({ state: "failed", attempts: 1, refusal });
	await waitFor(() => expect(screen.queryAllByRole("button", press)).toHaveLength(0));
	expect(screen.queryByRole("button", { name: "Send everything now", hidden: true })).toBeNull();
	expect((await card("Fractions")).queryByText(/This waits until “Maths” is sent\./)).not.toBeNull();
	// Through the assignment that it belongs to.
	expect((await card("Sheet")).queryByText(/This waits until “Maths” is sent\./)).not.toBeNull();
	await chooseLanguage("fr");
	expect((await card("Angles")).queryByText(/En attente de l’envoi de «\sMaths\s»\./)).not.toBeNull();
	await chooseLanguage("en");

	await db.outbox.filter(({ kind }) => kind === "createCourse").modify({ kind: "editCourse" });
	await waitFor(() => expect(screen.queryAllByRole("button", press)).toHaveLength(4));
	expect(screen.queryByText(/This waits until/)).toBeNull();
});
