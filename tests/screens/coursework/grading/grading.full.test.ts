// What is a valid grade, in whole points and in half marks.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { inFocus, isGone, valueIs } from "#support/dom/awaited.ts";
import { chipSays, descriptionOf, fill, inFrench } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { gradeField, isInFront, openGrading, submit } from "./waiting-answers.ts";

const here = serverForThisFile();

test("only a whole number within the points is a grade", async () => {
	const { server } = here();
	const { rana, app } = await openGrading(server);
	const { page, user } = app;
	const wrongBefore = /Please enter a grade|Grade must be|Whole numbers only/;
	for (const nothing of ["", "  "]) {
		await fill(app, gradeField(app), nothing);
		await user.click(submit(app));
		await page.findByText("Please enter a grade");
		await inFocus(() => gradeField(app));
	}
	await inFrench(app, () =>
		waitFor(() => expect(descriptionOf(page.getByLabelText("Note"))).toMatch(/Saisissez une note$/)),
	);
	for (const half of ["1.5", "17,5"]) {
		await fill(app, gradeField(app), half);
		await user.click(submit(app));
		await waitFor(() => expect(descriptionOf(gradeField(app))).toMatch(/Whole numbers only$/));
	}
	for (const wrong of ["-1", "21", "abc", "1e1"]) {
		await fill(app, gradeField(app), wrong);
		await isGone(() => page.queryByText(wrongBefore));
		await user.click(submit(app));
		await page.findByText("Grade must be between 0 and 20");
		expect(descriptionOf(gradeField(app))).toMatch(/Grade must be between 0 and 20$/);
	}
	await inFrench(app, () => page.findByText("La note doit être comprise entre 0 et 20"));
	page.getByRole("tab", { name: "Grading (3)" });
	for (const [right, next] of [
		["0", "Karim Nassar"],
		["20", "Tia Rahme"],
		["١٧", null],
	]) {
		await fill(app, gradeField(app), right ?? "");
		await user.click(submit(app));
		if (next) await isInFront(app, next);
	}
	await page.findByText("No submissions to grade");
	const grades = async () =>
		(await server.rows("submissions", `graded_by = '${rana.id}' && grade != 12`)).map(({ grade }) => grade).sort();
	await waitFor(async () => expect(await grades()).toEqual([0, 17, 20]));
	await chipSays(app, "All sent");
});

test("where a course has half marks, they are typed with a point or a comma and shown as the language writes them", async () => {
	const { server } = here();
	const { app, students } = await openGrading(server, "0.5");
	const { page, user } = app;
	await fill(app, gradeField(app), "17.25");
	await user.click(submit(app));
	await waitFor(() => expect(descriptionOf(gradeField(app))).toMatch(/In steps of 0\.5 only$/));
	await inFrench(app, () =>
		waitFor(() => expect(descriptionOf(page.getByLabelText("Note"))).toMatch(/Par pas de 0,5 seulement$/)),
	);
	await user.click(page.getByRole("button", { name: "16" }));
	await user.click(page.getByRole("button", { name: "More" }));
	await user.click(page.getByRole("button", { name: "More" }));
	await user.click(page.getByRole("button", { name: "More" }));
	await valueIs(() => gradeField(app), "17.5");
	await fill(app, gradeField(app), "17,5");
	await user.click(submit(app));
	await isInFront(app, "Karim Nassar");
	await page.findByText("17.5/20", { exact: false });
	await inFrench(app, () => page.findByText("17,5/20", { exact: false }));
	await waitFor(async () =>
		expect(await server.rows("submissions", `student_id = '${students[0]?.id}'`)).toMatchObject([{ grade: 17.5 }]),
	);
});

test("of a grade that is with the server at once nothing is said above the sheet, and of a late one after a while", async () => {
	const { server } = here();
	const { app, line } = await openGrading(server);
	const { page, user } = app;
	const said = () => page.queryByText(/Sending grades|grades? waiting to send/i);
	let times = 0;
	const watch = new MutationObserver(() => {
		if (said()) times += 1;
	});
	watch.observe(document.body, { childList: true, subtree: true });
	await fill(app, gradeField(app), "18");
	await user.click(submit(app));
	await isInFront(app, "Karim Nassar");
	await page.findByText("Submission graded successfully!");
	expect(times).toBe(0);
	watch.disconnect();

	const batch = line.nextHeldRequest("/api/batch");
	await fill(app, gradeField(app), "17");
	await user.click(submit(app));
	await isInFront(app, "Tia Rahme");
	const held = await batch;
	await waitFor(() => expect(said()).not.toBeNull());
	await held.release();
	await isGone(said);
});
