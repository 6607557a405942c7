// A form that was used up disappears; the focus in it moves to where the person goes on, and is never lost.
import type { Page } from "@playwright/test";
import { cardOf, openTab, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

async function aClass(server: RealServer) {
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya]);
	const fractions = await assignment(server, maths.id, { due_at: "2030-02-10 21:59:00.000Z" });
	await assignment(server, maths.id, { title: "Angles" });
	return { maya, rana, fractions };
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });

test("after handing in the focus is on the next card, after the last one at the top of the list; after a change on the submission", async ({
	server,
	phone,
}) => {
	const { maya } = await aClass(server);
	const page = await phone();
	await signIn(page, server, maya);
	await openTab(page, "Assignments (2)");
	await cardOf(page, "Fractions").getByLabel("Your response").fill("3/8");
	await cardOf(page, "Fractions").getByRole("button", { name: "Submit Assignment" }).press("Enter");
	await expect(heading(page, "Angles")).toBeFocused();
	await cardOf(page, "Angles").getByLabel("Your response").fill("A right angle");
	await cardOf(page, "Angles").getByRole("button", { name: "Submit Assignment" }).press("Enter");
	await expect(page.getByRole("tabpanel")).toBeFocused();

	await openTab(page, "Submitted");
	const mine = cardOf(page, "Fractions");
	await mine.getByRole("button", { name: "Change my answer" }).press("Enter");
	await mine.getByRole("button", { name: "Cancel" }).press("Enter");
	await expect(heading(page, "Fractions")).toBeFocused();
	await mine.getByRole("button", { name: "Change my answer" }).press("Enter");
	await mine.getByLabel("Your new response").fill("4/8");
	await mine.getByRole("button", { name: "Replace my answer" }).press("Enter");
	await expect(heading(page, "Fractions")).toBeFocused();
});

test("the last grade leaves the focus at the top of the empty list", async ({ server, phone }) => {
	const { maya, rana, fractions } = await aClass(server);
	await submission(server, maya, fractions.id);
	const page = await phone();
	await signIn(page, server, rana);
	await openTab(page, "Grading (1)");
	await page.getByLabel("Grade", { exact: true }).fill("17");
	await page.getByRole("button", { name: "Submit Grade", exact: true }).press("Enter");
	await expect(page.getByText("No submissions to grade", { exact: true })).toBeVisible();
	await expect(page.getByRole("tabpanel")).toBeFocused();
});
