// The gate: nothing a server says about a person's data is believed before it passed. PocketBase treats a dead token as
// a guest (lists answer 200 and empty), so only this route, which answers a real 401, tells "nothing there" from
// "nobody there". It also brings the server's clock, this person's role and standing, the vault key, and which rows of
// theirs changed since the phone's position.
import * as z from "zod/mini";
import { noteStanding, standingOf } from "./db.ts";
import { type Failure, failureOf } from "./failure.ts";
import { recordId, roleName, standingName } from "./records.ts";
import { type Run, writeInTurn } from "./run.ts";

const gateAnswer = z.object({
	user: z.string(),
	name: z.string(),
	role: roleName,
	standing: standingName,
	reason: z.string(),
	/** The password was set by the centre: the person chooses an own one before anything else. Said only when it is so. */
	temporary: z.optional(z.boolean()),
	now: z.iso.datetime(),
	build: z.string(),
	seq: z.int(),
	mark: z.string(),
	vault: z.string(),
	/** The server was put back to an older state: our position is not in its log. */
	restored: z.boolean(),
	/** Ids of rows by collection; "manifest" when they are too many to list. */
	changed: z.union([z.literal("manifest"), z.record(z.string(), z.array(recordId))]),
});

export type Gate = z.infer<typeof gateAnswer>;
export type GateEnd = { kind: "passed"; gate: Gate } | Extract<Failure, { kind: "silent" | "session" }>;

/**
 * Asks the gate and notes the server's clock, the time of contact and the vault key. HTML, a wrong shape or another
 * user's id is a captive portal or a wrong person: the same as silence, and nothing is touched.
 */
export async function askGate(run: Run): Promise<GateEnd> {
	const { position, restored } = await standingOf(run.db);
	const asked = run.world.now();
	const answer = await run.ask("/api/lead/handshake", { query: position ? { ...position } : {} });
	if (answer.status !== 200) {
		const failure = failureOf(answer.status, answer.body, answer);
		return failure.kind === "session" || failure.kind === "silent" ? failure : silence;
	}
	const parsed = gateAnswer.safeParse(answer.body);
	if (!parsed.success || parsed.data.user !== run.db.userId) return silence;
	const gate = parsed.data;
	const answered = run.world.now();
	// The server's clock was read about half way between asking and hearing.
	const clock_offset = Math.round(Date.parse(gate.now) - (asked + answered) / 2);
	await writeInTurn(run, () =>
		noteStanding(run.db, {
			clock_offset,
			last_contact: answered,
			vault_key: gate.vault,
			standing: gate.standing,
			restored: restored || gate.restored,
		}),
	);
	return { kind: "passed", gate };
}

const silence: Extract<Failure, { kind: "silent" }> = { kind: "silent", wait: null, timedOut: false };
