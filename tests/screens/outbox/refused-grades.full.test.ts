// Grades that the server refused: the grade that counts is shown, the words stay, and the second teacher can still make
// theirs count.

import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { App } from "#support/dom/app.ts";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { cardOf, chipSays, fill, openTab } from "#support/dom/portal.ts";
import { failureIsGone } from "#support/dom/toasts.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { body, card, has, type Part, phoneOf, pressIn } from "./maths-class.ts";

const here = serverForThisFile();

const gradeField = ({ page }: App) => page.findByLabelText<HTMLInputElement>("Grade");
const feedbackField = ({ page }: App) => page.findByLabelText<HTMLTextAreaElement>(/^Feedback/);

/** Opens a person's submission from the list of those to grade. */
async function open(app: App, { name }: Person): Promise<Part> {
	await pressIn(app, body, new RegExp(name));
	await cardOf(app, name);
	return card(app, name);
}

async function give(app: App, whom: Person, grade: string): Promise<void> {
	await open(app, whom);
	await fill(app, await gradeField(app), grade);
	await fill(app, await feedbackField(app), "Halve it again.");
	await pressIn(app, body, "Submit Grade");
	await has(body, new RegExp(`^${whom.name} ${grade}/`));
}

test("grades refused after a power cut are kept: the other teacher's stands or is changed with a reason, a changed text is graded again, lowered points are explained", async () => {
	const { server } = here();
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
	const isStored = (one: Person, fields: object) =>
		waitFor(async () => expect(await stored(one)).toMatchObject(fields));
	const { app, line } = await phoneOf(server, rana);
	await openTab(app, "Grading (4)");
	await gradeField(app);
	goOffline(app, line);
	for (const one of [maya, karim, lea, nour]) await give(app, one, one === nour ? "18" : "11");
	await chipSays(app, "Offline · 4 waiting");

	const first = { grade: 19, feedback: "Exactly right.", graded_by: joseph.id, graded_at: new Date().toISOString() };
	for (const one of [maya, karim]) await server.update("submissions", rowOf.get(one) ?? "", first);
	const changed = { text_body: "6/16, shortened 3/8", revision: "abcdefghijklmn1" };
	await server.update("submissions", rowOf.get(lea) ?? "", changed);
	await server.update("assignments", lowered.id, { max_points: 10 });
	goOnline(app, line);
	await chipSays(app, "4 need you");
	await waitFor(() => expect(app.toasts()).toContain("Grade must be between 0 and 10"));
	expect(app.toasts()).not.toContain("Submission graded successfully!");

	// The points were lowered: the sentence, the mark and the feedback stay, and a new one goes.
	await has(await open(app, nour), /^Grade must be between 0 and 10\.?$/);
	// Where the answer says it, the notice has gone.
	await failureIsGone("Grade must be between 0 and 10");
	expect((await gradeField(app)).value).toBe("18");
	expect((await feedbackField(app)).value).toBe("Halve it again.");
	await fill(app, await gradeField(app), "9");
	await pressIn(app, body, "Submit Grade");
	await isStored(nour, { grade: 9, feedback: "Halve it again." });

	// The answer was changed: it comes back, old words and new.
	const leas = await open(app, lea);
	await has(
		leas,
		"The student changed the answer after you read it. Your grade was not sent. Read the new answer, then submit again.",
	);
	await waitFor(() =>
		expect(within(leas()).getByRole("group", { name: "Student response" }).textContent).toBe("6/16, shortened 3/8"),
	);
	await has(leas, "3/8");
	expect((await gradeField(app)).value).toBe("11");
	expect(await stored(lea)).toMatchObject({ graded_at: "" });
	await pressIn(app, body, "Grade the new answer");
	await pressIn(app, body, "Submit Grade");
	await isStored(lea, { grade: 11 });
	await waitFor(() => expect(app.toasts()).toContain("Submission graded successfully!"));

	// A second teacher graded first: both grades are seen, and the first one stands.
	const mayas = await open(app, maya);
	await has(mayas, "Somebody graded this answer before you. That grade counts; yours was not sent.");
	for (const words of ["19/20", "Exactly right.", "11/20", "Halve it again."]) await has(mayas, words);
	expect(await stored(maya)).toMatchObject({ grade: 19, feedback: "Exactly right." });
	await pressIn(app, mayas, "Keep the other grade");
	await chipSays(app, "1 needs you");
	expect(await stored(maya)).toMatchObject({ grade: 19, feedback: "Exactly right.", grade_changes: null });

	// The one that came second is made to count, with a reason, and the first one is remembered.
	const karims = await open(app, karim);
	await pressIn(app, karims, "Use my grade");
	await has(karims, "Please say why you are changing the grade");
	await fill(app, within(karims()).getByLabelText("Why yours should count"), "We agreed on it in the staff room.");
	await pressIn(app, karims, "Use my grade");
	await has(body, "No submissions to grade");
	await chipSays(app, "All sent");
	expect(await stored(karim)).toMatchObject({
		grade: 11,
		feedback: "Halve it again.",
		grade_changes: [{ grade: 19, feedback: "Exactly right.", reason: "We agreed on it in the staff room." }],
	});
});
