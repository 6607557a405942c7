// Another person changed a course while it was being edited.
import { backToCourses, enterCourse } from "#support/browser/courses.ts";
import { goOffline } from "#support/browser/offline.ts";
import { cardOf, chip, chipSays, signIn } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { pressUndo } from "#support/browser/toasts.ts";
import { teacher } from "#support/people.ts";
import { course, enrol, newId } from "#support/school.ts";

const refused = /status of 40[039] .*\/api\//;

test("a course that another teacher changed meanwhile is shown beside this teacher's version, and he chooses", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork, refused);
	const rana = await teacher(server, "Rana Khoury");
	const joseph = await teacher(server, "Joseph Saade");
	const maths = await course(server, rana, []);
	await enrol(server, joseph, maths.id, "teacher");
	const editAsJoseph = async (title: string) => {
		const { code, subject, grade_level, revision } = (await server.row("courses", maths.id)) ?? maths;
		const body = { title, code, subject, grade_level, mutation: newId(), replaces: revision };
		const path = `/api/collections/courses/records/${maths.id}`;
		expect((await server.ask("PATCH", path, { token: joseph.token, body })).status).toBe(200);
	};
	const page = await phone();
	await signIn(page, server, rana);
	await enterCourse(page, "Mathematics");
	const change = async (mine: string, theirs: string) => {
		await goOffline(page);
		await page.getByRole("button", { name: "Edit the course" }).click();
		await page.getByLabel("Course Title").fill(mine);
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(page.getByRole("heading", { level: 2, name: mine })).toBeVisible();
		await editAsJoseph(theirs);
		await page.context().setOffline(false);
		await expect(page.getByText("Your change was not sent", { exact: false })).toBeVisible();
		const why = "Somebody changed this course meanwhile.";
		await expect(page.getByRole("tabpanel").getByText(why, { exact: true })).toBeVisible();
		await expect(page.getByRole("heading", { level: 2, name: theirs, exact: true })).toBeVisible();
		const sides = { theirs: "The course as it is now", mine: "What you wrote" };
		const side = (name: string) =>
			page
				.locator("section")
				.filter({ has: page.getByRole("heading", { name }) })
				.last();
		await expect(side(sides.theirs).getByText(theirs, { exact: true })).toBeVisible();
		await expect(side(sides.mine).getByText(mine, { exact: true })).toBeVisible();
		await expect(chip(page)).toHaveAccessibleName(/^1 needs you\./);
	};
	await change("Maths of Rana", "Maths of Joseph");
	await expect(page.getByText("Failed to save the course", { exact: true })).toBeVisible();
	await backToCourses(page).click();
	const card = cardOf(page, "Maths of Joseph");
	await expect(card.getByText("Not sent", { exact: false })).toBeVisible();
	await expect(
		card.getByText("Somebody changed this course meanwhile. Open the course to decide.", { exact: true }),
	).toBeVisible();
	await enterCourse(page, "Maths of Joseph");
	await page.getByRole("button", { name: "Use mine", exact: true }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Maths of Rana" })).toBeVisible();
	await expect(page.getByText("The course was changed.", { exact: true })).toBeVisible();
	expect(await server.row("courses", maths.id)).toMatchObject({ title: "Maths of Rana" });

	await change("Rana again", "Joseph again");
	await page.getByRole("button", { name: "Keep theirs", exact: true }).click();
	await expect(page.getByText("What you wrote", { exact: true })).toHaveCount(0);
	await pressUndo(page);
	await expect(page.getByText("What you wrote", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Keep theirs", exact: true }).click();
	await chipSays(page, "All sent");
	expect(await server.row("courses", maths.id)).toMatchObject({ title: "Joseph again" });
});
