// Courses and assignments created and edited without a network, and how they reach the server.
import type { Page } from "@playwright/test";
import { goOffline, keepFiles } from "#support/browser/offline.ts";
import { cardOf, chipSays, networkIsBack, openTab, signIn } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { teacher } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import { assignment } from "#support/school.ts";
import { aCourse, courseField, field, rows, saved, setWork } from "./assignment-steps.ts";

async function makeCourse(page: Page, title: string, code: string) {
	await openTab(page, "Create Course");
	await field(page, "Course Title").fill(title);
	await field(page, "Course Code").fill(code);
	await page.getByRole("button", { name: "Create Course", exact: true }).click();
	await expect(field(page, "Course Title")).toHaveValue("");
}

test("a course made offline and its assignment arrive together, once, in one batch", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork);
	const rana = await teacher(server, "Rana Khoury");
	const page = await phone();
	await signIn(page, server, rana);
	await chipSays(page, "All sent");
	await goOffline(page);
	await makeCourse(page, "Robotics", "ROBO-1");
	await setWork(page, "Build a bridge");
	await expect(page.getByText(saved, { exact: true }).first()).toBeVisible();
	await expect(rows(page).getByText("Waiting to send", { exact: true })).toBeVisible();
	await expect(courseField(page).getByRole("option")).toHaveText(["Choose a course", "Robotics · ROBO-1"]);
	await chipSays(page, "Offline · 2 waiting");

	const batches: number[] = [];
	page.on("requestfinished", (request) => {
		if (request.url().endsWith("/api/batch")) batches.push(request.postDataJSON().requests.length);
	});
	await page.context().setOffline(false);
	await chipSays(page, "All sent");
	await expect(rows(page).getByText("Waiting to send", { exact: true })).toHaveCount(0);
	expect(batches).toEqual([2]);
	const [robotics] = await server.rows("courses", `teacher_id = '${rana.id}'`);
	expect(await server.rows("assignments", `created_by = '${rana.id}'`)).toMatchObject([
		{ title: "Build a bridge", course_id: robotics?.id },
	]);
	expect(await toastsOf(page)).toEqual(
		expect.arrayContaining(["Course created successfully!", "Assignment created successfully!"]),
	);
});

test("over two contacts too: the course's answer is lost, its assignment follows with the next", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/^Failed to load resource: net::ERR_/);
	const rana = await teacher(server, "Rana Khoury");
	const line = await proxyTo(server.url);
	const page = await phone();
	await keepFiles(page);
	await signIn(page, { ...server, url: line.url }, rana);
	await chipSays(page, "All sent");
	// In the same moment, so that later requests are refused.
	const lost = line.nextDroppedAnswer("/api/batch").then(() => line.refuse());
	await makeCourse(page, "Robotics", "ROBO-1");
	await lost;
	await networkIsBack(page);
	await chipSays(page, "Offline · 1 waiting");
	await setWork(page, "Build a bridge");
	await chipSays(page, "Offline · 2 waiting");
	line.pass();
	await networkIsBack(page);
	await chipSays(page, "All sent");
	const courses = await server.rows("courses", `teacher_id = '${rana.id}'`);
	expect(courses.map(({ title }) => title)).toEqual(["Robotics"]);
	const made = await server.rows("assignments", `created_by = '${rana.id}'`);
	expect(made).toMatchObject([{ title: "Build a bridge", course_id: courses[0]?.id }]);
	await page.close();
	await line.close();
});

test("offline, the new words replace an assignment that was not tried to send", async ({ server, phone, strays }) => {
	strays.allow(noNetwork);
	const { rana, maths } = await aCourse(server);
	const there = await assignment(server, maths.id, { title: "Angles" });
	const page = await phone();
	await signIn(page, server, rana);
	await openTab(page, "Assignments");
	await page.getByRole("button", { name: "Angles", exact: true }).click();
	await page.getByRole("button", { name: "All Assignments" }).click();
	await expect(rows(page)).toHaveCount(1);
	await goOffline(page);
	await setWork(page, "Circles");
	await page.getByRole("button", { name: "Circles", exact: true }).click();
	await page.getByRole("button", { name: "Edit", exact: true }).click();
	await field(page, "Title").fill("Circles and spheres");
	await page.getByRole("button", { name: "Save changes" }).click();
	const card = cardOf(page, "Circles and spheres");
	await expect(card.getByText("Waiting to send", { exact: true })).toBeVisible();
	await chipSays(page, "Offline · 1 waiting");
	await page.getByRole("button", { name: "All Assignments" }).click();
	await expect(page.getByRole("button", { name: "Circles and spheres", exact: true })).toBeFocused();

	await page.getByRole("button", { name: "Angles", exact: true }).click();
	await page.getByRole("button", { name: "Edit", exact: true }).click();
	await field(page, "Max Points").fill("40");
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(cardOf(page, "Angles").getByText("Changes waiting to send", { exact: true })).toBeVisible();
	await chipSays(page, "Offline · 2 waiting");
	await page.context().setOffline(false);
	await chipSays(page, "All sent");
	const words = (await server.rows("assignments", `course_id = '${maths.id}'`)).map(
		({ title, max_points }) => `${title} ${max_points}`,
	);
	expect(words.sort()).toEqual(["Angles 40", "Circles and spheres 100"]);
	expect(await server.row("assignments", there.id)).toMatchObject({ course_id: maths.id });
});
