// A student's way into a course: its code typed, kept until there is a network, or brought along by a scanned card.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import "#support/dom/modal-dialogs.ts";
import { cardOf, chipSays, fillSignIn, inFrench, openTab, press } from "#support/dom/portal.ts";
import { pressUndo } from "#support/dom/toasts.ts";
import { proxyTo } from "#support/proxy.ts";
import { assignment, enrol } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { hasFocus, openWhenFetched, reload } from "./course-steps.ts";
import {
	aCourse,
	codeField,
	codeIs,
	dialog,
	enrollments,
	enter,
	joinButton,
	joining,
	noDialog,
	noJoining,
	openButton,
	openingButton,
} from "./join-steps.ts";

const here = serverForThisFile();

test("a code is accepted in any notation, lets the student in once, and only as a student", async () => {
	const { server } = here();
	const { maya, maths, code } = await aCourse(server);
	await assignment(server, maths.id);
	const app = await openWhenFetched(server, maya);
	const { page, user } = app;
	await page.findByText("Not enrolled in any courses yet");
	await user.click(await openButton(app));
	await dialog(app);
	await hasFocus(() => codeField(app));
	await user.keyboard(` ${code.slice(0, 2).toLowerCase()}-${code.slice(2).toLowerCase()} `);
	await user.dblClick(await joinButton(app));
	await noDialog(app);
	await hasFocus(() => openingButton(app));
	await page.findByText("You are in the course.");
	await within(await cardOf(app, "Mathematics")).findByText("1 to do");
	// The button stood in the empty card, which is gone.
	await hasFocus(() => openingButton(app));
	await noJoining(app, code);
	expect(await enrollments(server, maya.id)).toMatchObject([{ course_id: maths.id, role_in_course: "student" }]);
	await openTab(app, "Assignments (1)");
	// Once more with the same code: kindly the same answer.
	await openTab(app, "Courses");
	await enter(app, code);
	await waitFor(() => expect(app.toasts()).toEqual(["You are in the course.", "You are in the course."]));
	await waitFor(() => expect(page.getAllByRole("article")).toHaveLength(1));
	expect(await enrollments(server, maya.id)).toHaveLength(1);
});

test("a code kept without a network outlives a reload and lets the student in when it is back", async () => {
	const { server } = here();
	const { maya, maths, code } = await aCourse(server);
	const line = await proxyTo(server.url);
	const app = await openWhenFetched(line, maya);
	const { page, user } = app;
	await openButton(app);
	line.refuse();
	await enter(app, code);
	await within(await joining(app, code)).findByText(/Waiting to send/);
	await page.findByText("Saved on this phone. It will be sent when you are back online.");
	await reload(app);
	await joining(app, code);
	// The same code again is the same wish.
	await enter(app, code);
	await noDialog(app);
	await joining(app, code);
	await chipSays(app, "Offline · 1 waiting");
	// Nobody tried to send it yet: it can be taken back, and had again.
	await user.click(within(await joining(app, code)).getByRole("button", { name: "Take it back" }));
	await noJoining(app, code);
	await hasFocus(() => openingButton(app));
	await chipSays(app, "Offline");
	await pressUndo(app);
	await joining(app, code);
	line.pass();
	app.online(true);
	await cardOf(app, "Mathematics");
	await noJoining(app, code);
	await chipSays(app, "All sent");
	expect(await enrollments(server, maya.id)).toMatchObject([{ course_id: maths.id, role_in_course: "student" }]);
	await line.close();
});

/** Follows an address of the page that is open: it stays and has another hash. */
function follow(hash: string): void {
	location.hash = hash;
	// A browser sends it by itself.
	window.dispatchEvent(new PopStateEvent("popstate"));
}

test("a scanned card opens the dialog with its code, once, also through the sign-in page; an archived course says so", async () => {
	const { server } = here();
	const { maya, maths, code } = await aCourse(server);
	const app = await openApp(server.url, `/dashboard-student#join/${code}`);
	await fillSignIn(app, maya.email, maya.password);
	// The first list of courses has arrived: what stands there now stays.
	await chipSays(app, "All sent");
	await dialog(app);
	await codeIs(app, code);
	const leave = async () => {
		await app.user.keyboard("{Escape}");
		await noDialog(app);
		await waitFor(() => expect(location.href).toBe(`${server.url}/dashboard-student`));
	};
	await leave();
	await reload(app);
	await openButton(app);
	await noDialog(app);
	for (const written of [code, code.toLowerCase()]) {
		follow(`join/${written}`);
		await dialog(app);
		await codeIs(app, code);
		await leave();
	}
	follow(`join/${code}`);
	await app.user.click(await joinButton(app));
	await hasFocus(() => openingButton(app));
	await cardOf(app, "Mathematics");
	expect(await enrollments(server, maya.id)).toMatchObject([{ course_id: maths.id }]);

	await server.update("courses", maths.id, { archived_at: "2026-01-05 08:00:00.000Z" });
	app.online(true);
	await press(app, "Past courses (1)");
	const card = async () => await cardOf(app, "Mathematics");
	await within(await card()).findByText("Ended");
	await inFrench(app, async () => await within(await card()).findByText("Terminé"));
});

test("a dashboard with courses opens with the focus on nothing in it", async () => {
	const { server } = here();
	const { maya, maths } = await aCourse(server);
	await enrol(server, maya, maths.id, "student");
	const app = await openWhenFetched(server, maya);
	await cardOf(app, "Mathematics");
	await openButton(app);
	expect(document.activeElement).toBe(document.body);
});
