// An inquiry that the server does not accept now, or refuses without a reason: it waits as long as the server asks, and
// in the end its writer gets the words back.
import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";
import { guestDatabase, type Lead } from "#local/inquiries/database.ts";
import { keepInquiry, takeBack } from "#local/inquiries/inquiries.ts";
import { joinUsBody } from "#support/leads.ts";
import { student } from "#support/people.ts";
import { Phone } from "#support/phone.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { syncStateOf } from "#sync/database.ts";
import type { RunOptions } from "#sync/run.ts";
import { sync } from "#sync/sync.ts";

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

const [minute, day] = [60_000, 86_400_000];
const visitor = { form: "join-us", author: "" } as const;
const words = { parentName: "Rima Haddad", message: "My daughter needs help with fractions." };

const here = serverForThisFile(async (server) => ({
	phone: new Phone(server.url, await student(server)),
}));
const db = () => guestDatabase();
const kept = async (id: string) => await db().outbox.get({ id });
const run = async (options: RunOptions = {}) =>
	(await sync({ db: db(), platform: here().phone.platform, token: "" }, options)).kind;
const typed = () => words;
const stored = (id: string) => here().server.row("leads", id);

beforeEach(async () => {
	for (const table of db().tables) await table.clear();
	here().phone.clockError = 0;
});

async function press(): Promise<string> {
	const body: Lead = { ...joinUsBody({ full_message: words.message }), subjects: [], language: "en" };
	await keepInquiry({ ...visitor, created: Date.now(), body });
	return body.id;
}

/** As many inquiries as the centre accepts in an hour have just arrived. */
const flood = () =>
	here().server.sql(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 240)
		INSERT INTO leads (id, parent_name, email, phone, grade, subjects, created_at, updated, status)
		SELECT printf('flood%010d', i), 'Family', 'f' || i || '@families.test', '70123456', 'Grade 5', '[]',
			strftime('%Y-%m-%d %H:%M:%fZ', 'now'), strftime('%Y-%m-%d %H:%M:%fZ', 'now'), 'new' FROM n`);

/** The server refuses every inquiry without a reason. */
async function refuseEverybody(): Promise<void> {
	const { server } = here();
	const body = { createRule: '@request.auth.id = "nobody"' };
	const closed = await server.ask("PATCH", "/api/collections/leads", { token: server.superuserToken, body });
	expect(closed.status).toBe(200);
}

test("asked to wait ten minutes, a closed app keeps the words that long, requests nothing before, and sends them then", async () => {
	const { server, phone } = here();
	const background = { background: true };
	await flood();
	const id = await press();
	const before = Date.now();
	expect(await run(background)).toBe("silent");
	const { hold_until } = await syncStateOf(db());
	expect(await kept(id)).toMatchObject({ state: "queued", attempts: 1, body: { full_message: words.message } });
	expect(hold_until - before).toBeGreaterThanOrEqual(10 * minute);
	expect(hold_until - before).toBeLessThan(11 * minute);

	await server.sql("DELETE FROM leads");
	phone.clockError = 9 * minute;
	expect(await run(background)).toBe("silent");
	expect(await kept(id)).toMatchObject({ state: "queued", attempts: 1 });
	expect(await stored(id)).toBeUndefined();

	phone.clockError = 11 * minute;
	expect(await run(background)).toBe("quiet");
	expect(await kept(id)).toMatchObject({ state: "sent", attempts: 2, body: { full_message: "" } });
	expect(await stored(id)).toBeDefined();
});

test("asked to wait ten minutes, an open app asks again after one, and at once for a person who comes back", async () => {
	const { server, phone } = here();
	await flood();
	const id = await press();
	expect(await run()).toBe("silent");
	phone.clockError = minute - 5000;
	expect(await run()).toBe("silent");
	expect(await kept(id)).toMatchObject({ state: "queued", attempts: 1 });
	phone.clockError = minute + 1000;
	expect(await run()).toBe("silent");
	expect(await kept(id)).toMatchObject({ state: "queued", attempts: 2 });

	await server.sql("DELETE FROM leads");
	expect(await run({ anew: true })).toBe("quiet");
	expect(await kept(id)).toMatchObject({ state: "sent", attempts: 3 });
});

test("the pause of a closed app does not apply to an open one", async () => {
	const { server } = here();
	await flood();
	const id = await press();
	expect(await run({ background: true })).toBe("silent");
	await server.sql("DELETE FROM leads");
	expect(await run()).toBe("quiet");
	expect(await kept(id)).toMatchObject({ state: "sent" });
});

test("refused without a reason it is tried again for a day, and then its writer has the words back in the form", async () => {
	const { phone } = here();
	await refuseEverybody();
	const id = await press();
	for (let tries = 1; tries <= 6; tries++) {
		phone.clockError = tries * 10 * minute;
		expect(await run()).toBe("quiet");
		expect(await kept(id)).toMatchObject({ state: "queued", attempts: tries, body: { full_message: words.message } });
	}
	phone.clockError = day + minute;
	expect(await run()).toBe("quiet");
	expect(await kept(id)).toMatchObject({ state: "failed", attempts: 7, body: { full_message: words.message } });

	await db().outbox.where({ id }).modify({ notified: "end" });
	await takeBack(id, typed);
	expect(await db().outbox.count()).toBe(0);
	const draft = await db().drafts.get("inquiry:join-us:");
	expect(JSON.parse(draft?.text ?? "")).toMatchObject({ fields: words, problems: { "": "" } });
	expect(await stored(id)).toBeUndefined();
});

test("a phone that was away for a day tries five times before it gives the words back", async () => {
	const { phone } = here();
	await refuseEverybody();
	const id = await press();
	for (let tries = 1; tries <= 5; tries++) {
		phone.clockError = day + tries * 10 * minute;
		expect(await run()).toBe("quiet");
		expect(await kept(id)).toMatchObject({ state: tries < 5 ? "queued" : "failed", attempts: tries });
	}
});
