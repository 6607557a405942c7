// What must hold after every single action. Every failure names the promise it broke.

import { expect } from "vitest";
import { isOutboxEntry } from "#local/entries.ts";
import { collectionNames } from "#support/collections.ts";
import type { Entry } from "#sync/entry.ts";
import { changesOf } from "./fake-answers.ts";
import type { FakePhone } from "./fake-phone.ts";
import { firstGradeOf } from "./fake-server.ts";
import { rana, type State, see } from "./fake-state.ts";
import { onServer } from "./names.ts";
import type { School } from "./school.ts";

/** What is on a phone of the person who holds it. */
const contentsOf = async ({ db }: FakePhone) => ({
	outbox: await db.outbox.toArray(),
	drafts: await db.drafts.toArray(),
	courses: await db.courses.toArray(),
	assignments: await db.assignments.toArray(),
	submissions: await db.submissions.toArray(),
});
type Contents = Awaited<ReturnType<typeof contentsOf>>;

export class Watch {
	private readonly sent = new Set<string>();
	/** The names of all contents of a record each phone showed, in their order. */
	private readonly shown = new Map<string, string[]>();
	private readonly held = new Map<string, { user: string; ids: Set<string> }>();
	private readonly school: School;

	constructor(school: School) {
		this.school = school;
	}

	async check(): Promise<void> {
		nothingDoubled(this.school.server.state);
		this.authorBound();
		for (const phone of Object.values(this.school.phones)) {
			const here = await contentsOf(phone);
			this.nothingLostHere(phone, here);
			await nothingLeaked(phone, here);
			this.noFalseWord(here);
			this.notInItsOwnWay(phone, here);
			this.neverUnsent(phone, here);
			this.neverBack(phone, here);
			this.nothingVanished(phone, here);
			if (this.school.ended.get(phone) === "quiet") await cameWhole(phone, here);
		}
	}

	/** P1 for whoever holds the phone: what was said to be saved is on the server or readable here. */
	private nothingLostHere(phone: FakePhone, { outbox, drafts }: Contents): void {
		const here = [...outbox.map(({ body }) => JSON.stringify(body)), ...drafts.map(({ text }) => text)].join("\n");
		for (const word of this.school.ledger.words) {
			if (!word.kept || word.phone !== phone || word.user !== phone.user) continue;
			const safe = here.includes(word.text) || onServer(this.school, word.text);
			expect(
				safe,
				`P1 nothing lost: "${word.text}" (${word.place}) is neither on the ${phone.name} nor on the server`,
			).toBe(true);
		}
	}

	private noFalseWord({ outbox }: Contents): void {
		for (const entry of outbox) {
			if (entry.state !== "sent") continue;
			const known = this.school.server.accepted.has(entry.id) || hasSameWords(this.school.server.state, entry);
			expect(known, `P4 no false word: ${entry.kind} is said to be sent and the server never had it`).toBe(true);
		}
	}

	/** P7: the teacher has this one device: what it made or edited meets something newer only if somebody else wrote that. */
	private notInItsOwnWay(phone: FakePhone, { outbox }: Contents): void {
		const conflicts = outbox.filter(
			({ state, refusal, author, record_id }) =>
				state === "failed" &&
				/^(changed-meanwhile|answer-changed)$/.test(refusal?.reason ?? "") &&
				author === rana &&
				!this.school.server.disturbed.has(record_id),
		);
		expect(conflicts, `P7 lively: the ${phone.name} stands in its own way`).toEqual([]);
	}

	private neverUnsent({ sentMeanwhile }: FakePhone, { outbox }: Contents): void {
		for (const id of sentMeanwhile) this.sent.add(id);
		sentMeanwhile.clear();
		for (const entry of outbox) {
			if (entry.state === "sent") this.sent.add(entry.id);
			else if (this.sent.has(entry.id) && !this.school.server.lost.has(entry.id)) {
				expect(entry.state, `P6 never back: a sent ${entry.kind} became unsent`).toBe("sent");
			}
		}
	}

	/** P6: graded never turns ungraded, and no content gives way to what it took the place of. */
	private neverBack(phone: FakePhone, { submissions, courses, assignments }: Contents): void {
		for (const row of submissions) {
			const last = row.grade_changes.at(-1)?.id ?? firstGradeOf(row);
			this.follow(phone, `grade of ${row.id}`, row.graded_at === null ? "" : last);
		}
		for (const row of [...courses, ...assignments]) this.follow(phone, row.id, row.revision);
	}

