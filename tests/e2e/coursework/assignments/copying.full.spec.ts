// The form that copies an assignment. What it does: tests/screens/coursework/assignments/copying.full.test.ts.
import { judgeLooks, narrow } from "#support/browser/looks.ts";
import { openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

test("the form that copies an assignment can be used by everybody", async ({ server, phone }) => {
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, []);
	const long = "Une préparation aux olympiades de mathématiques et d’informatique, deuxième groupe";
	await course(server, rana, [], { title: long, code: "OLYMPIADES-2B" });
	await course(server, rana, [], { title: "الرياضيات", code: "AR-6" });
	const task = await assignment(server, maths.id, { title: "Les angles" });
	const page = await phone(narrow);
	await openDashboard(page, server, rana);
	await page.goto(`${server.url}/dashboard-tutor#assignments/${task.id}`);
	await page.getByRole("button", { name: "Copier vers un autre cours", exact: true }).click();
	const form = page.getByRole("form", { name: "Copier vers un autre cours" });
	await form.getByRole("button", { name: "Copier", exact: true }).click();
	await expect(form.getByText("Choisissez au moins un cours.")).toBeVisible();
	await judgeLooks(page, "a copy without a course");
	for (const checkbox of await form.getByRole("checkbox").all()) await checkbox.check();
	await form.getByRole("button", { name: "Copier vers 2 cours", exact: true }).click();
	await expect(page.getByText(/^Copié vers /)).toBeVisible();
	await judgeLooks(page, "an assignment that was copied");
});
