// A person signs out while another tab of theirs still saves. Sealing and saving exclude each other: what comes too late
// to be sealed with the rest is sealed by itself, and nothing of it comes back twice.
import { expect, test, vi } from "vitest";
import { handIn } from "#local/answers.ts";
import type { Phone } from "#support/phone.ts";
import { type Classroom, classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { newId } from "#sync/new-id.ts";
import { putDraft, saveDraft } from "#sync/storage/drafts.ts";
import { seal, unseal } from "#sync/storage/vault.ts";
import { writeSealed } from "#sync/storage/writing.ts";

const here = serverForThisFile();

/** Everything readable in the database of the person who uses this phone. */
async function readable({ db }: Phone): Promise<unknown[]> {
	return [...(await db.outbox.toArray()), ...(await db.drafts.toArray())];
}

const vaultKeyOf = async (phone: Phone): Promise<string> => (await phone.syncState()).vault_key ?? "";

/** A second tab of the student: it saves the answer's field, or presses its button. */
function secondTab({ phone, task }: Classroom) {
	const tab = phone.tab();
	const draftKey = `answer:${task.id}`;
	const about = { title: "Fractions", course: "Mathematics", person: "" };
	return {
		draftKey,
		types: (text: string) => saveDraft(tab, phone.platform, draftKey, text),
		submits: (text_body: string) => {
			const [id, student_id] = [newId(), phone.person.id];
			const body = { id, assignment_id: task.id, student_id, text_body, revision: newId() };
			const fresh = { kind: "submitAssignment" as const, body, about };
			return handIn(tab, phone.platform, fresh, { draftKey });
		},
	};
}

test("words another tab saves after the sealing are sealed too, as the later state of the same draft", async () => {
	const room = await classroom(here().server);
	const { phone } = room;
	const key = await vaultKeyOf(phone);
	const tab = secondTab(room);
	await tab.types("Three eighths");
	await seal(phone.db);

	await tab.types("Three eighths of the cake");

	expect(await readable(phone)).toEqual([]);
	await unseal(phone.db, key);
	expect(await phone.db.drafts.toArray()).toMatchObject([{ key: tab.draftKey, text: "Three eighths of the cake" }]);
	expect(await phone.db.vault.count()).toBe(0);
});

test("words that were to be saved earlier and are sealed later take no newer ones away", async () => {
	const room = await classroom(here().server);
	const { phone } = room;
	const key = await vaultKeyOf(phone);
	const tab = secondTab(room);
	await seal(phone.db);
	const earlier = Date.now() - 1;
	await tab.types("Three eighths of the cake");

	const late = phone.tab();
	await writeSealed(
		late,
		() => putDraft(late, phone.platform, tab.draftKey, "Three eighths of"),
		tab.draftKey,
		earlier,
	);

	await unseal(phone.db, key);
	expect(await phone.db.drafts.toArray()).toMatchObject([{ key: tab.draftKey, text: "Three eighths of the cake" }]);
});

test("an answer another tab hands in after the sealing is sealed, sent once after the next sign-in, and its draft is gone", async () => {
	const room = await classroom(here().server);
	const { phone, answers } = room;
	const tab = secondTab(room);
	await tab.types("3/8");
	await seal(phone.db);

	await tab.submits("3/8");

	expect(await readable(phone)).toEqual([]);
	await phone.run();
	expect(await answers()).toMatchObject([{ text_body: "3/8" }]);
	expect(await phone.db.drafts.toArray()).toEqual([]);
	expect(await phone.db.outbox.count()).toBe(1);
});

test("a field another tab empties after the sealing stays empty", async () => {
	const room = await classroom(here().server);
	const { phone } = room;
	const key = await vaultKeyOf(phone);
	const tab = secondTab(room);
	await tab.types("never mind");
	await seal(phone.db);

	await tab.types("");

	await unseal(phone.db, key);
	expect(await phone.db.drafts.toArray()).toEqual([]);
});

test("whatever moment of the sealing another tab saves in, nothing stays readable and no word is lost or doubled", async () => {
	const room = await classroom(here().server);
	const { phone } = room;
	const key = await vaultKeyOf(phone);
	const tab = secondTab(room);
	const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
	for (let steps = 0; steps < 40; steps++) {
		await tab.types("first words");
		const sealing = seal(phone.db);
		// A different moment in each round: this many steps of the event loop after the sealing began.
		for (let step = 0; step < steps; step++) await new Promise((next) => setImmediate(next));
		await Promise.all([sealing, tab.types(`first words, then ${steps}`)]);
		expect(await readable(phone), `after ${steps} steps`).toEqual([]);
		await unseal(phone.db, key);
		expect((await phone.db.drafts.toArray()).map(({ text }) => text)).toEqual([`first words, then ${steps}`]);
		await phone.db.meta.put({ ...(await phone.syncState()), vault_key: key });
	}
	const spied = vi.spyOn(crypto.subtle, "encrypt").mockImplementationOnce(async (...of) => {
		await tab.types("while it was encrypted");
		return await encrypt(...of);
	});
	await seal(phone.db);
	spied.mockRestore();
	expect(await readable(phone)).toEqual([]);
	await unseal(phone.db, key);
	expect((await phone.db.drafts.toArray()).map(({ text }) => text)).toEqual(["while it was encrypted"]);
});

test("the same words in an older and a newer form are one draft, and two that each have words of their own stay two", async () => {
	const { phone, task } = await classroom(here().server);
	const key = await vaultKeyOf(phone);
	const draft = `answer:${task.id}`;
	const grade = "grade:anything";
	const form = (feedback: string) => JSON.stringify({ fields: { grade: "18", feedback }, onto: "abc" });
	for (const [place, older, newer] of [
		[draft, "The sum is", "The sum is 12 and"],
		[grade, form("Well"), form("Well done")],
	] as const) {
		await saveDraft(phone.db, phone.platform, place, older);
		await seal(phone.db);
		// As stored by a version of the app that did not seal what came late.
		await phone.db.drafts.put({ key: place, text: newer, saved_at: phone.platform.now() });
		await unseal(phone.db, key);
		expect(await phone.db.drafts.toArray()).toMatchObject([{ key: place, text: newer }]);
		await phone.db.drafts.clear();
		await phone.db.meta.put({ ...(await phone.syncState()), vault_key: key });
	}
	await saveDraft(phone.db, phone.platform, draft, "apples and pears");
	await seal(phone.db);
	await phone.db.drafts.put({ key: draft, text: "apples and plums", saved_at: phone.platform.now() });
	await unseal(phone.db, key);
	expect((await phone.db.drafts.toArray()).map(({ text }) => text).sort()).toEqual([
		"apples and pears",
		"apples and plums",
	]);
});