	/** @param now the name of what is shown now */
	private follow(phone: FakePhone, what: string, now: string): void {
		const key = `${phone.name} ${phone.user} ${what}`;
		const before = this.shown.get(key) ?? [];
		const was = before.at(-1) ?? "";
		if (was === now && before.length > 0) return;
		this.shown.set(key, [...before, now]);
		if (!before.includes(now)) return;
		expect(this.school.server.lost.has(was), `P6 never back: the ${phone.name} shows an older ${what}`).toBe(true);
	}

	/**
	 * P5: a row leaves the mirror only when the server no longer shows it; a dead token or silence takes nothing away. What
	 * a restore took from the server leaves rightly, and may be sent again by a run that dies before it is confirmed.
	 */
	private nothingVanished(phone: FakePhone, { submissions }: Contents): void {
		const held = new Set(submissions.map(({ id }) => id));
		const before = this.held.get(phone.name);
		this.held.set(phone.name, { user: phone.user, ids: held });
		if (before?.user !== phone.user) return;
		const there = see(this.school.server.state, phone.user, "submissions");
		const { server } = this.school;
		const gone = there.filter(({ id }) => before.ids.has(id) && !held.has(id));
		const vanished = gone.filter(({ revision }) => !server.lost.has(String(revision)));
		expect(vanished, `P5 converges: rows the server shows ${phone.user} left the ${phone.name}`).toEqual([]);
	}

	/** P8: every word travelled under the token of the person who wrote it. */
	private authorBound(): void {
		const { server, ledger } = this.school;
		for (const { user, body } of server.carried.splice(0)) {
			const carried = JSON.stringify(body);
			const wrong = ledger.words.find((word) => word.user !== user && carried.includes(JSON.stringify(word.text)));
			expect(
				wrong?.text,
				`P8 author-bound: words of ${wrong?.user} travelled under the token of ${user}`,
			).toBeUndefined();
		}
	}
}

function nothingDoubled({ rows }: State): void {
	const once = (names: string[], what: string) =>
		expect(new Set(names).size, `P2 nothing doubled: one ${what}`).toBe(names.length);
	const submissions = Object.values(rows.submissions);
	once(
		submissions.map((row) => `${row.assignment_id} ${row.student_id}`),
		"submission per student and assignment",
	);
	once(
		[...Object.values(rows.courses), ...Object.values(rows.assignments)].map(({ title }) => String(title)),
		"course or assignment per press",
	);
	once(
		Object.values(rows.enrollments).map((row) => `${row.course_id} ${row.user_id}`),
		"enrolment per person and course",
	);
	const grades = submissions.flatMap((row) => [row, ...changesOf(row)].map(({ feedback }) => String(feedback)));
	once(
		grades.filter((words) => words !== ""),
		"history entry per change of a grade",
	);
}

/** P3: of others there is nothing here, neither among this person's rows nor where they were signed in before. */
async function nothingLeaked(phone: FakePhone, { submissions, courses }: Contents): Promise<void> {
	if (phone.user !== rana) {
		const others = submissions.filter(({ student_id }) => student_id !== phone.user);
		expect(others, `P3 nothing leaked: another student's work on the ${phone.name}`).toEqual([]);
		const codes = courses.filter(({ join_code }) => join_code !== "");
		expect(codes, `P3 nothing leaked: a join code on the ${phone.name}`).toEqual([]);
	}
	for (const user of phone.owners) {
		if (user === phone.user) continue;
		const db = phone.openDatabase(user);
		const left: number[] = [];
		for (const name of collectionNames) left.push(await db.mirror(name).count());
		left.push(await db.outbox.count(), await db.drafts.count(), await db.meta.where("key").notEqual("life").count());
		db.close();
		expect(left, `P3 nothing leaked: what ${user} left readable on the ${phone.name}`).toEqual(left.map(() => 0));
	}
}

/** P5: a run that ended well brought with a course what is in it, also with one that was joined in that very run. */
async function cameWhole({ db, name, user }: FakePhone, { courses }: Contents): Promise<void> {
	const here = new Set(courses.map(({ id }) => id));
	const missing = (await db.enrollments.toArray()).filter((row) => row.user_id === user && !here.has(row.course_id));
	expect(missing, `P5 converges: ${user} is in a course that did not come to the ${name}`).toEqual([]);
}

/** The same words for the same assignment, sent from another phone of the same student. */
function hasSameWords({ rows }: State, entry: Entry): boolean {
	if (!isOutboxEntry(entry) || entry.kind !== "submitAssignment") return false;
	const { assignment_id, student_id, text_body } = entry.body;
	return Object.values(rows.submissions).some(
		(row) => row.assignment_id === assignment_id && row.student_id === student_id && row.text_body === text_body,
	);
}
