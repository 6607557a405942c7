// A tab that the phone froze in the middle of sending: somebody else on the phone sends, and when the tab wakes, nothing
// it still wanted to write undoes that. A tab that is merely slow is let be.
import { expect, type Page } from "@playwright/test";
import { test, toastsOf } from "#support/browser.ts";
import { chip, chipSays, handIn, keptByServiceWorker, openTab, sheet, signIn } from "#support/browser-desk.ts";
import { freeze } from "#support/browser-frozen.ts";
import { everythingOn, rowsOnPhone } from "#support/browser-storage.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { type NetworkProxy, proxyTo } from "#support/proxy.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

/** How long a holder of the lock may stay silent before somebody else has taken over. */
const takenOver = 30_000;
const success = "Assignment submitted successfully!";

async function aClass(server: RealServer): Promise<Person> {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	return maya;
}

const atWork = async (page: Page, line: NetworkProxy, tab = "") => {
	await page.goto(`${line.url}/dashboard-student${tab}`);
	await expect(chip(page)).toBeVisible();
};

/** The states of everything in this person's outbox, as any tab reads it. */
const outbox = (page: Page, { id }: Person) =>
	page.evaluate(async (name) => {
		const answer = <Result>(request: IDBRequest<Result>) =>
			new Promise<Result>((done, fail) => {
				request.onsuccess = () => done(request.result);
				request.onerror = () => fail(request.error);
			});
		const db = await answer(indexedDB.open(name));
		const rows: { state: string; attempts: number }[] = await answer(
			db.transaction("outbox").objectStore("outbox").getAll(),
		);
		db.close();
		return rows.map(({ state, attempts }) => `${state} ${attempts}`);
	}, `lead-${id}`);

test("a tab frozen while it sent keeps nobody from sending, and puts nothing back when it wakes", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/^Failed to load resource: net::ERR_/);
	const maya = await aClass(server);
	const line = await proxyTo(server.url);
	const one = await phone();
	await signIn(one, { ...server, url: line.url }, maya);
	await openTab(one, "Assignments (1)");
	await chipSays(one, "All sent");

	const answered = line.nextHeldAnswer("/api/batch");
	await handIn(one, "Fractions", "3/8 of a cup");
	const held = await answered;
	const wake = await freeze(one);
	const two = await one.context().newPage();
	await atWork(two, line, "#submitted");
	await expect(sheet(two, "Fractions").getByText("Sent to your teacher", { exact: true })).toBeVisible({
		timeout: takenOver,
	});
	expect(await outbox(two, maya)).toEqual(["sent 2"]);

	held.drop();
	// What it does after its old run has ended.
	const again = line.nextHeldRequest("/api/lead/gate");
	wake();
	await (await again).release();
	await chipSays(one, "All sent");
	await openTab(one, "Submitted");
	await expect(sheet(one, "Fractions").getByText("Sent to your teacher", { exact: true })).toBeVisible();
	expect(await outbox(two, maya)).toEqual(["sent 2"]);
	const told = async () => [...(await toastsOf(one)), ...(await toastsOf(two))].filter((words) => words === success);
	await expect.poll(told).toEqual([success]);
	const rows = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(rows.map((row) => row.text_body)).toEqual(["3/8 of a cup"]);
	for (const tab of [one, two]) await tab.close();
	await line.close();
});
