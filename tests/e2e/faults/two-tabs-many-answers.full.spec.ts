// A day's worth of answers that two tabs of one person send at once.
import type { Page } from "@playwright/test";
import {
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

test("sixty answers kept without a network are each sent once from two tabs", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	const first = await assignment(server, maths.id, { due_at: "2030-01-01 21:59:00.000Z" });
	const others: string[] = [];
	for (let at = 1; at < 60; at++) {
		const later = { title: `Exercise ${at}`, due_at: "2030-01-02 21:59:00.000Z" };
		others.push((await assignment(server, maths.id, later)).id);
	}
	const one = await phone({ keepsApp: true });
	await openDashboard(one, server, maya);
	await keptByServiceWorker(one);
	await openTab(one, "Assignments (60)");
	await server.stop();
	await handIn(one, "Fractions", "3/8 of a cup");
	await repeatTheAnswer(one, maya.id, others);
	const two = await one.context().newPage();
	for (const tab of [two, one]) {
		await tab.goto(`${server.url}/dashboard-student`);
		await chipSays(tab, "Offline · 60 waiting");
	}
	await server.start();
	for (const tab of [one, two]) await networkIsBack(tab);
	for (const tab of [one, two]) await chipSays(tab, "All sent", 90_000);
	const numbers = async () =>
		[...(await toastsOf(one)), ...(await toastsOf(two))].map((words) =>
			Number(/^(\d+) items were sent/.exec(words)?.[1] ?? 0),
		);
	const sum = (all: number[]) => all.reduce((total, count) => total + count, 0);
	await expect.poll(async () => sum(await numbers())).toBe(60);
	const rows = await server.rows("submissions");
	expect(rows.map((row) => row.assignment_id).sort()).toEqual([first.id, ...others].sort());
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
