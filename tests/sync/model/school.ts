// A history as it unfolds: one server, three phones, and a ledger of every word a person was told is saved.

import { backToDraft, editInPlace } from "#data/answers.ts";
import { saveDraft } from "#data/drafts.ts";
import { NotSaved } from "#data/durable.ts";
import type { NewErrand } from "#data/errands.ts";
import { discard, isUnsent, newId, retry, save, unsent } from "#data/outbox.ts";
import { hashOf } from "#data/text.ts";
import { NoVaultKey } from "#data/vault.ts";
import { shownAssignments, shownCourses, shownSubmissions } from "#data/view.ts";
import type { Action } from "./actions.ts";
import { Clock, FakePhone } from "./fake-phone.ts";
import { FakeServer } from "./fake-server.ts";
import { ana, assignmentIds, bassam, courseIds, enrol, put, rana, type State, unenrol } from "./fake-state.ts";

/** A word somebody wrote: who, on which phone, and whether it must still be found. */
export type Word = { text: string; user: string; phone: FakePhone; place: string; kept: boolean };

const students = { ana, bassam };
const at = <Item>(items: Item[], index: number): Item | undefined => items[index % Math.max(1, items.length)];

export class School {
	readonly clock = new Clock();
	readonly server = new FakeServer({ now: () => this.clock.now });
	readonly phones: Record<"phone" | "tablet" | "desk", FakePhone>;
	readonly words: Word[] = [];
	private backup: State;
	private full: { phone: FakePhone; writes: number } | null = null;
	private weak: { phone: FakePhone; steps: number } | null = null;
	private counter = 0;

	constructor() {
		this.phones = {
			phone: new FakePhone("phone", ana, this.server, this.clock),
			tablet: new FakePhone("tablet", ana, this.server, this.clock),
			desk: new FakePhone("desk", rana, this.server, this.clock),
		};
		this.backup = this.server.snapshot();
	}

	/** Everybody signs in and sees the school once. */
	async begin(): Promise<void> {
		for (const phone of Object.values(this.phones)) {
			phone.token = this.newToken(phone.user);
			await phone.run({ urgent: true });
		}
	}

	newToken(user: string): string {
		const token = `token-${user}-${this.counter++}`;
		this.server.state.tokens[token] = user;
		return token;
	}

	/** Carries out one action. A battery that was weak may end it at any step; the phone then starts anew. */
	async perform(action: Action): Promise<void> {
		this.weak?.phone.dieAfter(this.weak.steps);
		if (this.full) this.full.phone.fullWrites = this.full.writes;
		this.weak = null;
		this.full = null;
		try {
			await this.carryOut(action);
		} catch (error) {
			if (!Object.values(this.phones).some(({ dead }) => dead)) throw error;
		}
		for (const phone of Object.values(this.phones)) {
			if (phone.dead) phone.restart();
			phone.dieAfter(Number.POSITIVE_INFINITY);
			phone.fullWrites = 0;
		}
	}

	/** Whatever a person is told while it happens goes into the ledger. */
	private async carryOut(action: Action): Promise<void> {
		switch (action.kind) {
			case "run":
				return await this.run(action);
			case "type":
				return await this.type(this.phones[action.phone], this.task(action.task));
			case "submit":
				return await this.submit(this.phones[action.phone], this.task(action.task));
			case "replace":
				return await this.replace(this.phones[action.phone], this.task(action.task));
			case "withdraw":
				return await this.withdraw(this.phones[action.phone], this.task(action.task));
			case "grade":
				return await this.grade(action.which, action.points);
			case "teach":
				return await this.teach();
			case "discard":
				return await this.discard(this.phones[action.phone], action.undo);
			case "retry":
				return await this.retry(this.phones[action.phone]);
			case "switch":
				return await this.switchPerson(this.phones[action.phone]);
			case "sign in again":
				return await this.signInAgain(this.phones[action.phone]);
			default:
				return this.happen(action);
		}
	}

