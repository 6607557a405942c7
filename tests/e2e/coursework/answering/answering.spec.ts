// A submission from its draft to the teacher: its rules, what the page says about sending, and what can be undone.
import { goOffline } from "#support/browser/offline.ts";
import { cardOf, chipSays, handIn, openTab, signIn, typeInto } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { aTerm, headingsIn } from "./student-term.ts";

// A phone in California shows due dates in the time of Zahlé.
const elsewhere = { timezoneId: "America/Los_Angeles" };

test("an empty answer is asked for; a draft outlives a reload, and is sent with one success toast and counted", async ({
	server,
	phone,
}) => {
	const { maya } = await aTerm(server);
	const page = await phone(elsewhere);
	await signIn(page, server, maya);
	await openTab(page, "Assignments (3)");
	const angles = cardOf(page, "Angles");
	for (const nothing of ["", " \n\t "]) {
		await angles.getByLabel("Your response").fill(nothing);
		await angles.getByRole("button", { name: "Submit Assignment" }).click();
		await expect(angles.getByLabel("Your response")).toHaveAccessibleDescription("Please enter your submission");
		await expect(angles.getByLabel("Your response")).toBeFocused();
	}
	await angles.getByLabel("Your response").fill("");
	await typeInto(angles.getByLabel("Your response"), "90 degrees مرحبا 😀");
	await expect(angles.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
	await page.reload();
	await expect(angles.getByLabel("Your response")).toHaveValue("90 degrees مرحبا 😀");
	await expect(cardOf(page, "Circles").getByLabel("Your response")).toHaveValue("");
	await angles.getByRole("button", { name: "Submit Assignment" }).click();
	await expect(angles).toHaveCount(0);
	await expect(page.getByText("Assignment submitted successfully!", { exact: true })).toBeVisible();
	await expect(page.getByRole("tab", { name: "Assignments (2)", exact: true })).toBeVisible();
	await openTab(page, "Submitted");
	await expect(headingsIn(page)).toHaveText(["Angles", "Decimals", "Fractions"]);
	await expect(cardOf(page, "Angles").getByText("Sent to your teacher", { exact: true })).toBeVisible();
	expect(await toastsOf(page)).toEqual(["Assignment submitted successfully!"]);
	await page.reload();
	await expect(angles.getByRole("group", { name: "Your answer" })).toHaveText("90 degrees مرحبا 😀");
});

test("without an answer for three seconds the page says that the work is saved, and that it was sent only once it was", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork);
	const { maya } = await aTerm(server);
	const page = await phone();
	await signIn(page, server, maya);
	await openTab(page, "Submitted");
	await expect(cardOf(page, "Decimals")).toBeVisible();
	await openTab(page, "Assignments (3)");
	await expect(cardOf(page, "Angles")).toBeVisible();
	await goOffline(page);
	await handIn(page, "Angles", "90, 91 and 88 degrees");
	await expect(page.getByText("You are offline. Keep working.", { exact: true })).toBeVisible();
	await expect(
		page.getByText("Saved on this phone. It will be sent when you are back online.", { exact: true }),
	).toBeVisible();
	await openTab(page, "Submitted");
	await expect(cardOf(page, "Angles").getByText("Waiting to send", { exact: true })).toBeVisible();
	await expect(cardOf(page, "Angles").getByText("Pending Review", { exact: true })).toBeVisible();
	await chipSays(page, "Offline · 1 waiting");
	expect((await toastsOf(page)).slice(1)).toEqual(["Saved on this phone. It will be sent when you are back online."]);
	await page.context().setOffline(false);
	await expect(cardOf(page, "Angles").getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await expect(page.getByText("Assignment submitted successfully!", { exact: true })).toBeVisible();
	expect((await toastsOf(page)).slice(2)).toEqual(["Assignment submitted successfully!"]);
});

test("a submission without an attempt to send it can be taken back; a sent one can be replaced until it is graded", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork);
	const { maya } = await aTerm(server);
	const page = await phone();
	await signIn(page, server, maya);
	await openTab(page, "Submitted");
	const decimals = cardOf(page, "Decimals");
	await expect(cardOf(page, "Fractions").getByRole("button", { name: "Change my answer" })).toHaveCount(0);
	await decimals.getByRole("button", { name: "Change my answer" }).click();
	await expect(decimals.getByLabel("Your new response")).toHaveValue("0.75");
	await decimals.getByLabel("Your new response").fill("0.750");
	await decimals.getByRole("button", { name: "Replace my answer" }).click();
	await expect(decimals.getByRole("group", { name: "Your answer" })).toHaveText("0.750");
	await expect(page.getByText("Your new answer was sent to your teacher.", { exact: true })).toBeVisible();
	const changed = await server.rows("submissions", `student_id = '${maya.id}' && text_body = '0.750'`);
	expect(changed).toHaveLength(1);

	await openTab(page, "Assignments (3)");
	await expect(cardOf(page, "Angles")).toBeVisible();
	await goOffline(page);
	await handIn(page, "Angles", "ninety");
	await openTab(page, "Submitted");
	await cardOf(page, "Angles").getByRole("button", { name: "Take it back" }).click();
	await expect(cardOf(page, "Angles")).toHaveCount(0);
	await openTab(page, "Assignments (3)");
	await expect(cardOf(page, "Angles").getByLabel("Your response")).toHaveValue("ninety");
	await page.context().setOffline(false);
	await chipSays(page, "All sent");
	expect(await server.rows("submissions", `student_id = '${maya.id}' && text_body = 'ninety'`)).toEqual([]);
});
