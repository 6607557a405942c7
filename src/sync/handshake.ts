// The handshake: nothing a server says about a person's data is believed before it passed. PocketBase treats a dead token as
// a guest (lists answer 200 and empty), so only this route, which answers a real 401, tells "nothing there" from
// "nobody there". It also brings the server's clock, this person's role and account status, the vault key, and which rows of
// theirs changed since the phone's position.
import * as z from "zod/mini";
import { noteSyncState, syncStateOf } from "./database.ts";
import { type Failure, failureOf, silence } from "./failure.ts";
import { type Run, writeWithSendLock } from "./run.ts";
import { type Account, accountsOf } from "./schema.ts";
import { recordId } from "./storage/kept-shape.ts";

const handshakeBody = z.object({
	user: z.string(),
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

export type Handshake = z.infer<typeof handshakeBody> & { account: Account };
type HandshakeEnd = { kind: "passed"; handshake: Handshake } | Extract<Failure, { kind: "silent" | "session" }>;

/**
 * Shakes hands and notes the server's clock, the time of contact and the vault key. HTML, a wrong shape or another
 * user's id is a captive portal or a wrong person: the same as silence, and nothing is touched.
 */
export async function shakeHands(run: Run): Promise<HandshakeEnd> {
	const accounts = accountsOf(run.db.schema);
	const { position, restored } = await syncStateOf(run.db);
	const asked = run.platform.now();
	const response = await run.ask(accounts.routes.handshake, { query: position ? { ...position } : {} });
	if (response.status !== 200) {
		const failure = failureOf(response.status, response.body, response);
		return failure.kind === "session" || failure.kind === "silent" ? failure : silence;
	}
	const parsed = handshakeBody.safeParse(response.body);
	const account = accounts.shape.safeParse(response.body);
	if (!parsed.success || !account.success || parsed.data.user !== run.db.userId) return silence;
	const handshake = { ...parsed.data, account: account.data };
	const answered = run.platform.now();
	// The server's clock was read about half way between asking and hearing.
	const clock_offset = Math.round(Date.parse(handshake.now) - (asked + answered) / 2);
	await writeWithSendLock(run, () =>
		noteSyncState(run.db, {
			clock_offset,
			last_contact: answered,
			vault_key: handshake.vault,
			access: accounts.accessOf(handshake.account),
			restored: restored || handshake.restored,
		}),
	);
	return { kind: "passed", handshake };
}
