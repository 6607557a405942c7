// The same person in two tabs: one of them sends, one of them speaks, and both show the same.
import { keepFiles } from "#support/browser/offline.ts";
import {
	answerField,
	cardOf,
	chipSays,
	handIn,
	networkIsBack,
	openDashboard,
	openTab,
} from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

async function aClass(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	return maya;
}
/** Runs in the page: presses at a moment of the clock that both tabs share, and not when the test runner is ready. */
const pressSubmitAt = (moment: number) =>
	new Promise<void>((done) => {
		const press = () => {
			document.querySelector<HTMLElement>("article button[type=submit]")?.click();
			done();
		};
		setTimeout(press, moment - Date.now());
	});

const success = "Assignment submitted successfully!";

test("a submission from one tab is sent once, announced once, and disappears from the other tab's form, too", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const maya = await aClass(server);
	const one = await phone();
	await openDashboard(one, server, maya);
	const two = await one.context().newPage();
	for (const tab of [two, one]) {
		await tab.goto(`${server.url}/dashboard-student#assignments`);
		await expect(cardOf(tab, "Fractions")).toBeVisible();
	}
	await (await answerField(one, "Fractions")).fill("3/8");
	await expect(await answerField(two, "Fractions")).toHaveValue("3/8");
	await keepFiles(one);
	await server.stop();
	await handIn(one, "Fractions", "3/8 of a cup");
	await expect(cardOf(two, "Fractions")).toHaveCount(0);
	for (const tab of [one, two]) {
		await openTab(tab, "Submitted");
		await expect(cardOf(tab, "Fractions").getByText(/^Waiting to send/)).toBeVisible();
		await chipSays(tab, "Offline · 1 waiting");
	}
	await server.start();
	for (const tab of [one, two]) await networkIsBack(tab);
	for (const tab of [one, two]) {
		await expect(cardOf(tab, "Fractions").getByText("Sent to your teacher", { exact: true })).toBeVisible();
		await chipSays(tab, "All sent");
	}
	const shown = async () => [...(await toastsOf(one)), ...(await toastsOf(two))].filter((words) => words === success);
	await expect.poll(shown).toEqual([success]);
	expect((await server.rows("submissions")).map((row) => row.text_body)).toEqual(["3/8 of a cup"]);
});

test("Submit pressed in both tabs at once is one answer", async ({ server, phone, strays }) => {
	strays.allow(/status of 400 .*\/api\/batch/);
	const maya = await aClass(server);
	const one = await phone();
	await openDashboard(one, server, maya);
	const two = await one.context().newPage();
	for (const tab of [two, one]) {
		await tab.goto(`${server.url}/dashboard-student#assignments`);
		await (await answerField(tab, "Fractions")).fill("3/8 of a cup");
		await expect(cardOf(tab, "Fractions").getByText(/^Draft saved/)).toBeVisible();
	}
	const moment = Date.now() + 300;
	await Promise.all([one, two].map((tab) => tab.evaluate(pressSubmitAt, moment)));
	for (const tab of [one, two]) {
		await openTab(tab, "Submitted");
		await expect(cardOf(tab, "Fractions").getByText("Sent to your teacher", { exact: true })).toBeVisible();
		await chipSays(tab, "All sent");
	}
	const shown = async () =>
		[...(await toastsOf(one)), ...(await toastsOf(two))].filter((words) => words !== "Welcome back!");
	await expect.poll(async () => new Set(await shown())).toEqual(new Set([success]));
	const rows = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(rows.map((row) => row.text_body)).toEqual(["3/8 of a cup"]);
});