	/** What happens to the world rather than by somebody's hand. */
	private happen(action: Action): void {
		const { state } = this.server;
		if (action.kind === "restart") this.phones[action.phone].restart();
		if (action.kind === "weak battery") this.weak = { phone: this.phones[action.phone], steps: action.steps };
		if (action.kind === "wait") this.clock.now += action.seconds * 1000;
		if (action.kind === "jump") this.phones[action.phone].clockError += action.seconds * 1000;
		if (action.kind === "storage full") this.full = { phone: this.phones[action.phone], writes: action.writes };
		if (action.kind === "late copies arrive") this.phones[action.phone].deliverHeld();
		if (action.kind === "unenrol") unenrol(state, students[action.student], courseIds[action.course] ?? "");
		if (action.kind === "enrol") enrol(state, students[action.student], courseIds[action.course] ?? "", "student");
		if (action.kind === "kill tokens") this.killTokens(students[action.student]);
		if (action.kind === "block") this.setStanding(students[action.student], action.standing);
		if (action.kind === "lower max") this.lowerMax(this.task(action.task));
		if (action.kind === "back up") this.backup = this.server.snapshot();
		if (action.kind === "restore") this.server.restore(this.backup);
	}

	setStanding(user: string, standing: "approved" | "blocked"): void {
		const person = this.server.state.people[user];
		if (person) person.standing = standing;
	}

	private killTokens(user: string): void {
		const { tokens } = this.server.state;
		for (const [token, owner] of Object.entries(tokens)) if (owner === user) delete tokens[token];
	}

	private lowerMax(task: string): void {
		const row = this.server.state.rows.assignments[task];
		if (row) put(this.server.state, "assignments", { ...row, max_points: 5 }, { course: String(row.course_id) });
	}

	private task = (index: number): string => assignmentIds[index] ?? "";
	private newText = (user: string): string => `${user.slice(0, 4)} ½ سلام 😀 ${this.counter++}`;

	private async run(action: Extract<Action, { kind: "run" }>): Promise<void> {
		const phone = this.phones[action.phone];
		phone.network = [...action.network];
		if (action.dieAfter !== null) phone.dieAfter(action.dieAfter);
		const runs = Array.from({ length: action.tabs }, () => phone.run({ urgent: action.urgent }));
		await this.survive(phone, () => Promise.all(runs));
		phone.network = [];
	}

	/** Runs something that may be cut off by the battery or a full storage; anything else that throws is a defect. */
	private async survive(phone: FakePhone, work: () => Promise<unknown>): Promise<boolean> {
		try {
			await work();
			return true;
		} catch (error) {
			if (!phone.dead && !(error instanceof NotSaved)) throw error;
			return false;
		}
	}

	/** Somebody writes; only when the phone said "saved" does the word enter the ledger. */
	private async write(phone: FakePhone, text: string, place: string, work: () => Promise<unknown>): Promise<void> {
		const word = { text, user: phone.user, phone, place, kept: false };
		this.words.push(word);
		if (await this.survive(phone, work)) {
			this.forget(phone, place);
			word.kept = true;
		}
	}

	/** Their writer put newer words in their place. */
	private forget(phone: FakePhone, place: string): void {
		for (const word of this.words) {
			if (word.phone === phone && word.user === phone.user && word.place === place) word.kept = false;
		}
	}

	private forgetText(text: string): void {
		for (const word of this.words) if (word.text === text) word.kept = false;
	}

	private async type(phone: FakePhone, task: string): Promise<void> {
		const text = this.newText(phone.user);
		await this.write(phone, text, `draft ${task}`, () => saveDraft(phone.db, phone.world, `answer:${task}`, text));
	}

	private async put(phone: FakePhone, text: string, fresh: NewErrand, task = ""): Promise<void> {
		const work = () => save(phone.db, phone.world, fresh, task ? { draftKey: `answer:${task}` } : {});
		await this.write(phone, text, fresh.record_id, work);
		if (task && this.words.at(-1)?.kept) this.forget(phone, `draft ${task}`);
	}

	private about = { title: "", course: "", person: "" };

	private async submit(phone: FakePhone, task: string): Promise<void> {
		const shown = await shownSubmissions(phone.db);
		const mine = shown.some((row) => row.assignment_id === task);
		const visible = (await shownAssignments(phone.db)).some(({ id }) => id === task);
		if (mine || !visible || phone.user === rana) return;
		const [id, text] = [newId(), this.newText(phone.user)];
		const body = { id, assignment_id: task, student_id: phone.user, text_body: text, revision: newId() };
		await this.put(phone, text, { kind: "submitAssignment", record_id: id, needs: [], body, about: this.about }, task);
	}

