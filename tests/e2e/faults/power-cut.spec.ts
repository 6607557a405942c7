// Work written without a server in a browser that is then killed: all of it is there afterwards. Each start is a new
// browser process on the profile of the killed one.
import {
	answerField,
	cardOf,
	chipSays,
	keptByServiceWorker,
	openTab,
	pressSignOut,
	signIn,
	typeInto,
} from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const handedIn = "Assignment submitted successfully!";
const text = "½ + ¼ makes ¾ of a cup.\nمرحبا 😀 « C'est juste. »";

async function aClass(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server, "Rana Khoury"), [maya]);
	const task = await assignment(server, maths.id);
	return { maya, task };
}

test("after each power cut everything done before is there: the sign-in, the draft, the submission, the sign-out", async ({
	ownServer: server,
	killable,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya, task } = await aClass(server);
	const first = await killable.open();
	await first.goto(`${server.url}/login`);
	await keptByServiceWorker(first);
	await signIn(first, server, maya);
	await expect(cardOf(first, "Mathematics")).toBeVisible();
	// A moment after the sign-in.
	await killable.kill();
	await server.stop("SIGKILL");

	const second = await killable.open();
	await second.goto(`${server.url}/dashboard-student`);
	await expect(second.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
	await expect(cardOf(second, "Mathematics")).toBeVisible();
	await openTab(second, "Assignments (1)");
	const field = await answerField(second, "Fractions");
	await typeInto(field, "Half a cup and a");
	await field.press("x");
	// A draft must be saved within one second of the last key, so this test measures time.
	const lastKey = Date.now();
	await expect.poll(() => Date.now() - lastKey, { intervals: [20] }).toBeGreaterThanOrEqual(1000);
	await killable.kill();

	const third = await killable.open();
	await third.goto(`${server.url}/dashboard-student#assignments`);
	await expect(await answerField(third, "Fractions")).toHaveValue("Half a cup and ax");
	await expect(cardOf(third, "Fractions").getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
	await (await answerField(third, "Fractions")).fill(text);
	await cardOf(third, "Fractions").getByRole("button", { name: "Submit Assignment" }).click();
	await expect(third.getByText("No pending assignments")).toBeVisible();
	await killable.kill();

	const page = await killable.open();
	await page.goto(`${server.url}/`);
	await page.getByRole("link", { name: "Dashboard" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
	await openTab(page, "Submitted");
	const sent = cardOf(page, "Fractions");
	await expect(sent.getByRole("group", { name: "Your answer" })).toHaveText(text);
	await expect(sent.getByText("Waiting to send")).toBeVisible();
	await expect(sent.getByText("Sent to your teacher")).toHaveCount(0);
	await chipSays(page, "Offline · 1 waiting");
	expect(await toastsOf(page)).not.toContain(handedIn);

	// Sent without a press, once, and announced once.
	await server.start();
	await expect(sent.getByText("Sent to your teacher")).toBeVisible({ timeout: 60_000 });
	await chipSays(page, "All sent");
	const rows = await server.rows("submissions");
	expect(rows.map(({ text_body, student_id, assignment_id }) => ({ text_body, student_id, assignment_id }))).toEqual([
		{ text_body: text, student_id: maya.id, assignment_id: task.id },
	]);
	await expect(page.getByText(handedIn)).toBeVisible();
	expect((await toastsOf(page)).filter((words) => words === handedIn)).toHaveLength(1);

	await pressSignOut(page);
	await page.waitForURL(`${server.url}/`);
	await killable.kill();

	const last = await killable.open();
	await last.goto(`${server.url}/dashboard-student`);
	await expect(last.getByRole("heading", { level: 1 })).toHaveText("Welcome to LEAD");
	await expect(last.getByRole("link", { name: "Portal" }).first()).toBeVisible();
});
