// The same school twice, on the server in memory and on a real one. Every step is done to both.
import { collectionNames } from "#support/collections/shapes.ts";
import { id } from "#support/fakes/people.ts";
import { FakeServer, type Reply } from "#support/fakes/server.ts";
import { anotherAddress, leads } from "#support/leads.ts";
import { type Aliases, heard, sorted } from "./compare.ts";
import { change } from "./happenings.ts";
import type { Asked } from "./kinds.ts";
import { groupsOf, listOf } from "./lists.ts";
import type { RealSchool } from "./real-school.ts";
import { copying, type Request } from "./request.ts";
import { Requests } from "./requests.ts";
import { type Happening, isHappening, type Name, names, type Step } from "./steps.ts";

/** One result of each server. */
type Both<Said> = { fake: Said; real: Said };
type Position = { seq: string; mark: string };

const notAsked = { fake: null, real: null, asked: [] };

export class TwoSchools {
	private readonly fake = new FakeServer({ now: () => Date.now() });
	private readonly real: RealSchool;
	private readonly requests = new Requests();
	private readonly tokens = new Map<Name, Both<string>>();
	/** The log's position at each handshake. */
	private readonly positions: Both<Position>[] = [];
	private readonly aliases: Both<Aliases> = { fake: new Map(), real: new Map() };
	private coursesNamed = "";
	private backup = this.fake.snapshot();
	private count = 0;

	private constructor(real: RealSchool) {
		this.real = real;
	}

	static async open(real: RealSchool): Promise<TwoSchools> {
		await real.beginAnew();
		const schools = new TwoSchools(real);
		for (const name of names) schools.signIn(name, real.tokens.get(id(name)) ?? "");
		return schools;
	}

	/**
	 * Does the step to both.
	 * @returns what each answered, as far as a phone reads it, and what they were asked; nothing where no row was fit
	 */
	async perform(step: Step): Promise<Both<unknown> & { asked: Asked[] }> {
		if (isHappening(step)) {
			await this.happen(step);
			return notAsked;
		}
		const request = await this.requestOf(step);
		if (!request || (request.path === copying && !this.real.mayAsk("copy", request.who))) return notAsked;
		const fake = this.askFake(request);
		const real = await this.askReal(request);
		if (step.kind === "handshake" && fake.status === 200) {
			this.positions.push({ fake: positionIn(fake), real: positionIn(real) });
		}
		await this.learnNames();
		const asked = step.kind === "batch" ? (request.steps ?? []) : [step];
		return { fake: heard(fake, this.aliases.fake), real: heard(real, this.aliases.real), asked };
	}

	/** Every row of every collection, and the ids of all accepted mutations. */
	async rows(): Promise<Both<unknown>> {
		const { rows, leads, ledger } = this.fake.state;
		const both: Both<Record<string, unknown>> = { fake: {}, real: {} };
		for (const name of collectionNames) {
			both.fake[name] = sorted(Object.values(rows[name]), this.aliases.fake);
			both.real[name] = sorted(await this.real.server.rows(name), this.aliases.real);
		}
		both.fake.leads = sorted(Object.values(leads), this.aliases.fake);
		both.real.leads = sorted(await this.real.server.rows("leads"), this.aliases.real);
		both.fake.ledger = Object.keys(ledger).sort();
		both.real.ledger = (await this.real.server.sql("SELECT id FROM ledger")).map(({ id: mutation }) => mutation).sort();
		return both;
	}

	/** The stranger has a token that neither server issued. */
	private signIn(name: Name, real: string): void {
		const fake = `token ${name} ${this.count++}`;
		if (name !== "stranger") this.fake.giveToken(id(name), fake);
		this.tokens.set(name, { fake, real: real || "e30.e30.e30" });
	}

	private requestOf(step: Exclude<Step, Happening>): Promise<Request> | Request | null | false {
		const { state } = this.fake;
		switch (step.kind) {
			case "batch":
				return this.requests.batch(state, step.entries);
			case "join":
				return this.requests.join(state, step);
			case "add":
				return this.requests.add(state, step);
			case "copy material":
				return this.requests.copy(state, step);
			case "inquire":
				return this.requests.inquire(state, step);
			case "list":
				return listOf(state, step.who, step.collection);
			case "list taught":
				return groupsOf(state, step.who);
			case "known":
				return this.real.mayAsk("known", step.who) && this.requests.known(step.who);
			case "handshake":
				return { who: step.who, method: "GET", path: "/api/lead/handshake", from: step.from };
			default:
				return this.requests.again(step);
		}
	}

	private askFake(request: Request): Reply {
		const { method, path, body, code, who } = request;
		const url = new URL(path + this.query(request, "fake"), "http://lead.test");
		const { state } = this.fake;
		const former = Object.entries(state.former).findLast(([, course]) => course === code?.of)?.[0];
		const typed = code && (code.now ? state.rows.courses[code.of]?.join_code : former);
		return this.fake.answer(
			method,
			url,
			code ? { ...body, code: typed ?? "WRONG22" } : body,
			this.tokens.get(who)?.fake ?? "",
		);
	}

	private async askReal(request: Request): Promise<Reply> {
		const { method, path, body, code, who } = request;
		const codes = "SELECT join_code AS now, substr(former_codes, 1, 7) AS former FROM courses";
		const [known] = code ? await this.real.server.sql(`${codes} WHERE id = '${code.of}'`) : [];
		const typed = code?.now ? known?.now : known?.former;
		const answer = await this.real.server.ask(method, path + this.query(request, "real"), {
			token: this.tokens.get(who)?.real,
			body: code ? { ...body, code: typed || "WRONG22" } : body,
			// From one address the real server would accept only a few inquiries.
			headers: path === leads ? { "X-Forwarded-For": anotherAddress() } : {},
		});
		return { status: answer.status, body: answer.at("") };
	}

	/** The phone's position, for a handshake. */
	private query({ from }: Request, side: keyof Both<unknown>): string {
		const position =
			from === undefined || from === null ? undefined : this.positions[from % Math.max(1, this.positions.length)];
		return position ? `?${new URLSearchParams(position[side])}` : "";
	}

	/** The enrollment of a new course's teacher has a different id on each server. */
	private async learnNames(): Promise<void> {
		const nameOf = ({ user_id, course_id }: Record<string, unknown>) => `${user_id} in ${course_id}`;
		const courses = Object.keys(this.fake.state.rows.courses).join(" ");
		if (courses === this.coursesNamed) return;
		this.coursesNamed = courses;
		for (const row of Object.values(this.fake.state.rows.enrollments)) this.aliases.fake.set(row.id, nameOf(row));
		for (const row of await this.real.server.rows("enrollments")) this.aliases.real.set(row.id, nameOf(row));
	}

	/** Changes that no phone makes. */
	private async happen(step: Happening): Promise<void> {
		if (step.kind === "sign in") return this.signIn(step.who, await this.real.newToken(id(step.who)));
		if (step.kind === "back up") {
			this.backup = this.fake.snapshot();
			return await this.real.backUp();
		}
		if (step.kind === "restore") {
			this.fake.restore(this.backup);
			this.coursesNamed = "";
			return await this.real.restore();
		}
		await change(this.fake.state, this.real.server, step, String(this.count++));
	}
}

function positionIn({ body }: Reply): Position {
	const { seq, mark } = Object(body);
	return { seq: String(seq), mark: String(mark) };
}