	private async replace(phone: FakePhone, task: string): Promise<void> {
		const row = (await shownSubmissions(phone.db)).find(({ assignment_id }) => assignment_id === task);
		if (!row || row.graded_at !== null || row.errand?.state === "failed") return;
		const text = this.newText(phone.user);
		const errand = row.errand;
		let edited = false;
		if (errand && isUnsent(errand)) {
			const work = async () => {
				edited = await editInPlace(phone.db, phone.world, errand.id, text, `answer:${task}`);
			};
			const count = this.words.length;
			await this.write(phone, text, row.id, work);
			if (!edited) this.words.splice(count, 1);
			else this.forget(phone, `draft ${task}`);
		}
		if (edited || phone.dead) return;
		const body = { text_body: text, revision: newId(), replaces: row.revision };
		const superseded = row.text_body;
		await this.put(phone, text, { kind: "replaceAnswer", record_id: row.id, needs: [], body, about: this.about });
		if (this.words.at(-1)?.kept) this.forgetText(superseded);
	}

	private async withdraw(phone: FakePhone, task: string): Promise<void> {
		const row = (await shownSubmissions(phone.db)).find(({ assignment_id }) => assignment_id === task);
		const errand = row?.errand;
		if (!row || errand?.kind !== "submitAssignment" || !isUnsent(errand)) return;
		const text = errand.body.text_body;
		let taken = false;
		await this.survive(phone, async () => {
			taken = (await backToDraft(phone.db, phone.world, errand.id, `answer:${task}`)) !== null;
		});
		const word = this.words.find((candidate) => candidate.text === text);
		if (taken && word) Object.assign(word, { place: `draft ${task}`, kept: true });
	}

	private async grade(which: number, points: number): Promise<void> {
		const { desk } = this.phones;
		const open = (await shownSubmissions(desk.db)).filter(
			(row) => row.graded_at === null && row.errand?.state !== "failed",
		);
		const row = at(open, which);
		if (!row) return;
		const text = this.newText(rana);
		const body = { grade: points, feedback: text, graded_text: await hashOf(row.text_body) };
		await this.put(desk, text, { kind: "gradeSubmission", record_id: row.id, needs: [], body, about: this.about });
	}

	private async teach(): Promise<void> {
		const { desk } = this.phones;
		const [course, title] = [newId(), this.newText(rana)];
		const fields = { id: course, title, code: "N", subject: "", grade_level: "", teacher_id: rana };
		await this.put(desk, title, {
			kind: "createCourse",
			record_id: course,
			needs: [],
			body: fields,
			about: this.about,
		});
		if (!(await shownCourses(desk.db)).some(({ id }) => id === course)) return;
		const [id, name] = [newId(), this.newText(rana)];
		const body = {
			id,
			course_id: course,
			title: name,
			instructions: "",
			max_points: 20,
			due_at: null,
			created_by: rana,
		};
		await this.put(desk, name, { kind: "createAssignment", record_id: id, needs: [course], body, about: this.about });
	}

	private async discard(phone: FakePhone, undo: boolean): Promise<void> {
		const errand = (await unsent(phone.db)).find(({ state }) => state === "failed");
		if (!errand) return;
		const whole = JSON.stringify(errand.body);
		await this.survive(phone, async () => {
			const putBack = await discard(phone.db, errand.id);
			if (undo) await putBack();
			else for (const word of this.words) if (whole.includes(word.text)) word.kept = false;
		});
	}

	private async retry(phone: FakePhone): Promise<void> {
		const errand = (await unsent(phone.db)).find(({ state }) => state === "failed");
		if (errand) await this.survive(phone, () => retry(phone.db, errand.id));
	}

	/** The other student takes the phone; what the first left unsent is sealed. */
	private async switchPerson(phone: FakePhone): Promise<void> {
		const next = phone.user === ana ? bassam : ana;
		try {
			await phone.leave();
		} catch (error) {
			if (error instanceof NoVaultKey || error instanceof NotSaved) return;
			throw error;
		}
		phone.arrive(next, this.newToken(next));
		await this.survive(phone, () => phone.run({ urgent: true }));
	}

	async signInAgain(phone: FakePhone): Promise<void> {
		phone.token = this.newToken(phone.user);
		await this.survive(phone, () => phone.run({ urgent: true }));
	}
}
