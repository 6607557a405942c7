// A server in memory with the promises of the real one: one writer, batches all or nothing, repetitions recognised by
// their id, a gapless log with marks, empty lists for an expired token. It can be put back to an older state.
import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import { isCollection } from "#support/collections/shapes.ts";
import { namesIn } from "./answers.ts";
import { inquire } from "./inquiries.ts";
import { Met } from "./met.ts";
import { Refusal } from "./refusal.ts";
import { enter, routes } from "./routes.ts";
import { startingState } from "./starting-state.ts";
import { clone, type Fields, fields, isActive, type State } from "./state.ts";
import { changesSince, listed } from "./visible.ts";
import { batched, write } from "./writes.ts";

const named = z.object({ ids: z.array(z.string()) });
export type Reply = { status: number; body: unknown };

export class FakeServer {
	state: State = startingState();
	/** The person of each token, and the session key it was made with. */
	readonly tokens: Record<string, { user: string; key: number }> = {};
	/** The ids of all mutations ever accepted, and of the records they made or changed: only these may be called sent. */
	readonly accepted = new Set<string>();
	/** What restores took away: ids of mutations, and first grades, which no row names. */
	readonly lost = new Set<string>();
	/** Records that a restore may have changed: a phone's own edit may be refused there with good reason. */
	readonly disturbed = new Set<string>();
	/** Every write with the person whose token it was sent with, "" for visitors. */
	readonly carried: { user: string; body: Fields }[] = [];
	/** What this server and its phones met. */
	readonly met = new Met();
	private readonly sources: { now(): number };

	constructor(sources: { now(): number }) {
		this.sources = sources;
	}

	/** Puts the server back to a state taken with `snapshot`. */
	restore(state: State): void {
		for (const rows of Object.values(this.state.rows))
			for (const record of Object.keys(rows)) this.disturbed.add(record);
		const before = namesIn(this.state);
		this.state = clone(state);
		const held = namesIn(this.state);
		for (const name of before) if (!held.has(name)) this.lost.add(name);
	}

	snapshot(): State {
		return clone(this.state);
	}

	/** Makes a token valid for this person, until it is revoked or all sessions are ended. */
	giveToken(user: string, token: string): void {
		this.tokens[token] = { user, key: this.state.people[user]?.key ?? 0 };
	}

	/** The person of this token, if it is still valid. */
	private whoIs(token: string): string | undefined {
		const given = this.tokens[token];
		if (!given) return undefined;
		if (this.state.people[given.user]?.key === given.key) return given.user;
		this.met.note("session ended");
		return undefined;
	}

	/** Answers one request at once and completely. */
	answer(method: string, url: URL, body: unknown, token: string): Reply {
		const me = this.whoIs(token);
		if (url.pathname === "/api/health")
			return { status: 200, body: { code: 200, message: "API is healthy.", data: { examples: [] } } };
		if (url.pathname === "/api/collections/leads/records" && method === "POST") {
			return this.alone("", body, (fields) => inquire(this.state, fields));
		}
		if (url.pathname === "/api/lead/handshake") return me ? this.handshake(me, url) : unauthorized;
		if (url.pathname === "/api/batch" && method === "POST") return me ? this.batch(me, body) : unauthorized;
		const route = routes[url.pathname];
		if (route) return this.alone(me, body, (fields) => enter(this.state, me, route, fields));
		if (url.pathname === "/api/lead/known") return this.known(me, body);
		const list = /^\/api\/collections\/(\w+)\/records$/.exec(url.pathname);
		if (list?.[1] && isCollection(list[1]) && method === "GET")
			return { status: 200, body: { items: clone(listed(this.state, me, list[1], url)) } };
		return { status: 404, body: { status: 404, message: "not found", data: {} } };
	}

	private handshake(me: string, url: URL): Reply {
		const { log, people } = this.state;
		const person = people[me];
		const [newest, oldest] = [log.at(-1), log[0]];
		if (!person || !newest || !oldest) return unauthorized;
		const asked = url.searchParams.get("seq");
		const seq = Number(asked);
		const known = asked === null ? undefined : log.find((row) => row.seq === seq);
		const restored =
			asked !== null && (seq > newest.seq || (known !== undefined && known.mark !== url.searchParams.get("mark")));
		const lost = asked === null || restored || seq < oldest.seq;
		const active = isActive(this.state, me);
		if (active && restored) this.met.note("server put back");
		return {
			status: 200,
			body: {
				user: me,
				name: person.name,
				role: person.role,
				account_status: person.accountStatus,
				reason: "",
				...(person.temporary ? { temporary: true } : {}),
				now: new Date(this.sources.now()).toISOString(),
				build: "model",
				seq: newest.seq,
				mark: newest.mark,
				vault: createHmac("sha256", "secret").update(me).digest("base64"),
				restored: active && restored,
				changed: !active ? {} : lost ? "manifest" : changesSince(this.state, me, seq),
			},
		};
	}

	private batch(me: string, body: unknown): Reply {
		const { requests } = batched.parse(body);
		const before = clone(this.state);
		const done: Reply[] = [];
		for (const [index, request] of requests.entries()) {
			this.carried.push({ user: me, body: request.body });
			try {
				done.push({ status: 200, body: clone(write(this.state, me, request, this.sources.now())) });
			} catch (error) {
				if (!(error instanceof Refusal)) throw error;
				this.state = before;
				const response = { status: error.status, message: error.message, data: error.data };
				return {
					status: 400,
					body: { status: 400, message: "Batch failed", data: { requests: { [index]: { response } } } },
				};
			}
		}
		this.noteAccepted();
		return { status: 200, body: done };
	}

	/** A write outside a batch; `user` is "" for a visitor, undefined when the session has ended. */
	private alone(user: string | undefined, sent: unknown, work: (body: Fields) => Fields): Reply {
		const body = fields.parse(sent);
		if (user !== undefined) this.carried.push({ user, body });
		try {
			const row = work(body);
			this.noteAccepted();
			this.accepted.add(String(body.id));
			return { status: 200, body: clone(row) };
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			return { status: error.status, body: { status: error.status, message: error.message, data: error.data } };
		}
	}

	private noteAccepted(): void {
		for (const mutation of Object.keys(this.state.ledger)) this.accepted.add(mutation);
	}

	private known(me: string | undefined, body: unknown): Reply {
		if (!me) return unauthorized;
		const { ids } = named.parse(body);
		const person = this.state.people[me];
		if (person?.accountStatus === "blocked" || person?.temporary) return without(403);
		return { status: 200, body: { known: ids.filter((id) => this.state.ledger[id]?.user === me) } };
	}
}

/** A refusal that gives no reason. */
const without = (status: number): Reply => ({ status, body: { status, message: "", data: {} } });
const unauthorized = without(401);
