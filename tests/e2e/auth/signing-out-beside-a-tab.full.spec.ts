// Signing out in one tab while another tab of the same person types or hands in. Sealing and saving exclude each other:
// after the sign-out nothing of that person is readable on the phone, and the next sign-in brings every word back, once.
import type { Page } from "@playwright/test";
import { answerField, cardOf, fillSignIn, openTab, pressSignOut, signIn } from "#support/browser/portal.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, test } from "#support/browser/test.ts";
import { longOrShort } from "#support/chance/long.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

/** Each round meets a different moment of the saving. */
const rounds = longOrShort(4, 1);

/** Two tabs of one student, on a server that stores what arrives. */
async function twoTabs(server: RealServer, one: Page, titles: string[]): Promise<{ maya: Person; two: Page }> {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server, "Rana Khoury"), [maya]);
	for (const title of titles) await assignment(server, maths.id, { title });
	await signIn(one, server, maya);
	await openTab(one, `Assignments (${titles.length})`);
	const two = await one.context().newPage();
	return { maya, two };
}

/** Types a text into the field of an answer, one letter per turn of the page's event loop, until the page leaves. */
async function typeOn(page: Page, title: string, first: string): Promise<() => Promise<string>> {
	const field = await answerField(page, title);
	await field.evaluate((area, first) => {
		if (!(area instanceof HTMLTextAreaElement)) throw new Error("no text area");
		const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
		const typed = { text: "" };
		Object.assign(window, { typed });
		const type = (at: number) => {
			if (!area.isConnected) return;
			const text = `${first} ${Array.from({ length: at }, (_, word) => `word${word}`).join(" ")}`;
			set?.call(area, text);
			area.dispatchEvent(new Event("input", { bubbles: true }));
			typed.text = text;
			const next = new MessageChannel();
			next.port1.onmessage = () => type(at + 1);
			// One turn of the event loop, and time for the page's other work.
			requestIdleCallback(() => next.port2.postMessage(null), { timeout: 20 });
		};
		type(1);
	}, first);
	return () => page.evaluate(() => String(Reflect.get(Reflect.get(window, "typed"), "text")));
}

const signedOut = (page: Page) => page.waitForFunction(() => localStorage.getItem("lead.session") === null);

/** Runs in the page: presses a button at a moment of the clock that both tabs share. */
const pressAt = ({ selector, moment }: { selector: string; moment: number }) =>
	new Promise<void>((done) => {
		const press = () => {
			document.querySelector<HTMLElement>(selector)?.click();
			done();
		};
		setTimeout(press, moment - Date.now());
	});

test("whatever another tab types while its writer signs out is sealed with the rest and comes back as one draft; an answer it hands in then arrives once, or is still being written", async ({
	server,
	phone,
}) => {
	test.setTimeout(600_000);
	const one = await phone();
	const titles = Array.from({ length: rounds }, (_, at) => `Task ${String.fromCharCode(65 + at)}`);
	const { maya, two } = await twoTabs(server, one, ["Angles", ...titles]);
	for (let round = 0; round < rounds; round++) {
		await two.goto(`${server.url}/dashboard-student#assignments`);
		await (await answerField(two, "Angles")).fill("");
		// Words that are sealed before others take their place come back beside them.
		await expect.poll(() => draftsOf(two, maya)).toEqual([]);
		const typed = await typeOn(two, "Angles", `Round ${round}:`);
		// A different moment of the debounce in each round: this many words have been typed.
		await two.waitForFunction(
			(words) => String(Reflect.get(Reflect.get(window, "typed"), "text")).includes(words),
			`word${round * 3}`,
		);
		await pressSignOut(one);
		await one.waitForURL(`${server.url}/`);
		await signedOut(one);
		await two.waitForURL(`${server.url}/`);
		await cardOf(two, "Angles").waitFor({ state: "detached" });
		const text = await typed();
		await expect.poll(() => everythingOn(one), { message: `round ${round}` }).not.toContain(`Round ${round}:`);

		await one.goto(`${server.url}/login`);
		await fillSignIn(one, maya.email, maya.password);
		await one.waitForURL(/\/dashboard-/);
		await openTab(one, `Assignments (${titles.length + 1})`);
		await expect(await answerField(one, "Angles")).toHaveValue(text);
		expect(await draftsOf(one, maya)).toEqual([text]);
	}

	const submit = 'article:has(textarea[data-mine]) button[type="submit"]';
	for (const [round, title] of titles.entries()) {
		await two.goto(`${server.url}/dashboard-student#assignments`);
		const text = `Only answer to ${title}.`;
		const field = await answerField(two, title);
		await field.fill(text);
		await field.evaluate((area) => area.setAttribute("data-mine", ""));
		await expect(cardOf(two, title).getByRole("button", { name: "Submit Assignment" })).toBeEnabled();
		const moment = Date.now() + 200;
		await Promise.all([
			two.evaluate(pressAt, { selector: submit, moment }),
			one.evaluate(pressAt, { selector: "header [data-opened] > button", moment: moment + (round - rounds / 2) * 3 }),
		]);
		// The dialog offers to keep unsent work, or only to sign out once everything was sent.
		const leave = one.getByRole("dialog").getByRole("button", { name: /^(Sign out and keep it|Sign Out)/ });
		await expect(async () => {
			// As an event and not by the pointer: the hidden tab draws nothing, so its elements never become stable.
			if (await leave.isVisible()) await leave.dispatchEvent("click", {}, { timeout: 1000 }).catch(() => undefined);
			await one.waitForURL(`${server.url}/`, { timeout: 2000 });
		}).toPass();
		await two.waitForURL(`${server.url}/`);
		await expect.poll(() => everythingOn(one), { message: `round ${round}` }).not.toContain(text);

		await one.goto(`${server.url}/login`);
		await fillSignIn(one, maya.email, maya.password);
		await one.waitForURL(/\/dashboard-/);
		const places = async () => ({
			sent: (await server.rows("submissions", `text_body = "${text}"`)).length,
			drafted: (await draftsOf(one, maya)).filter((draft) => draft === text).length,
		});
		await expect
			.poll(async () => Object.values(await places()).reduce((sum, count) => sum + count), {
				message: `round ${round}`,
			})
			.toBe(1);
	}
});

/** The drafts as stored in the database, read without the app. */
const draftsOf = (page: Page, { id }: Person): Promise<string[]> =>
	page.evaluate(async (name) => {
		const answer = <Result>(request: IDBRequest<Result>) =>
			new Promise<Result>((done, fail) => {
				request.onsuccess = () => done(request.result);
				request.onerror = () => fail(request.error);
			});
		const db = await answer(indexedDB.open(name));
		const rows: { text: string }[] = await answer(db.transaction("drafts").objectStore("drafts").getAll());
		db.close();
		return rows.map(({ text }) => text);
	}, `lead-${id}`);
