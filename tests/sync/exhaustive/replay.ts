// Repeats a trace of the small model with the real outbox and sync code over the server in memory.
import { Clock } from "#support/fakes/clock.ts";
import { ana, courseIds, joseph, rana } from "#support/fakes/people.ts";
import { FakePhone } from "#support/fakes/phone.ts";
import { FakeServer } from "#support/fakes/server.ts";
import { enrol, enrollment, unenrol } from "#support/fakes/state.ts";
import { discard, retry } from "#sync/outbox.ts";
import type { Action } from "./actions.ts";
import type { Fault } from "./run.ts";
import { after, type School } from "./school.ts";
import { expectedOf, foundOn, rowIn } from "./shown.ts";
import { refusedOn, textOf, write } from "./writing.ts";

const people = [ana, rana, joseph];
const course = courseIds[0] ?? "";

type Interrupted = Extract<Action, { kind: "interrupted run" }>;

export class Replay {
	private readonly clock = new Clock();
	private readonly server = new FakeServer({ now: () => this.clock.now });
	private readonly phones: FakePhone[];
	private readonly late: (() => void)[] = [];
	private backup = this.server.snapshot();
	private tokens = 0;
	private written = 0;
	private model: School;

	constructor(start: School) {
		this.model = start;
		this.phones = start.phones.map(
			({ person }, at) => new FakePhone(`phone ${at}`, people[person] ?? "", this.server, this.clock),
		);
		for (const phone of this.phones) phone.token = this.newToken(phone.user);
	}

	private newToken(user: string): string {
		const token = `token ${this.tokens++}`;
		this.server.giveToken(user, token);
		return token;
	}

	/** Every phone pulls once. */
	async begin(): Promise<void> {
		for (const phone of this.phones) await phone.run({ urgent: true });
	}

	/** Does the action to both. @returns the states of the model and of the real code after it, which must be the same */
	async perform(action: Action): Promise<{ model: unknown; real: unknown }> {
		this.model = after(this.model, action);
		await this.carryOut(action);
		const phones = [];
		// Nothing can be read on a phone whose owner is signed out.
		for (const phone of this.phones) phones.push(phone.token ? await foundOn(phone) : null);
		const real = { server: rowIn(Object.values(this.server.state.rows.submissions)), phones };
		return { model: expectedOf(this.model), real };
	}

	close(): void {
		for (const { db } of this.phones) db.close();
	}

	private async carryOut(action: Action): Promise<void> {
		const phone = "phone" in action ? this.phones[action.phone] : undefined;
		if (action.kind === "back up") this.backup = this.server.snapshot();
		if (action.kind === "restore") this.server.restore(this.backup);
		if (action.kind === "deliver") this.late.splice(action.which, 1)[0]?.();
		if (action.kind === "move") this.move(people[action.person] ?? "");
		if (!phone) return;
		if (action.kind === "write") {
			// In the middle of a run, what was possible before it may be no more: then the model has written nothing.
			if (!action.same && this.written === this.model.written) return;
			if (!action.same) this.written++;
			await write(phone, action.as, textOf(-this.written));
		}
		if (action.kind === "try again") await retry(phone.db, await refusedOn(phone));
		if (action.kind === "throw away") await discard(phone.db, await refusedOn(phone));
		if (action.kind === "leave") await phone.leave();
		if (action.kind === "run") await this.run(phone, action.fault);
		if (action.kind === "interrupted run") await this.interruptedRun(phone, action);
	}

	private move(user: string): void {
		const { state } = this.server;
		const role_in_course = user === ana ? "student" : "teacher";
		if (enrollment(state, user, course)) unenrol(state, user, course);
		else enrol(state, { user_id: user, course_id: course, role_in_course });
	}

	private async run(phone: FakePhone, fault: Fault): Promise<void> {
		if (!phone.token) phone.arrive(phone.user, this.newToken(phone.user));
		let [asked, batches] = [0, 0];
		phone.faultOf = (path) => {
			asked++;
			if (path === "/api/batch") batches++;
			if (fault === "silent after") return asked > 1 && path !== "/api/batch" ? "lost request" : "none";
			if (fault === "none" || path !== "/api/batch" || batches > 1) return "none";
			return (
				{
					"request lost": "lost request",
					"answer lost": "lost answer",
					"request late": "held back",
					"request doubled": "doubled",
				} as const
			)[fault];
		};
		await phone.run({ urgent: true });
		phone.faultOf = null;
		this.late.push(...phone.takeHeld());
	}

	/** A run during which, once, something else happens. */
	private async interruptedRun(phone: FakePhone, { at, by }: Interrupted): Promise<void> {
		const { fetch } = phone.platform;
		let [asked, due] = [0, true];
		const interrupt = async (here: boolean) => {
			if (!here || !due) return;
			due = false;
			await this.carryOut(by);
		};
		const interrupted: typeof fetch = async (input, init) => {
			const { pathname } = new URL(String(input));
			const batch = pathname === "/api/batch";
			await interrupt(at === "batch" && batch);
			await interrupt(at === "after push" && !batch && asked++ > 0);
			await interrupt(at === "rows" && pathname.startsWith("/api/collections/"));
			const answer = await fetch(input, init);
			await interrupt(at === "answer" && batch);
			return answer;
		};
		Object.assign(phone.platform, { fetch: interrupted });
		await this.run(phone, "none");
		Object.assign(phone.platform, { fetch });
	}
}
