// An inquiry of a visitor whose browser keeps nothing: it is sent now, or not at all, and never twice.
import { expect, test } from "vitest";
import { guestDatabase } from "#local/inquiries/database.ts";
import type { Fault } from "#support/fakes/faults.ts";
import { id } from "#support/fakes/people.ts";
import { aRun } from "#support/fakes/run.ts";
import { post } from "#sync/post.ts";

const created = Date.UTC(2026, 10, 20, 8);
const inquiry = {
	...{ id: id("inquiry"), parent_name: "Rima", email: "rima@example.com", phone: "70 123 456", student_name: "Nour" },
	...{ grade: "4", program_type: "", message: "Fractions.", full_message: "", subjects: [], language: "en" },
	...{ website: "", took_ms: 9000 },
};

/** A visitor's phone. */
async function aVisitor() {
	const { server, phone } = await aRun();
	const send = (words: Partial<typeof inquiry> = {}, fault: Fault = "none") => {
		phone.network = [fault];
		const fresh = { kind: "sendInquiry", about: { title: "", form: "join-us" }, body: { ...inquiry, ...words } };
		return post(guestDatabase().schema, phone.platform, fresh, { id: inquiry.id, created });
	};
	return { send, leads: () => Object.values(server.state.leads) };
}

test("what the centre has is confirmed, with the words and the time of writing", async () => {
	const { send, leads } = await aVisitor();
	expect(await send()).toMatchObject({ kind: "confirmed", rows: [{ id: inquiry.id, message: "Fractions." }] });
	expect(leads()).toMatchObject([{ parent_name: "Rima", written_at: new Date(created).toISOString() }]);
});

test("a second press after a lost answer is the same inquiry, and the centre has it once", async () => {
	const { send, leads } = await aVisitor();
	expect(await send({}, "lost answer")).toMatchObject({ kind: "silent" });
	expect(await send()).toMatchObject({ kind: "confirmed" });
	expect(leads()).toHaveLength(1);
});

test("without an answer of the centre's server nothing is said to be sent", async () => {
	const { send, leads } = await aVisitor();
	expect(await send({}, "lost request")).toMatchObject({ kind: "silent" });
	expect(await send({}, "captive portal")).toMatchObject({ kind: "silent" });
	expect(leads()).toEqual([]);
});

test("a refusal says which words the centre does not take", async () => {
	const { send, leads } = await aVisitor();
	const failure = { kind: "refused", code: "name_too_short" };
	expect(await send({ parent_name: " " })).toMatchObject({ kind: "item", index: 0, failure });
	expect(leads()).toEqual([]);
});
