// Repeats a trace of the small model with the real outbox and sync code over the server in memory.
import * as z from "zod/mini";
import { editInPlace } from "#local/answers.ts";
import { isOutboxEntry, type NewEntry, type OutboxEntry, save } from "#local/entries.ts";
import { hashOf } from "#local/text.ts";
import { shownSubmissions } from "#local/view.ts";
import { Clock } from "#support/fakes/clock.ts";
import { ana, assignmentIds, joseph, rana } from "#support/fakes/people.ts";
import { FakePhone } from "#support/fakes/phone.ts";
import { FakeServer } from "#support/fakes/server.ts";
import { newId } from "#sync/new-id.ts";
import type { Entry } from "./phone.ts";
import type { Fault } from "./run.ts";
import { type Action, after, type School } from "./school.ts";
import type { Row } from "./server.ts";

const task = assignmentIds[0] ?? "";
const textOf = (word: number) => (word === 0 ? "" : `word ${word}`);

export class Replay {
	private readonly clock = new Clock();
	private readonly server = new FakeServer({ now: () => this.clock.now });
	private readonly phones: FakePhone[];
	private readonly late: (() => void)[] = [];
	private backup = this.server.snapshot();
	private tokens = 0;
	private model: School;

	constructor(start: School) {
		this.model = start;
		const teachers = [rana, joseph];
		this.phones = start.phones.map(
			({ who }, at) =>
				new FakePhone(`phone ${at}`, who === "student" ? ana : (teachers.shift() ?? rana), this.server, this.clock),
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
		return { model: this.expected(), real: await this.found() };
	}

	close(): void {
		for (const { db } of this.phones) db.close();
	}

	private async carryOut(action: Action): Promise<void> {
		const phone = "phone" in action ? this.phones[action.phone] : undefined;
		if (action.kind === "back up") this.backup = this.server.snapshot();
		if (action.kind === "restore") this.server.restore(this.backup);
		if (action.kind === "deliver") this.late.splice(action.which, 1)[0]?.();
		if (!phone) return;
		if (action.kind === "write") await this.write(phone, textOf(this.model.names));
		if (action.kind === "leave") await phone.leave();
		if (action.kind === "run") await this.run(phone, action.fault);
	}

	private async write(phone: FakePhone, text: string): Promise<void> {
		const { db, platform } = phone;
		const about = { title: "", course: "", person: "" };
		const put = (fresh: NewEntry) => save(db, platform, fresh);
		const row = (await shownSubmissions(db)).find((one) => one.assignment_id === task && one.student_id === ana);
		if (phone.user !== ana) {
			if (!row) throw new Error("there is nothing to grade");
			const body = { grade: 7, feedback: text, graded_text: await hashOf(row.text_body) };
			await put({ kind: "gradeSubmission", record_id: row.id, body, about });
		} else if (!row) {
			const id = newId();
			const body = { id, assignment_id: task, student_id: ana, text_body: text };
			await put({ kind: "submitAssignment", body, about });
		} else if (!row.entry || !(await editInPlace(db, platform, row.entry.id, text, ""))) {
			await put({
				kind: "replaceAnswer",
				record_id: row.id,
				body: { text_body: text, replaces: row.revision },
				about,
			});
		}
	}

	private async run(phone: FakePhone, fault: Fault): Promise<void> {
		if (!phone.token) phone.arrive(phone.user, this.newToken(phone.user));
		let asked = 0;
		phone.faultOf = (path) => {
			asked++;
			const meant = fault === "silent after" ? asked > 1 && path !== "/api/batch" : path === "/api/batch";
			if (fault === "none" || !meant) return "none";
			return (
				{
					"request lost": "lost request",
					"answer lost": "lost answer",
					"request late": "held back",
					"silent after": "lost request",
				} as const
			)[fault];
		};
		await phone.run({ urgent: true });
		phone.faultOf = null;
		this.late.push(...phone.takeHeld());
	}

	/** The model's state of the server and of each phone; nothing can be read of a phone whose owner is signed out. */
	private expected(): unknown {
		const { server, phones } = this.model;
		const entries = phones.flatMap(({ outbox }) => outbox);
		const wordOf = (grade: number) => textOf(entries.find(({ id }) => id === grade)?.word ?? 0);
		const rowOf = (row: Row | null) => row && { text: textOf(row.word), grade: wordOf(row.grade) };
		const shown = ({ kind, word, state, tried, seen, orphaned }: Entry) => ({
			kind,
			text: textOf(word),
			state,
			tried,
			seen,
			orphaned,
		});
		return {
			server: rowOf(server.row),
			phones: phones.map(({ away, row, outbox }) => (away ? null : { row: rowOf(row), outbox: outbox.map(shown) })),
		};
	}

	private async found(): Promise<unknown> {
		const rowOf = (rows: object[]) => {
			const row = rows
				.map((one) => answer.parse(one))
				.find((one) => one.assignment_id === task && one.student_id === ana);
			return row ? { text: row.text_body, grade: row.feedback ?? "" } : null;
		};
		const phones = [];
		for (const { db, token } of this.phones) {
			const outbox = (await db.outbox.orderBy("seq").toArray()).filter(isOutboxEntry);
			phones.push(token ? { row: rowOf(await db.submissions.toArray()), outbox: outbox.map(shownEntry) } : null);
		}
		return { server: rowOf(Object.values(this.server.state.rows.submissions)), phones };
	}
}

const answer = z.object({
	assignment_id: z.string(),
	student_id: z.string(),
	text_body: z.string(),
	feedback: z.nullable(z.string()),
});

const kinds: Partial<Record<OutboxEntry["kind"], Entry["kind"]>> = {
	submitAssignment: "submit",
	replaceAnswer: "replace",
	gradeSubmission: "grade",
};

const shownEntry = ({ kind, body, state, attempts, seen, orphaned }: OutboxEntry) => ({
	kind: kinds[kind],
	text: "text_body" in body ? body.text_body : "feedback" in body ? body.feedback : "",
	state,
	tried: attempts > 0,
	seen,
	orphaned,
});
