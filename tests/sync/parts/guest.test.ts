// A guest's run: nobody signs in, nothing is fetched, and what was not tried can be taken back.
import { expect, test } from "vitest";
import { Clock } from "#support/fakes/clock.ts";
import { FakePhone } from "#support/fakes/phone.ts";
import { FakeServer } from "#support/fakes/server.ts";
import { joinUsBody } from "#support/leads.ts";
import { syncStateOf } from "#sync/database.ts";
import { save } from "#sync/outbox.ts";
import type { RunEnd } from "#sync/sync.ts";
import { whicheverCallFails } from "./failing-calls.ts";

function visitorsPhone() {
	const clock = new Clock();
	const server = new FakeServer({ now: () => clock.now });
	const phone = new FakePhone("a phone", "", server, clock);
	const about = { title: "", form: "join-us" };
	return {
		phone,
		server,
		inquire: () =>
			save(phone.guests, phone.platform, { kind: "sendInquiry", body: joinUsBody(), about }, { author: "" }),
		run: () => phone.run({ guests: true, urgent: true }),
		outbox: () => phone.guests.outbox.toArray(),
		state: () => syncStateOf(phone.guests),
	};
}

test("an inquiry is tried only once the server was there, and then nothing is left to wait for", async () => {
	const { phone, server, inquire, run, outbox, state } = visitorsPhone();
	const { record_id } = await inquire();
	phone.network = ["busy"];
	expect(await run()).toMatchObject({ kind: "silent" });
	expect(await outbox()).toMatchObject([{ state: "queued", attempts: 0 }]);
	expect(await state()).toMatchObject({ contact: "offline", failures: 1 });

	expect(await run()).toMatchObject({ kind: "quiet" });
	expect(await outbox()).toMatchObject([{ state: "sent", attempts: 1, body: { full_message: "" } }]);
	expect(Object.keys(server.state.leads)).toEqual([record_id]);
	expect(await state()).toMatchObject({
		contact: "online",
		failures: 0,
		pause_until: 0,
		hold_until: 0,
		burst_at: null,
	});
	phone.close();
});

test("a run is done only when it has noted so and what was sent long ago is gone, whichever call of the storage fails", async () => {
	await whicheverCallFails(async () => {
		const { phone, inquire, run, outbox, state } = visitorsPhone();
		const old = await inquire();
		await run();
		await phone.guests.outbox.update(old.seq, { sent_at: 0 });
		const { id } = await inquire();
		phone.network = ["busy"];
		await run();
		let end: RunEnd | null = null;
		const act = async () => {
			end = await run().catch(() => null);
		};
		const check = async (failure: string) => {
			const [contact, failures] = end ? ["online", 0] : ["offline", 1];
			expect(await state(), failure).toMatchObject({ contact, failures });
			if (!end) await run();
			expect(await outbox(), failure).toMatchObject([{ id, state: "sent" }]);
			phone.close();
		};
		return { act, check };
	});
});
