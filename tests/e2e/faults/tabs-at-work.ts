// Tabs of one phone that send, and a tab whose lock another one took.
import { expect, type Page } from "@playwright/test";
import { chip } from "#support/browser/portal.ts";
import { type Person, student, teacher } from "#support/people.ts";
import type { NetworkProxy } from "#support/proxy.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

/** Milliseconds that a holder of the lock may stay silent before another tab takes over. */
export const takenOver = 30_000;

export async function aClass(server: RealServer): Promise<Person> {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	return maya;
}

export const atWork = async (page: Page, line: NetworkProxy, tab = "") => {
	await page.goto(`${line.url}/dashboard-student${tab}`);
	await expect(chip(page)).toBeVisible();
};

/** This person's outbox as any tab reads it: states, and the number of attempts for each entry. */
export const outbox = (page: Page, { id }: Person) =>
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
