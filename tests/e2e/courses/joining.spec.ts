// A student's way into a course: its code typed, kept until there is a network, or brought along by a scanned card.
import {
	cardOf,
	chipSays,
	fillSignIn,
	inFrench,
	keptByServiceWorker,
	networkIsBack,
	openTab,
} from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { pressUndo, toastsOf } from "#support/browser/toasts.ts";
import { assignment } from "#support/school.ts";
import { aCourse, dialog, enter, field, join, joining, open, seats, signedIn } from "./join-steps.ts";

test("a code is accepted in any notation, lets the student in once, and only as a student", async ({
	server,
	phone,
}) => {
	const { maya, maths, code } = await aCourse(server);
	await assignment(server, maths.id);
	const page = await phone();
	await signedIn(page, server, maya);
	await expect(page.getByText("Not enrolled in any courses yet", { exact: true })).toBeVisible();
	await open(page).click();
	await expect(field(page)).toBeFocused();
	await field(page).pressSequentially(` ${code.slice(0, 2).toLowerCase()}-${code.slice(2).toLowerCase()} `);
	await join(page).dblclick();
	await expect(dialog(page)).toHaveCount(0);
	await expect(open(page)).toBeFocused();
	await expect(page.getByText("You are in the course.", { exact: true })).toBeVisible();
	await expect(cardOf(page, "Mathematics").getByText("1 to do", { exact: true })).toBeVisible();
	await expect(joining(page, code)).toHaveCount(0);
	expect(await seats(server, maya.id)).toMatchObject([{ course_id: maths.id, role_in_course: "student" }]);
	await openTab(page, "Assignments (1)");
	await expect(cardOf(page, "Fractions")).toBeVisible();
	// Once more with the same code: kindly the same answer.
	await openTab(page, "Courses");
	await enter(page, code);
	await expect
		.poll(() => toastsOf(page))
		.toEqual(["Welcome back!", "You are in the course.", "You are in the course."]);
	await expect(page.getByRole("article")).toHaveCount(1);
	expect(await seats(server, maya.id)).toHaveLength(1);
});

test("a code kept without a network outlives a reload and lets the student in when it is back", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya, maths, code } = await aCourse(server);
	const page = await phone({ keepsApp: true });
	await signedIn(page, server, maya);
	await keptByServiceWorker(page);
	await expect(open(page)).toBeVisible();
	await server.stop();
	await enter(page, code);
	const waiting = joining(page, code);
	await expect(waiting.getByText("Waiting to send", { exact: false })).toBeVisible();
	await expect(
		page.getByText("Saved on this phone. It will be sent when you are back online.", { exact: true }),
	).toBeVisible();
	await page.reload();
	await expect(waiting).toBeVisible();
	// The same code again is the same wish.
	await enter(page, code);
	await expect(dialog(page)).toHaveCount(0);
	await expect(waiting).toHaveCount(1);
	await chipSays(page, "Offline · 1 waiting");
	// Nobody tried to send it yet: it can be taken back, and had again.
	await waiting.getByRole("button", { name: "Take it back", exact: true }).click();
	await expect(waiting).toHaveCount(0);
	await expect(open(page)).toBeFocused();
	await chipSays(page, "Offline");
	await pressUndo(page);
	await expect(waiting).toBeVisible();
	await server.start();
	await networkIsBack(page);
	await expect(cardOf(page, "Mathematics")).toBeVisible();
	await expect(waiting).toHaveCount(0);
	await chipSays(page, "All sent");
	expect(await seats(server, maya.id)).toMatchObject([{ course_id: maths.id, role_in_course: "student" }]);
});

test("a scanned card opens the dialog with its code, once, also through the sign-in page; an archived course says so", async ({
	server,
	phone,
}) => {
	const { maya, maths, code } = await aCourse(server);
	const page = await phone();
	await page.goto(`${server.url}/dashboard-student#join/${code}`);
	await fillSignIn(page, maya.email, maya.password);
	// The first list of courses has arrived: what stands there now stays.
	await chipSays(page, "All sent");
	await expect(dialog(page)).toBeVisible();
	await expect(field(page)).toHaveValue(code);
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toHaveCount(0);
	await expect(page).toHaveURL(`${server.url}/dashboard-student`);
	await page.reload();
	await expect(open(page)).toBeVisible();
	await expect(dialog(page)).toHaveCount(0);
	for (const written of [code, code.toLowerCase()]) {
		await page.goto(`${server.url}/dashboard-student#join/${written}`);
		await expect(field(page)).toHaveValue(code);
		await page.keyboard.press("Escape");
		await expect(page).toHaveURL(`${server.url}/dashboard-student`);
	}
	await page.goto(`${server.url}/dashboard-student#join/${code}`);
	await join(page).click();
	await expect(open(page)).toBeFocused();
	await expect(cardOf(page, "Mathematics")).toBeVisible();
	expect(await seats(server, maya.id)).toMatchObject([{ course_id: maths.id }]);

	await server.update("courses", maths.id, { archived_at: "2026-01-05 08:00:00.000Z" });
	await networkIsBack(page);
	await expect(cardOf(page, "Mathematics").getByText("Archived", { exact: true })).toBeVisible();
	await inFrench(page, () => expect(cardOf(page, "Mathematics").getByText("Archivé", { exact: true })).toBeVisible());
});
