// A visitor's inquiry on failing lines: one lead on the server, and nothing of it left on the phone. The database belongs
// to this file alone; two runs at the same time are two tabs.
import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";
import { guestDatabase, type Lead } from "#local/inquiries/database.ts";
import { discardInquiry, keepInquiry, saveInquiryDraft, takeBack } from "#local/inquiries/inquiries.ts";
import { joinUsBody } from "#support/leads.ts";
import { student } from "#support/people.ts";
import { Phone } from "#support/phone.ts";
import { proxyTo } from "#support/proxy.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import type { Platform } from "#sync/platform.ts";
import { sync } from "#sync/sync.ts";

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

const leads = "/api/collections/leads/records";
const visitor = { form: "join-us", author: "" } as const;
const key = "inquiry:join-us:";
/** The text in the form's field. */
const typed = ({ body }: { body: Lead }) => ({ message: body.full_message });

const here = serverForThisFile(async (server) => {
	const line = await proxyTo(server.url);
	return { line, platform: new Phone(line.url, await student(server)).platform };
});
const db = () => guestDatabase();
const run = async (platform: Platform) => (await sync({ db: db(), platform, token: "" }, { anew: true })).kind;
const kept = (id: string) => db().outbox.get({ id });
const draft = async () => JSON.parse((await db().drafts.get(key))?.text ?? "null");
const stored = (id: string) => here().server.row("leads", id);

beforeEach(async () => {
	for (const table of db().tables) await table.clear();
	here().line.pass();
});

async function press(fields: Partial<Lead> = {}): Promise<string> {
	const body: Lead = { ...joinUsBody(), subjects: [], language: "en", ...fields };
	await saveInquiryDraft(visitor, { fields: { message: body.full_message }, began_at: 1 });
	const inquiry = { ...visitor, created: Date.now(), body };
	await keepInquiry(inquiry);
	await keepInquiry(inquiry);
	expect(await db().drafts.count()).toBe(0);
	return body.id;
}

test("until the server was there an inquiry may be taken back and put back; once tried it may not", async () => {
	const { line, platform } = here();
	const id = await press();
	line.captivePortal();
	expect(await run(platform)).toBe("silent");
	const undo = await discardInquiry(id);
	expect(await db().outbox.count()).toBe(0);
	await undo?.();

	line.pass();
	const lost = line.nextDroppedAnswer(leads);
	expect(await run(platform)).toBe("silent");
	expect((await lost).answer?.status).toBe(200);
	expect(await discardInquiry(id)).toBe(null);
	expect(await kept(id)).toMatchObject({ state: "queued", attempts: 1 });
	expect(await run(platform)).toBe("quiet");
	expect(await kept(id)).toMatchObject({ state: "sent", attempts: 2, body: { parent_name: "", full_message: "" } });
	expect(await stored(id)).toBeDefined();
});

test("foreign JSON is no answer to an inquiry: it is neither tried, refused nor sent", async () => {
	const { line, platform } = here();
	const id = await press();
	line.answerAll(200, { code: 200, message: "API is healthy.", data: {} });
	expect(await run(platform)).toBe("silent");
	expect(await kept(id)).toMatchObject({ state: "queued", attempts: 0 });

	line.pass();
	const health = line.nextHeldAnswer("/api/health");
	const sending = run(platform);
	const held = await health;
	line.answerAll(400, { status: 400, message: "No.", data: { phone: { code: "phone_too_short", message: "No." } } });
	held.release();
	expect(await sending).toBe("silent");
	expect(await kept(id)).toMatchObject({ state: "queued", attempts: 1, refusal: null });
	line.pass();
	expect(await run(platform)).toBe("quiet");
	expect(await stored(id)).toBeDefined();
});

test("two presses of one id, two tabs and a request that arrives twice are one lead", async () => {
	const { line, platform } = here();
	const id = await press();
	const doubled = line.nextDoubled(leads);
	await Promise.all([run(platform), run(platform)]);
	await doubled;
	expect(await kept(id)).toMatchObject({ state: "sent", attempts: 1 });
	expect(await stored(id)).toBeDefined();
});

