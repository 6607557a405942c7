// The same person in two tabs: one of them sends, one of them speaks, and both show the same.
import type { Page } from "@playwright/test";
import { keepFiles } from "#support/browser/offline.ts";
import {
	answerField,
	cardOf,
	chipSays,
	handIn,
	keptByServiceWorker,
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
		await expect(cardOf(tab, "Fractions").getByText("Waiting to send", { exact: true })).toBeVisible();
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

test("two hundred answers kept without a network are each sent once from two tabs, and wait for the teacher", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const rana = await teacher(server);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, rana, [maya]);
	const first = await assignment(server, maths.id, { due_at: "2030-01-01 21:59:00.000Z" });
	const others: string[] = [];
	for (let at = 1; at < 200; at++) {
		const later = { title: `Exercise ${at}`, due_at: "2030-01-02 21:59:00.000Z" };
		others.push((await assignment(server, maths.id, later)).id);
	}
	const one = await phone({ keepsApp: true });
	await openDashboard(one, server, maya);
	await keptByServiceWorker(one);
	await openTab(one, "Assignments (200)");
	await server.stop();
	await handIn(one, "Fractions", "3/8 of a cup");
	await repeatTheAnswer(one, maya.id, others);
	const two = await one.context().newPage();
	for (const tab of [two, one]) {
		await tab.goto(`${server.url}/dashboard-student`);
		await chipSays(tab, "Offline · 200 waiting");
	}
	await server.start();
	for (const tab of [one, two]) await networkIsBack(tab);
	for (const tab of [one, two]) await chipSays(tab, "All sent", 90_000);
	const numbers = async () =>
		[...(await toastsOf(one)), ...(await toastsOf(two))].map((words) =>
			Number(/^(\d+) items were sent/.exec(words)?.[1] ?? 0),
		);
	const sum = (all: number[]) => all.reduce((total, count) => total + count, 0);
	await expect.poll(async () => sum(await numbers())).toBe(200);
	const rows = await server.rows("submissions");
	expect(rows.map((row) => row.assignment_id).sort()).toEqual([first.id, ...others].sort());
	const device = await phone();
	await openDashboard(device, server, rana);
	await openTab(device, "Grading (200)");
	await expect(device.getByText("3/8 of a cup").first()).toBeVisible();
});

/** Copies the one submission in the outbox for each of these assignments, as if they were written one after another. */
const repeatTheAnswer = (page: Page, userId: string, assignments: string[]): Promise<void> =>
	page.evaluate(
		async ([name, ids]) => {
			const result = <Result>(request: IDBRequest<Result>) =>
				new Promise<Result>((done, fail) => {
					request.onsuccess = () => done(request.result);
					request.onerror = () => fail(request.error);
				});
			const db = await result(indexedDB.open(name));
			const outbox = db.transaction("outbox", "readwrite").objectStore("outbox");
			const [{ seq, ...one }] = await result(outbox.getAll());
			for (const [at, assignment_id] of ids.entries()) {
				const id = `again${String(at).padStart(10, "0")}`;
				await result(outbox.add({ ...one, id, record_id: id, body: { ...one.body, id, assignment_id, revision: id } }));
			}
			db.close();
		},
		[`lead-${userId}`, assignments] as const,
	);
