// Writes down what happens in a test while it happens, for the judge (tests/judge/judge.mjs says what each line means).
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { verdictOn } from "#judge/verdict.ts";
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
	/** What was noted as delivered to each device. */
	private readonly delivered = new Set<string>();
	/** The texts of each mutation that was sent, by its id. */
	private readonly mutations = new Map<string, readonly string[]>();

	constructor() {
		report("histories for the judge", 1);
	}

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

	/**
	 * From now on, what the server's answers on this device's line confirm is noted: as sent before the device receives
	 * the answer, and as delivered when it has.
	 * @param on the device, as it is called where something is said on it
	 */
	watch(line: NetworkProxy, on: string): void {
		line.answered = ({ method, body, answer }) => {
			if (method === "GET" || answer?.status !== 200) return;
			for (const [id, words] of mutationsIn(body)) this.mutations.set(id, words);
			this.noteSent(stringsIn(body));
		};
		line.delivered = ({ path, answer }) => {
			if (answer?.status === 200 && isData(path)) this.noteDelivered(on, answer.body);
		};
	}

	/** From now on, what the server's answers to this page confirm is noted as sent, and as delivered to its device. */
	watchPage(page: Page, on: string): void {
		page.on("requestfinished", (request) => {
			const isWrite = request.method() !== "GET" && isData(new URL(request.url()).pathname);
			if (!isWrite || request.existingResponse()?.status() !== 200) return;
			const body = request.postData() ?? "";
			this.noteSent(stringsIn(body));
			this.noteDelivered(on, body);
		});
	}

	/** Words in an answer, and those of which it names the mutation, are known to be with the server. */
	private noteDelivered(on: string, answer: string): void {
		const named = [...this.mutations].filter(([id]) => answer.includes(id)).flatMap(([, words]) => words);
		for (const words of new Set([...stringsIn(answer), ...named])) {
			if (!this.written.has(words) || this.delivered.has(`${on}: ${words}`)) continue;
			this.delivered.add(`${on}: ${words}`);
			this.add({ what: "delivered", on, words });
		}
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

	/**
	 * Asks the judge, and gives the verdict to the report. To be called before the test's own expectations of the end,
	 * because one that fails would keep it from being given.
	 * @throws {Error} with the faults that the judge found
	 */
	async judged(): Promise<void> {
		const { passed, faults, open, said } = await verdictOn(this.file);
		report("judged histories", 1, {}, faults, open);
		if (!passed) throw new Error(said);
		rmSync(this.folder, { recursive: true, force: true });
	}
}

/** Whether the answers from this path are rows or ids, and no files. */
const isData = (path: string): boolean => /^\/api\/(batch|collections|lead)\b/.test(path);

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

/** The texts of each mutation in a request body, by its id. */
function mutationsIn(body: string): [id: string, words: string[]][] {
	const found: [string, string[]][] = [];
	JSON.parse(body || "null", (_, value) => {
		if (typeof value?.mutation === "string") {
			found.push([value.mutation, Object.values(value).filter((one) => typeof one === "string")]);
		}
		return value;
	});
	return found;
}
