// What the sync chip says. Order matters: what needs a person comes first, and "all sent" comes last and only from
// nothing unsent, nothing lost, no words that are not handed in and a server that answered.
import type { SyncStatus } from "#local/status.ts";

export type Chip = {
	look:
		| "session"
		| "failed"
		| "lost"
		| "account"
		| "sending"
		| "offline"
		| "waiting"
		| "unknown"
		| "typed"
		| "draft"
		| "sent";
	/** How many items the text counts. */
	count: number;
	/** For "Sending 1 of 3". */
	at: number;
	total: number;
	/** When words were saved that are not handed in (phone's clock, milliseconds), or null. */
	drafted: number | null;
};

type Person = { expired: boolean; account_status: string };

/** The one thing to say about a phone in this state. @param typed whether there are words that are not even saved */
export function chipOf(status: SyncStatus, person: Person, typed = false): Chip {
	const { waiting, sending, failed, sent } = status;
	const total = sent + sending + waiting;
	const unsent = waiting + sending + failed;
	const at = Math.min(sent + 1, total);
	const say = (look: Chip["look"], count: number): Chip => ({ look, count, at, total, drafted: status.drafted });
	if (person.expired) return say("session", unsent);
	if (person.account_status !== "approved" && unsent > 0) return say("account", unsent);
	if (failed > 0) return say("failed", failed);
	const lost = status.lost.items.length + (status.lost.sealed?.count ?? 0);
	if (lost > 0) return say("lost", lost);
	if (sending > 0) return say("sending", sending);
	if (status.contact === "offline") return say("offline", waiting);
	if (waiting > 0) return say("waiting", waiting);
	if (status.contact === "unknown") return say("unknown", 0);
	if (status.drafted !== null) return say("draft", 0);
	return say(typed ? "typed" : "sent", 0);
}
