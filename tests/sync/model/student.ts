// What a student does with a phone.
import { backToDraft, editInPlace } from "#local/answers.ts";
import type { NewEntry } from "#local/entries.ts";
import { shownAssignments, shownSubmissions } from "#local/view.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import { newId } from "#sync/new-id.ts";
import { saveDraft } from "#sync/storage/drafts.ts";
import { about, type Ledger, survive } from "./ledger.ts";

const draftOf = (task: string) => `answer:${task}`;

const answerTo = async (phone: FakePhone, task: string) =>
	(await shownSubmissions(phone.db)).find(({ assignment_id }) => assignment_id === task);

export async function type(ledger: Ledger, phone: FakePhone, task: string): Promise<void> {
	const [text, key] = [ledger.newText(phone.user), draftOf(task)];
	await ledger.write(phone, { text, place: key, seen: null }, () => saveDraft(phone.db, phone.platform, key, text));
}

export async function submit(ledger: Ledger, phone: FakePhone, task: string): Promise<void> {
	const visible = (await shownAssignments(phone.db)).some(({ id }) => id === task);
	if ((await answerTo(phone, task)) || !visible) return;
	const [id, text] = [newId(), ledger.newText(phone.user)];
	const body = { id, assignment_id: task, student_id: phone.user, text_body: text };
	await ledger.put(phone, text, { kind: "submitAssignment", body, about }, { draft: draftOf(task) });
}

export async function replace(ledger: Ledger, phone: FakePhone, task: string): Promise<void> {
	const row = await answerTo(phone, task);
	if (!row || row.graded_at !== null || row.entry?.state === "failed") return;
	const [text, key, entry] = [ledger.newText(phone.user), draftOf(task), row.entry];
	if (entry && entry.state !== "sent") {
		const work = () => editInPlace(phone.db, phone.platform, entry.id, text, key);
		const edited = await ledger.write(phone, { text, place: row.id, seen: row }, work);
		if (edited) ledger.forget(phone, key);
		if (edited || phone.battery.dead) return;
	}
	const body = { text_body: text, replaces: row.revision };
	const fresh: NewEntry = { kind: "replaceAnswer", record_id: row.id, body, about };
	const followed = await ledger.put(phone, text, fresh, { seen: row });
	if (followed) ledger.forgetText(row.text_body);
}

export async function withdraw(ledger: Ledger, phone: FakePhone, task: string): Promise<void> {
	const entry = (await answerTo(phone, task))?.entry;
	if (entry?.kind !== "submitAssignment" || entry.state === "sent") return;
	const end = await survive(phone, () => backToDraft(phone.db, phone.platform, entry.id, draftOf(task)));
	const word = ledger.words.find(({ text }) => text === entry.body.text_body);
	if (end?.result && word) Object.assign(word, { place: draftOf(task), kept: true });
}

/** The code is the one that was valid when it was typed. */
export async function join(ledger: Ledger, phone: FakePhone, code: string): Promise<void> {
	const id = newId();
	await ledger.put(phone, id, { kind: "joinCourse", body: { id, code }, about });
}
