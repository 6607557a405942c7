// Grading: what is a valid grade, its keys, going on to the next submission, and without a network.
import { goOffline } from "#support/browser/offline.ts";
import { chipSays, inFrench } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { gradeField, inFront, openGrading, submit } from "./grading-steps.ts";

test("only a whole number within the points is a grade", async ({ server, phone }) => {
	const { rana, page } = await openGrading(server, phone);
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

test("a submitted grade removes its submission from the list, is counted, and moves the focus to the next one", async ({
	server,
	phone,
}) => {
	const { rana, page } = await openGrading(server, phone);
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
	const { rana, page } = await openGrading(server, phone);
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

test("grades given offline wait together and are announced together", async ({ server, phone, strays }) => {
	strays.allow(noNetwork);
	const { rana, page } = await openGrading(server, phone);
	await goOffline(page);
	for (const next of ["Karim Nassar", "Tia Rahme", null]) {
		await gradeField(page).fill("11");
		await submit(page).click();
		if (next) await expect(inFront(page)).toHaveText(next);
	}
	await expect(page.getByText("3 grades waiting to send", { exact: false }).first()).toBeVisible();
	await chipSays(page, "Offline · 3 waiting");
	await page.context().setOffline(false);
	await chipSays(page, "All sent");
	await expect(page.getByText("3 works were sent.", { exact: true })).toBeVisible();
	expect(await toastsOf(page)).not.toContain("Submission graded successfully!");
	expect(await server.rows("submissions", `grade = 11 && graded_by = '${rana.id}'`)).toHaveLength(3);
});
