// What a response of the server is taken for: only what names every mutation that was sent is believed.
import { expect, test } from "vitest";
import { schema } from "#local/schema.ts";
import type { Entry } from "#sync/entry.ts";
import { newEntry } from "#sync/new-entry.ts";
import { newId } from "#sync/new-id.ts";
import { readResponse } from "#sync/verdict.ts";

/** A teacher's new course, sent for the first time unless `attempts` says otherwise. */
function aCourse(attempts = 1): Entry {
	const words = { title: "Robotics", code: "ROB-6", subject: "Science", grade_level: "6" };
	const fresh = {
		kind: "createCourse",
		body: { ...words, id: newId(), teacher_id: newId() },
		about: { title: "Robotics", course: "", person: "" },
	};
	const entry = newEntry(schema, fresh, { id: newId(), author: newId(), created: 0, clock_offset: 0 });
	return { ...entry, seq: 1, state: "sending", attempts };
}

/** The row as the server sends it, with the name of the mutation. */
const rowOf = ({ id, record_id, body }: Entry, change: object = {}) => ({
	...body,
	...{ id: record_id, mutation: id, revision: id, join_code: "", archived_at: "" },
	updated: "2026-11-20 08:00:00.000Z",
	...change,
});

const read = (status: number, body: unknown, batch: Entry[], retryAfter: number | null = null) =>
	readResponse(schema, { status, body, timedOut: false, retryAfter }, batch);

function accept(bodies: unknown[], batch: Entry[]) {
	const items = bodies.map((body) => ({ status: 200, body }));
	return read(200, items, batch);
}

/** The response to a batch that failed at one request. */
const failedAt = (index: number, response: object) => ({
	status: 400,
	message: "Batch failed",
	data: { requests: { [index]: { response } } },
});
const coded = { status: 409, message: "", data: { id: { code: "id_reused", message: "The id is taken." } } };

test("a batch is confirmed by one row for each of its entries, in their order", () => {
	const batch = [aCourse(), aCourse()];
	const rows = batch.map((entry) => rowOf(entry));
	const confirmed = batch.map(({ record_id }) => ({ id: record_id, archived_at: null }));
	expect(accept(rows, batch)).toMatchObject({ kind: "confirmed", rows: confirmed });
});

test("a success that is no list, has a row too few or too many, or names another mutation counts as no answer", () => {
	const [first, second] = [aCourse(), aCourse()];
	const batch = [first, second];
	const silent = { kind: "silent", wait: null, timedOut: false };
	expect(read(200, "<html>Sign in to the wifi</html>", batch)).toEqual(silent);
	expect(read(200, {}, batch)).toEqual(silent);
	expect(accept([rowOf(first)], batch)).toEqual(silent);
	expect(accept([rowOf(first), rowOf(second), rowOf(first)], batch)).toEqual(silent);
	expect(accept([rowOf(second), rowOf(first)], batch)).toEqual(silent);
	expect(accept([rowOf(first), rowOf(second, { mutation: undefined })], batch)).toEqual(silent);
});

test("a row that cannot be read counts as no answer, and the bare name of a mutation done before as a record gone since", () => {
	const again = aCourse(2);
	const { record_id: id, id: mutation } = again;
	expect(accept([{ id, mutation, title: 7 }], [again])).toMatchObject({ kind: "silent" });
	expect(accept([{ id, mutation }], [again])).toEqual({ kind: "confirmed", rows: [null] });
});

test("the first answer to an entry must bring back what was written, a later one may tell what became of it", () => {
	const [good, fresh, again] = [aCourse(), aCourse(), aCourse(2)];
	const unknown = { kind: "item", index: 1, failure: { kind: "unknown", status: 200, message: "" } };
	const other = { title: "Machines" };
	expect(accept([rowOf(good), rowOf(fresh, other)], [good, fresh])).toEqual(unknown);
	expect(accept([rowOf(good), { id: fresh.record_id, mutation: fresh.id }], [good, fresh])).toEqual(unknown);
	expect(accept([rowOf(good), rowOf(again, other)], [good, again])).toMatchObject({
		kind: "confirmed",
		rows: [{ title: "Robotics" }, { title: "Machines" }],
	});
});

test("a batch that failed at one entry says which and why; one that met a failing server says nothing of it", () => {
	const batch = [aCourse(), aCourse()];
	expect(read(400, failedAt(1, coded), batch)).toMatchObject({
		kind: "item",
		index: 1,
		failure: { kind: "refused", status: 409, code: "id_reused", message: "The id is taken." },
	});
	for (const status of [401, 429, 500]) {
		expect(read(400, failedAt(1, { ...coded, status }), batch), `${status}`).toMatchObject({ kind: "silent" });
	}
	expect(read(502, failedAt(1, coded), batch)).toMatchObject({ kind: "silent" });
});

test("a dead token ends the session, and a busy server is waited for as long as it asks", () => {
	const batch = [aCourse(), aCourse()];
	expect(read(401, { status: 401, message: "", data: {} }, batch)).toEqual({ kind: "session" });
	expect(read(503, {}, batch, 30_000)).toEqual({ kind: "silent", wait: 30_000, timedOut: false });
});

test("a batch that is refused as a whole is halved, until one entry is left that it is about", () => {
	const [first, second] = [aCourse(), aCourse()];
	const body = { status: 403, message: "No.", data: {} };
	expect(read(403, body, [first, second])).toEqual({ kind: "halve" });
	expect(read(403, body, [first])).toEqual({
		kind: "item",
		index: 0,
		failure: { kind: "unknown", status: 403, message: "No." },
	});
});
