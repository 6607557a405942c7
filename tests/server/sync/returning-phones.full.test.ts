// The power returns: a hundred phones of one centre, three hundred in the long form, behind one internet address, come back in the same second, each
// with up to twenty writes that waited. All are let in, all is taken, once, and nobody is told to wait.
import { expect, test } from "vitest";
import { longOrShort } from "#support/chance/long.ts";
import { Phone } from "#support/phone.ts";
import { allAtOnce, centre, type Evening, type Returning } from "#support/schools/returning-phones.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const students = longOrShort(300, 100);

const env: Record<string, string> = { TRUSTED_PROXY: "" };
const here = serverForThisFile((server) => centre(server, students), { env, crowd: true });

/** Every answer on the server; one question brings a thousand at most. */
async function submissions(server: RealServer): Promise<Record<string, string>[]> {
	const found: Record<string, string>[] = [];
	while (true) {
		const last = found.at(-1)?.id ?? "";
		const more = await server.sql(`SELECT * FROM submissions WHERE id > '${last}' ORDER BY id LIMIT 1000`);
		if (more.length === 0) return found;
		found.push(...more);
	}
}

/** Every write stands on the server as it was written, and no other. */
async function notThere(server: RealServer, phones: Returning[]): Promise<string[]> {
	const rows = new Map((await submissions(server)).map((row) => [row.id, row]));
	return phones.flatMap(({ waiting }) =>
		waiting.flatMap(({ url, body }) => {
			const sent: Record<string, unknown> = { ...body };
			const row = rows.get(String(sent.id ?? url.split("/").at(-1)));
			const same = Object.entries(sent)
				.filter(([field]) => ["text_body", "grade", "feedback"].includes(field))
				.every(([field, value]) => row?.[field] === String(value));
			return row && same ? [] : [`${url} ${JSON.stringify(sent)}: ${JSON.stringify(row)}`];
		}),
	);
}

/** Runs as a phone in view does, again after a run that ended in silence. */
async function untilQuiet(phone: Phone): Promise<void> {
	for (let tries = 0; tries < 8 && (await phone.run()).kind === "silent"; tries++)
		await new Promise((next) => setTimeout(next, 1000));
}

test(`${students} phones with 1 to 20 writes each, all at once: all confirmed, nothing lost, doubled or refused`, {
	timeout: 300_000,
}, async () => {
	const { server, phones, others } = here();
	const before = (await submissions(server)).length;
	const real = others.map(({ who }) => new Phone(server.url, who));
	for (const [at, phone] of real.entries())
		await phone.submit(others[at]?.task.id ?? "", "From a phone with a database.");
	let evening: Evening | undefined;

	await Promise.all([
		...real.map((phone) => untilQuiet(phone)),
		allAtOnce(server, phones).then((end) => {
			evening = end;
		}),
	]);

	const writes = phones.flatMap(({ waiting }) => waiting);
	const created = writes.filter(({ method }) => method === "POST").length + real.length;
	console.info(`${phones.length} phones, ${writes.length} writes: ${evening?.milliseconds} ms`);
	expect(evening?.wrong).toEqual([]);
	expect(Object.keys(evening?.statuses ?? {}).filter((status) => status !== "200" && status !== "0")).toEqual([]);
	for (const phone of real) expect((await phone.db.outbox.toArray()).map(({ state }) => state)).toEqual(["sent"]);
	expect(await notThere(server, phones)).toEqual([]);
	const after = await submissions(server);
	expect(after).toHaveLength(before + created);
	expect(new Set(after.map((row) => `${row.assignment_id} ${row.student_id}`)).size).toBe(after.length);
});

test("behind a proxy, from one address, they send again what was answered into the void: confirmed again, none doubled", {
	timeout: 300_000,
}, async () => {
	const { server, phones } = here();
	env.TRUSTED_PROXY = "X-Real-IP";
	await server.stop();
	await server.start();
	const again = phones.map(({ who, waiting }) => ({ who, waiting: waiting.slice(0, 3) }));
	const before = await submissions(server);

	const evening = await allAtOnce(server, again, { "X-Real-IP": "203.0.113.7" });

	console.info(`${again.length} phones again: ${evening.milliseconds} ms`);
	expect(evening.wrong).toEqual([]);
	expect(Object.keys(evening.statuses).filter((status) => status !== "200" && status !== "0")).toEqual([]);
	expect(await submissions(server)).toEqual(before);
});
