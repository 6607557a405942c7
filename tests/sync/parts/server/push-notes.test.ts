// What sending notes on the phone: what the server made of each entry, in the outbox and in the mirror.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { save } from "#local/entries.ts";
import { breakStorage } from "#model/failing-storage.ts";
import { Fuse } from "#model/fuse.ts";
import { type OverheardPhone, phoneOf } from "#parts/overheard.ts";
import { refusalOf } from "#parts/refusals.ts";
import { rana } from "#support/fakes/people.ts";
import { noteSyncState, syncStateOf } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";
import { push } from "#sync/push.ts";
import { Superseded, takeSendLock } from "#sync/run.ts";

/** The phone of a teacher. */
async function ofTeacher() {
	const phone = await phoneOf(rana);
	await noteSyncState(phone.db, { role: "teacher" });
	return phone;
}

/** The ids of the rows of each collection that has any. */
async function mirror({ db }: OverheardPhone) {
	const rows: Record<string, string[]> = {};
	for (const name of db.mirrored) {
		const ids = await db.mirror(name).toCollection().primaryKeys();
		if (ids.length > 0) rows[name] = ids;
	}
	return rows;
}

const noted = async ({ outbox }: OverheardPhone) =>
	(await outbox()).map(({ state, refusal, body }) => ({
		state,
		reason: refusal?.reason,
		title: Reflect.get(body, "title"),
	}));

test("what the server confirmed is in the mirror, each row in its own collection", async () => {
	const phone = await ofTeacher();
	const course = await phone.createCourse("Robotics");
	const words = { title: "Cranes", instructions: "Build one.", max_points: 20, due_at: null };
	const body = { ...words, id: newId(), course_id: course.record_id, created_by: rana };
	const about = { title: "Cranes", course: "Robotics", person: "" };
	await save(phone.db, phone.run.platform, { kind: "createAssignment", body, about });
	await push(phone.run);
	expect(await mirror(phone)).toEqual({ courses: [course.record_id], assignments: [body.id] });
});

test("a write that arrived before, and whose record is gone since, is sent, and nothing of it is in the mirror", async () => {
	const phone = await ofTeacher();
	const [gone, here] = [await phone.createCourse("Gone"), await phone.createCourse("Here")];
	phone.network("lost answer");
	await push(phone.run);
	delete phone.server.state.rows.courses[gone.record_id];
	await push(phone.run);
	expect(await noted(phone)).toMatchObject([{ state: "sent" }, { state: "sent" }]);
	expect(await mirror(phone)).toEqual({ courses: [here.record_id] });
});

test("words written behind an entry that is then refused for a reason are put into it", async () => {
	const phone = await ofTeacher();
	const course = await phone.createCourse("Robotics ✗");
	phone.network("lost request");
	await push(phone.run);
	await phone.editCourse(course.record_id, "Machines", course.id);
	await push(phone.run);
	expect(await noted(phone)).toEqual([{ state: "failed", reason: "refused", title: "Machines" }]);
});

test.each([
	["a reason", "", "unknown"],
	["any other reason than that it is not its author's", "not_yours", "not-yours"],
])("words written behind an entry that is refused without %s stay behind it", async (_, code, reason) => {
	const phone = await ofTeacher();
	const course = await phone.createCourse("Robotics");
	await phone.editCourse(course.record_id, "Machines");
	phone.server.instead = () => refusalOf(0, code);
	await push(phone.run);
	expect(await noted(phone)).toEqual([
		{ state: "queued", reason, title: "Robotics" },
		{ state: "queued", reason: undefined, title: "Machines" },
	]);
});

test.each([
	["a confirmation", 0, undefined],
	["silence", 0, { status: 503, body: {} }],
	["a refusal", 0, refusalOf(0, "title_bad")],
	["the last of twenty refusals", 19, refusalOf(0, "not_yours")],
])("a run that lost its turn while it waited for %s notes nothing and ends", async (_, before, said) => {
	const phone = await ofTeacher();
	for (let at = 0; at <= before; at++) await phone.createCourse(`Robotics ${at}`);
	let left = before;
	phone.server.instead = () => {
		if (left-- === 0) void takeSendLock({ ...phone.run, id: "another run" });
		return said;
	};
	await expect(push(phone.run)).rejects.toThrow(Superseded);
	expect(await noted(phone)).toContainEqual({ state: "sending", reason: undefined, title: `Robotics ${before}` });
});

test.each([
	["a confirmation", "sent", undefined],
	["a refusal", "failed", refusalOf(0, "title_bad")],
	["a refusal without a reason", "queued", refusalOf(0)],
	["a timeout", "queued", "timeout"],
] as const)("%s is noted whole, whichever call of the storage fails meanwhile", async (_, state, said) => {
	for (let at = 1, burnt = true; burnt; at++) {
		const phone = await ofTeacher();
		await noteSyncState(phone.db, { batch_size: 2 });
		for (const title of ["Robotics", "Machines"]) await phone.createCourse(title);
		if (said === "timeout") phone.network("timeout");
		const fuse = new Fuse(at, "UnknownError");
		const mend = breakStorage(fuse);
		phone.server.instead = ({ titles }) => {
			fuse.armed = true;
			return typeof said === "object" && titles[0] === "Robotics" ? said : undefined;
		};
		await push(phone.run).finally(mend);
		const second = said === "timeout" ? "queued" : "sent";
		expect(await noted(phone), `call ${at}`).toMatchObject([{ state }, { state: second }]);
		expect((await syncStateOf(phone.db)).batch_size, `call ${at}`).toBe(said === "timeout" ? 1 : said ? 2 : 4);
		burnt = fuse.burnt;
	}
});

test("an entry that another build took away while it was under way does not come back, and the others are noted", async () => {
	for (const said of [undefined, refusalOf(0, "title_bad")]) {
		const phone = await ofTeacher();
		const taken = await phone.createCourse("Taken away");
		await phone.createCourse("Robotics");
		let first = true;
		phone.server.instead = () => {
			if (!first) return undefined;
			first = false;
			void phone.db.outbox.delete(taken.seq);
			return said;
		};
		await push(phone.run);
		expect(await noted(phone)).toMatchObject([{ state: "sent", title: "Robotics" }]);
	}
});
