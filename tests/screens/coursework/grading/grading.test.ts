// Grading: its keys, and going on to the next submission. The digits that begin a grade are tested in a browser, because
// happy-dom cannot insert text as a browser does.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { inFocus, valueIs } from "#support/dom/awaited.ts";
import { draftIsSaved, fill } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { feedbackField, gradeField, isInFront, openGrading, submit } from "./waiting-answers.ts";

const here = serverForThisFile();

test("a submitted grade removes its submission from the list, is counted, and moves the focus to the next one", async () => {
	const { server } = here();
	const { rana, app } = await openGrading(server);
	const { page, user } = app;
	await fill(app, gradeField(app), "18");
	await fill(app, feedbackField(app), "Well done.");
	await user.click(submit(app));
	await isInFront(app, "Karim Nassar");
	await inFocus(() => gradeField(app));
	expect(gradeField(app).value).toBe("");
	await page.findByText("2 of 4 graded");
	await page.findByRole("tab", { name: "Grading (2)" });
	await page.findByText("Submission graded successfully!");
	expect(app.toasts()).toEqual(["Submission graded successfully!"]);
	const [row] = await server.rows("submissions", `grade = 18 && graded_by = '${rana.id}'`);
	expect(row).toMatchObject({ feedback: "Well done." });
});

test("Enter and the arrows grade without a mouse, never while feedback is written; what is half written outlives a reload", async () => {
	const { server } = here();
	const { rana, app } = await openGrading(server);
	const { page, user } = app;
	const waiting = async () => within(await page.findByRole("region", { name: "Waiting for a grade" }));
	await user.click(page.getByRole("heading", { level: 1 }));
	await user.keyboard("{ArrowRight}");
	await isInFront(app, "Karim Nassar");
	await user.keyboard("{ArrowLeft}");
	await isInFront(app, "Maya Haddad");
	await user.click(gradeField(app));
	await user.keyboard("16");
	await valueIs(() => gradeField(app), "16");
	await fill(app, feedbackField(app), "Check your spelling");
	await draftIsSaved(app);
	await app.load(location.pathname + location.hash);
	await page.findByLabelText("Grade");
	await valueIs(() => gradeField(app), "16");
	await valueIs(() => feedbackField(app), "Check your spelling");
	await user.click((await waiting()).getByRole("button", { name: /Karim/ }));
	await isInFront(app, "Karim Nassar");
	expect(gradeField(app).value).toBe("");
	await user.click((await waiting()).getByRole("button", { name: /Maya/ }));
	await isInFront(app, "Maya Haddad");
	await valueIs(() => feedbackField(app), "Check your spelling");
	await fill(app, feedbackField(app), "");
	await user.click(feedbackField(app));
	await user.keyboard("7 of 10 are right{Enter}{ArrowLeft}");
	expect(feedbackField(app).value).toBe("7 of 10 are right\n");
	expect(gradeField(app).value).toBe("16");
	await isInFront(app, "Maya Haddad");
	gradeField(app).focus();
	await user.keyboard("{Enter}");
	await isInFront(app, "Karim Nassar");
	await waitFor(async () =>
		expect(await server.rows("submissions", `grade = 16 && graded_by = '${rana.id}'`)).toHaveLength(1),
	);
});
