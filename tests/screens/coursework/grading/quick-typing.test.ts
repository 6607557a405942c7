// A teacher who is quicker than the phone: what is typed and pressed before it has read the words kept for that answer.
import { fireEvent, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { onceDrawn, valueIs } from "#support/dom/awaited.ts";
import { draftIsSaved, fill } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { feedbackField, gradeField, isInFront, openGrading } from "./waiting-answers.ts";

const here = serverForThisFile();

test("a grade typed before the phone has read the draft loses none of its words, and Enter pressed then counts", async () => {
	const { server } = here();
	const { rana, app } = await openGrading(server);
	const { page, user } = app;
	await fill(app, feedbackField(app), "Check your spelling");
	await draftIsSaved(app);
	const list = { name: "Waiting for a grade" };
	const row = (name: RegExp) => within(page.getByRole("region", list)).getByRole("button", { name });
	const open = async (name: RegExp) => {
		await page.findByRole("region", list);
		await user.click(row(name));
	};
	await open(/Karim/);
	await isInFront(app, "Karim Nassar");
	onceDrawn<HTMLInputElement>("[name=grade]", (drawn) => fireEvent.change(drawn, { target: { value: "15" } }));
	await open(/Maya/);
	await isInFront(app, "Maya Haddad");
	await valueIs(() => feedbackField(app), "Check your spelling");
	await valueIs(() => gradeField(app), "15");
	await draftIsSaved(app);
	await app.load(location.pathname + location.hash);
	await page.findByLabelText("Grade");
	await valueIs(() => gradeField(app), "15");
	await valueIs(() => feedbackField(app), "Check your spelling");

	await open(/Karim/);
	await isInFront(app, "Karim Nassar");
	onceDrawn<HTMLInputElement>("[name=grade]", (drawn) => {
		fireEvent.change(drawn, { target: { value: "14" } });
		row(/Karim/).click();
	});
	await open(/Maya/);
	await isInFront(app, "Karim Nassar");
	await open(/Maya/);
	await valueIs(() => gradeField(app), "14");
	await valueIs(() => feedbackField(app), "Check your spelling");
	await open(/Karim/);
	await isInFront(app, "Karim Nassar");
	onceDrawn<HTMLInputElement>("[name=grade]", (drawn) => {
		fireEvent.change(drawn, { target: { value: "16" } });
		if (drawn.form) fireEvent.submit(drawn.form);
	});
	await open(/Maya/);
	await page.findByText("Submission graded successfully!");
	const rows = await server.rows("submissions", `grade = 16 && graded_by = '${rana.id}'`);
	expect(rows).toMatchObject([{ feedback: "Check your spelling" }]);
});
