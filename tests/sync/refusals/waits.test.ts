// A server that asks for a pause: how long an open app respects it, and how long a closed one.
import { expect, test } from "vitest";
import { ownMark } from "#support/proxy.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import type { RunOptions } from "#sync/run.ts";

const here = serverForThisFile();
const minute = 60_000;

/** A phone with one submission in its outbox, whose run was just asked to come back in half an hour. */
async function askedToWait(options: RunOptions = {}) {
	const room = await classroom(here().server);
	const entry = await room.phone.submit(room.task.id, "three quarters");
	room.line.answerAll(429, { status: 429, message: "", data: {} }, { ...ownMark, "Retry-After": "1800" });
	expect(await room.phone.run({ urgent: false, ...options })).toMatchObject({ kind: "silent" });
	room.line.pass();
	const asked = async (again: RunOptions) =>
		(await room.line.measure(() => room.phone.run({ urgent: false, ...again }))).requests.length;
	return { ...room, asked, state: async () => (await room.phone.entry(entry)).state };
}

test("in view a wait of half an hour is a minute, and not less", async () => {
	const { phone, asked, state } = await askedToWait();
	phone.clockError = minute - 5000;
	expect(await asked({})).toBe(0);
	phone.clockError = minute + 1000;
	expect(await asked({})).toBeGreaterThan(0);
	expect(await state()).toBe("sent");
});

test("a person or a network that comes back starts a run at once", async () => {
	const { asked, state } = await askedToWait();
	expect(await asked({})).toBe(0);
	expect(await asked({ anew: true })).toBeGreaterThan(0);
	expect(await state()).toBe("sent");
});

test("in the background the whole pause is respected, and opening the app ends it", async () => {
	const { phone, asked, state } = await askedToWait({ background: true });
	phone.clockError = 29 * minute;
	expect(await asked({ background: true })).toBe(0);
	phone.clockError = 0;
	expect(await asked({})).toBeGreaterThan(0);
	expect(await state()).toBe("sent");
});
