// A phone without a screen: the real outbox and sync code over an in-memory IndexedDB, talking to the real server.

import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { AccountDatabase } from "#local/database.ts";
import { isOutboxEntry, type NewEntry, type OutboxEntry, save } from "#local/entries.ts";
import { hashOf } from "#local/text.ts";
import { beforeStorage } from "#support/before-storage.ts";
import { frozenReads } from "#support/frozen.ts";
import type { Person } from "#support/people.ts";
import { syncStateOf } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";
import type { Platform } from "#sync/platform.ts";
import type { RunOptions } from "#sync/run.ts";
import { type RunEnd, sync } from "#sync/sync.ts";

const about = { title: "Fractions", course: "Mathematics", person: "" };

/** What a phone needs to know of a submission to change or grade it. */
type Seen = { id: string; text_body: unknown; revision: unknown };

/** No other tab takes this tab's lock away. */
const neverLost = new AbortController().signal;

export class Phone {
	person: Person;
	token: string;
	/** How far its clock is ahead of the true time, in milliseconds. */
	clockError = 0;
	/** How many of the next writes to the outbox fail, as with a full storage. */
	fullWrites = 0;
	db: AccountDatabase;
	readonly platform: Platform;
	private readonly storage = new IDBFactory();
	private queue: Promise<unknown> = Promise.resolve();

	/** @param origin of the server, or of the proxy before it */
	constructor(origin: string, person: Person) {
		this.person = person;
		this.token = person.token;
		this.db = this.open(person.id);
		this.platform = {
			mark: "X-Lead",
			origin,
			fetch: (input, init) => fetch(input, init),
			now: () => Date.now() + this.clockError,
			random: () => Math.random(),
			deadline: (ms) => AbortSignal.timeout(ms),
			alone: (_name, work) => {
				const mine = this.queue.then(() => work(neverLost));
				this.queue = mine.catch(() => undefined);
				return mine;
			},
		};
	}

	/** One run, as a tab starts it; waiting times are skipped unless `urgent` is false. */
	run({ db = this.db, urgent = true, ...options }: RunOptions & { db?: AccountDatabase } = {}): Promise<RunEnd> {
		return sync({ db, platform: this.platform, token: this.token }, { urgent, ...options });
	}

	/** The app dies and starts again: nothing in memory survives. */
	restart(): void {
		this.db.close();
		this.db = this.open(this.person.id);
	}

	/** A second tab on the same phone. */
	tab(): AccountDatabase {
		return this.open(this.person.id);
	}

	/** Another person (or the same one again) signs in here. */
	signIn(person: Person): void {
		this.person = person;
		this.token = person.token;
		this.restart();
	}

	/** Another account's database of this phone, as the person who holds the phone could open it. */
	open(userId: string): AccountDatabase {
		Dexie.dependencies.indexedDB = this.storage;
		Dexie.dependencies.IDBKeyRange = IDBKeyRange;
		const db = new AccountDatabase(userId);
		db.use(frozenReads);
		db.use(
			beforeStorage("full storage", (table) => ({
				mutate: async (request) => {
					if (table.name === "outbox" && this.fullWrites > 0 && request.type === "put") {
						this.fullWrites--;
						throw new DOMException("full", "QuotaExceededError");
					}
					return await table.mutate(request);
				},
			})),
		);
		return db;
	}

	/** The student's submission for an assignment, saved here and not sent yet. */
	async submit(assignmentId: string, text_body: string): Promise<OutboxEntry> {
		const [id, student_id] = [newId(), this.person.id];
		const body = { id, assignment_id: assignmentId, student_id, text_body, revision: newId() };
		return await this.save({ kind: "submitAssignment", body, about }, `answer:${assignmentId}`);
	}

	async replace(seen: Seen, text_body: string): Promise<OutboxEntry> {
		const body = { text_body, revision: newId(), replaces: String(seen.revision) };
		return await this.save({ kind: "replaceAnswer", record_id: seen.id, body, about });
	}

	async grade(seen: Seen, grade: number, feedback = "Well done."): Promise<OutboxEntry> {
		const body = { grade, feedback, graded_text: await hashOf(String(seen.text_body)) };
		return await this.save({ kind: "gradeSubmission", record_id: seen.id, body, about });
	}

	async createCourse(title: string): Promise<OutboxEntry> {
		const id = newId();
		const body = { id, title, code: "NEW-1", subject: "Math", grade_level: "6", teacher_id: this.person.id };
		return await this.save({ kind: "createCourse", body, about });
	}

	async createAssignment(course_id: string, title: string): Promise<OutboxEntry> {
		const id = newId();
		const more = { instructions: "", max_points: 20, due_at: null, created_by: this.person.id };
		const body = { id, course_id, title, ...more };
		return await this.save({ kind: "createAssignment", body, about });
	}

	/** The student types a course's join code. */
	async join(code: string): Promise<OutboxEntry> {
		const id = newId();
		return await this.save({ kind: "joinCourse", body: { id, code }, about });
	}

	/** The teacher adds a student by e-mail address. */
	async enrol(course_id: string, email: string): Promise<OutboxEntry> {
		const id = newId();
		const body = { id, course_id, email };
		return await this.save({ kind: "enrolStudent", body, about });
	}

	/** The present state of the entry. Throws when the outbox no longer has it. */
	async entry({ id }: { id: string }): Promise<OutboxEntry> {
		const found = await this.db.outbox.get({ id });
		if (!isOutboxEntry(found)) throw new Error(`no entry ${id}`);
		return found;
	}

	/** All entries of the outbox that the server has not confirmed, including those that this build cannot read. */
	unsent = () => this.db.outbox.where("state").notEqual("sent").toArray();

	syncState = () => syncStateOf(this.db);

	/** Puts a write in the outbox. */
	save = (fresh: NewEntry, draftKey?: string) => save(this.db, this.platform, fresh, draftKey ? { draftKey } : {});
}
