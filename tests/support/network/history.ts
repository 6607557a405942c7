// Writes down what happens in a test while it happens, for the judge (tests/judge/judge.mjs says what each line means).
import { execFile } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "#scripts/server/pocketbase.mjs";
import { report } from "#support/chance/report.ts";
import type { Person } from "#support/people.ts";
import type { NetworkProxy } from "#support/proxy.ts";
import type { RealServer } from "#support/server.ts";

type Event =
	| { what: "may"; who: string; of: string }
	| { what: "typed" | "saved" | "said"; who: string; on: string; words: string }
	| { what: "graded"; who: string; on: string; words: string; to: string }
	| { what: "withdrawn"; who: string; words: string }
	| { what: "kept"; who: string; on: string; words: string; as: "draft" | "refused" | "waiting" };

export class History {
	private readonly folder = mkdtempSync(join(tmpdir(), "lead-history-"));
	private readonly file = join(this.folder, "history.jsonl");
	/** Every text that a person wrote. */
	private readonly written = new Set<string>();
	private readonly sent = new Set<string>();

	private add(line: object): void {
		appendFileSync(this.file, `${JSON.stringify(line)}\n`);
	}

	note(event: Event): void {
		if (event.what === "typed" || event.what === "graded") this.written.add(event.words);
		this.add(event);
	}

	/** Notes a text as typed, and reported saved. */
	noteSaved(who: string, on: string, words: string): void {
		this.note({ what: "typed", who, on, words });
		this.note({ what: "saved", who, on, words });
	}

	/** Notes a grade with words as typed, and reported saved. */
	noteGraded(who: string, on: string, words: string, to: string): void {
		this.note({ what: "graded", who, on, words, to });
		this.note({ what: "saved", who, on, words });
	}

	/** Notes that a person could read all this (a text, or rows as JSON), for every text in it that a person wrote. */
	noteShown(to: string, on: string, text: string): void {
		for (const words of this.written) {
			const inJson = JSON.stringify(words).slice(1, -1);
			if (text.includes(words) || text.includes(inJson)) this.add({ what: "shown", to, on, words });
		}
	}

	/** From now on, what the server's responses on this line confirm is noted as sent, before the phone receives them. */
	watch(line: NetworkProxy): void {
		line.answered = ({ method, body, status }) => {
			if (method !== "GET" && status === 200) this.noteSent(stringsIn(body));
		};
	}

	/** Notes everything the server has now as sent. */
	async lookAt(server: RealServer): Promise<void> {
		this.noteSent((await heldBy(server)).map(({ words }) => words));
	}

	private noteSent(found: readonly string[]): void {
		for (const words of found) {
			if (!this.written.has(words) || this.sent.has(words)) continue;
			this.sent.add(words);
			this.add({ what: "sent", words });
		}
	}

	/**
	 * Call it when everything works again. Notes what the server has of these people in the end.
	 */
	async noteHealed(server: RealServer, people: readonly Person[]): Promise<void> {
		this.add({ what: "healed" });
		const names = new Map(people.map(({ id, name }) => [id, name]));
		for (const { who, words } of await heldBy(server)) {
			if (names.has(who)) this.add({ what: "held", who: names.get(who), words });
		}
	}

	/** @throws {Error} with the faults that the judge found */
	async judge(): Promise<void> {
		const judge = [join(root, "tests/judge/judge.mjs"), this.file];
		await new Promise<void>((done, fail) => {
			execFile(process.execPath, judge, (error, said) => {
				report("judged histories", 1, {}, error ? said.split("\n").slice(0, -2) : []);
				if (error) fail(new Error(said || error.message));
				else done();
			});
		});
		rmSync(this.folder, { recursive: true, force: true });
	}
}

/** The texts of a server's submissions and grades, each with its writer. */
async function heldBy(server: RealServer): Promise<{ who: string; words: string }[]> {
	const rows = await server.rows("submissions");
	const answers = rows.map((row) => ({ who: String(row.student_id), words: String(row.text_body) }));
	const grades = rows.map((row) => ({ who: String(row.graded_by), words: String(row.feedback) }));
	return [...answers, ...grades].filter(({ words }) => words !== "");
}

/** Every text in a request body, in any field. */
function stringsIn(body: string): string[] {
	const found: string[] = [];
	JSON.parse(body || "null", (_, value) => {
		if (typeof value === "string") found.push(value);
		return value;
	});
	return found;
}