test("a tab that was frozen while it sent, and taken over, undoes nothing when it goes on", async () => {
	const { line, platform } = here();
	const id = await press();
	const answered = line.nextHeldAnswer(leads);
	const sleeper = run(platform);
	const held = await answered;
	const awake = new AbortController().signal;

	const end = await run({ ...platform, alone: async (_name, work) => await work(awake) });

	expect(end).toBe("quiet");
	const sent = await kept(id);
	expect(sent).toMatchObject({ state: "sent", attempts: 2, body: { parent_name: "", full_message: "" } });
	held.drop();
	await sleeper;
	expect(await kept(id)).toEqual(sent);
	expect(await stored(id)).toBeDefined();
});

test("a signed-in person's inquiry is sent like a visitor's, and is known as theirs on this phone only", async () => {
	const { platform, server } = here();
	const body: Lead = { ...joinUsBody(), subjects: [], language: "en" };
	await keepInquiry({ form: "join-us", author: "anna", created: Date.now(), body });
	expect(await run(platform)).toBe("quiet");
	expect(await kept(body.id)).toMatchObject({ state: "sent", author: "anna" });
	expect(JSON.stringify(await server.row("leads", body.id))).not.toContain("anna");
});

test("a refused inquiry comes back as a draft once its writer has read of it, but never over other words", async () => {
	const { platform } = here();
	const id = await press({ phone: "1234567" });
	expect(await run(platform)).toBe("quiet");
	expect(await kept(id)).toMatchObject({ state: "failed", refusal: { fields: { phone: "phone_too_short" } } });
	await takeBack(id, typed);
	expect(await db().drafts.count()).toBe(0);

	await db().outbox.where({ id }).modify({ notified: "end" });
	await saveInquiryDraft(visitor, { fields: { message: "another" }, began_at: 1 });
	await takeBack(id, typed);
	expect(await draft()).toMatchObject({ fields: { message: "another" } });
	await saveInquiryDraft(visitor, { fields: { message: "" }, began_at: 1 });
	await takeBack(id, typed);
	expect(await draft()).toMatchObject({ problems: { phone: "phone_too_short" } });
	expect(await db().outbox.count()).toBe(0);
	expect(await stored(id)).toBeUndefined();
});

test("a number that an earlier build let wait arrives as it is stored; what is no number comes back into the form", async () => {
	const { platform, server } = here();
	const [number, none] = [await press({ phone: "03 123456" }), await press({ phone: "abcdefgh" })];
	await run(platform);
	// The first answer brings back another number than was sent, which only the ledger can explain.
	await db().outbox.where({ id: number }).modify({ next_attempt: 0 });
	await run(platform);
	expect(await kept(number)).toMatchObject({ state: "sent", refusal: null });
	expect(await server.row("leads", number)).toMatchObject({ phone: "+9613123456" });

	expect(await kept(none)).toMatchObject({ state: "failed", refusal: { fields: { phone: "phone_no_number" } } });
	await db().outbox.where({ id: none }).modify({ notified: "end" });
	await takeBack(none, ({ body }) => ({ phone: body.phone }));
	expect(await draft()).toMatchObject({ fields: { phone: "abcdefgh" }, problems: { phone: "phone_no_number" } });
});

test("an id that holds other words is not taken for a success", async () => {
	const { platform, server } = here();
	const id = await press();
	await run(platform);
	await db().outbox.clear();
	const other = await press({ id, parent_name: "Somebody Else" });
	expect(await run(platform)).toBe("quiet");
	expect(await kept(other)).toMatchObject({ state: "failed", refusal: { fields: { mutation: "id_reused" } } });
	expect(await server.rows("leads", 'parent_name = "Somebody Else"')).toEqual([]);
});
