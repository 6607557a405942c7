// A person of the class and their phone, on a line of its own. What they write, and what the phone says of it, is written
// down for the judge.
import { onTestFinished } from "vitest";
import { editInPlace } from "#local/answers.ts";
import { shownAssignments, shownSubmissions } from "#local/view.ts";
import type { Chance } from "#support/chance/chance.ts";
import type { History } from "#support/network/history.ts";
import type { Person } from "#support/people.ts";
import { Phone } from "#support/phone.ts";
import { type NetworkProxy, proxyTo } from "#support/proxy.ts";
import type { RealServer } from "#support/server.ts";

const words = ["½ cup", "مرحبا", "« d'abord »", "two\nlines", "😀👩‍👩‍👧", "x² + 1", "<b>not bold</b>"];

export class Writer {
	readonly person: Person;
	readonly line: NetworkProxy;
	readonly phone: Phone;
	/** What the judge calls the phone. */
	readonly device: string;
	private readonly history: History;
	private readonly chance: Chance;
	/** The ids of the entries that this phone has called sent. */
	private readonly said = new Set<string>();
	private texts = 0;

	private constructor(person: Person, line: NetworkProxy, history: History, chance: Chance) {
		this.person = person;
		this.line = line;
		this.history = history;
		this.chance = chance;
		this.phone = new Phone(line.url, person);
		this.device = `phone of ${person.name}`;
		history.watch(line, this.device);
	}

	/** The person at a new phone, after its first run. The line is closed after the test. */
	static async of(server: RealServer, person: Person, history: History, chance: Chance): Promise<Writer> {
		const line = await proxyTo(server.url);
		onTestFinished(() => line.close());
		const writer = new Writer(person, line, history, chance);
		await writer.phone.run();
		return writer;
	}

	private newText(): string {
		return `${this.person.name} ${++this.texts}: ${this.chance.one(words)} ${this.chance.one(words)}`;
	}

	/** Hands in one more answer, or replaces one. @returns false when there is nothing left to write */
	async answer(): Promise<boolean> {
		const mine = await shownSubmissions(this.phone.db);
		const answered = new Set(mine.map(({ assignment_id }) => assignment_id));
		const open = (await shownAssignments(this.phone.db)).filter(({ id }) => !answered.has(id));
		const changeable = mine.filter(({ graded_at, entry }) => graded_at === null && entry?.state !== "failed");
		if (open.length > 0 && (changeable.length === 0 || this.chance.upTo(3) > 0)) {
			const text = this.newText();
			await this.phone.submit(this.chance.one(open).id, text);
			this.history.noteSaved(this.person.name, this.device, text);
			return true;
		}
		if (changeable.length === 0) return false;
		await this.replace(this.chance.one(changeable));
		return true;
	}

	/** In place, as the card of an answer does it, while the server cannot have it yet. */
	private async replace(row: Awaited<ReturnType<typeof shownSubmissions>>[number]): Promise<void> {
		const text = this.newText();
		const { db, platform } = this.phone;
		const inPlace = row.entry && (await editInPlace(db, platform, row.entry.id, text, ""));
		if (!inPlace) await this.phone.replace(row, text);
		this.history.noteSaved(this.person.name, this.device, text);
		this.history.note({ what: "withdrawn", who: this.person.name, words: row.text_body });
	}

	/**
	 * Grades one of the answers on this phone, but none whose grade was refused: that one waits for its teacher.
	 * @returns false when there is none to grade
	 */
	async grade(nameOf: (id: string) => string): Promise<boolean> {
		const open = (await shownSubmissions(this.phone.db)).filter((row) => row.graded_at === null && !row.entry);
		if (open.length === 0) return false;
		const [row, feedback] = [this.chance.one(open), this.newText()];
		await this.phone.grade(row, this.chance.upTo(21), feedback);
		this.history.noteGraded(this.person.name, this.device, feedback, nameOf(row.student_id));
		return true;
	}

	/** One run; it may be killed with the phone or the server. */
	async run(): Promise<void> {
		await this.phone.run().catch((error: unknown) => {
			if (!(error instanceof Error && /DatabaseClosed|AbortError/.test(error.name))) throw error;
		});
	}

	/** Writes down what the phone calls sent now. */
	async tell(): Promise<void> {
		for (const { id, state, body } of await this.phone.db.outbox.toArray()) {
			if (state !== "sent" || this.said.has(id)) continue;
			this.said.add(id);
			this.history.note({ what: "said", who: this.person.name, on: this.device, words: wordsIn(body) });
		}
	}

	/** Writes down every text that the phone shows. */
	async show(): Promise<void> {
		const rows = [await shownSubmissions(this.phone.db), await this.phone.db.drafts.toArray()];
		this.history.noteShown(this.person.name, this.device, JSON.stringify(rows));
	}

	/** Writes down what is still on the phone, and why. */
	async keep(): Promise<void> {
		for (const { state, body } of await this.phone.unsent()) {
			const as = state === "failed" ? "refused" : "waiting";
			this.history.note({ what: "kept", who: this.person.name, on: this.device, words: wordsIn(body), as });
		}
	}
}

/** The words of an answer or of a grade. */
function wordsIn(body: object): string {
	const found = { text_body: "", feedback: "", ...body };
	return found.text_body || found.feedback;
}
