// Sending inquiries, as a guest, oldest first. One sender on this phone: tabs and the service worker share a lock. An
// answer is believed only as JSON with our id and our words; everything else is silence, and the same inquiry goes again.

import * as z from "zod/mini";
import { leadRecord } from "#records.ts";
import { backoff, failureOf, isHeldUntil, longestHold } from "#sync/failure.ts";
import type { Platform } from "#sync/platform.ts";
import { type Ask, connect, type ServerResponse } from "#sync/request.ts";
import { durably } from "#sync/storage/durable.ts";
import { type InquiryProblems, type Lead, type UnsentInquiry, visitorDatabase } from "./database.ts";

type Verdict =
	| { kind: "sent" }
	| { kind: "refused"; problems: InquiryProblems }
	/** Refused without a reason: tried again, and at last its writer decides. */
	| { kind: "unknown" }
	| { kind: "silent"; wait: number | null };

const keepReceiptsFor = 30 * 86_400_000;
const patience = 86_400_000;
const triesBeforeAsking = 5;

const healthy = z.object({ code: z.literal(200) });
const named = z.object({ mutation: z.string() });
/** What the answer must repeat: a guest is not shown the rest. */
const stored = z.pick(leadRecord, {
	id: true,
	parent_name: true,
	email: true,
	phone: true,
	student_name: true,
	grade: true,
	program_type: true,
	message: true,
	full_message: true,
	language: true,
});
const refusal = z.object({ data: z.record(z.string(), z.object({ code: z.string() })) });

/** Posts a lead and says what the answer means. */
export async function postLead(ask: Ask, body: Lead): Promise<Verdict> {
	const answer = await ask("/api/collections/leads/records", { method: "POST", body: { ...body, mutation: body.id } });
	if (answer.status === 200) return holds(answer.body, body) ? { kind: "sent" } : { kind: "silent", wait: null };
	return verdictOf(answer);
}

function holds(answer: unknown, body: Lead): boolean {
	if (named.safeParse(answer).data?.mutation !== body.id) return false;
	const row = stored.safeParse(answer).data;
	return row !== undefined && z.keyof(stored).options.every((name) => row[name] === body[name]);
}

function verdictOf(answer: ServerResponse): Verdict {
	const failure = failureOf(answer.status, answer.body, answer);
	if (failure.kind === "unknown") return { kind: "unknown" };
	// Nobody's token is in it: a 401 is no answer of ours.
	if (failure.kind === "session") return { kind: "silent", wait: null };
	if (failure.kind === "silent") return failure;
	const codes = Object.entries(refusal.safeParse(answer.body).data?.data ?? {});
	return { kind: "refused", problems: Object.fromEntries(codes.map(([field, { code }]) => [field, code])) };
}

export type SendingOptions = {
	/** The person or the network came back: no waiting time counts any more. */
	anew?: boolean;
	/** The app is closed: a server's wait is heeded for longer than by a person who looks at the screen. */
	background?: boolean;
	/** Ends the sending early, as if the network had gone. */
	stop?: AbortSignal;
};

/** Sends what waits. @returns "silent" when the server did not answer and the rest waits for the next time */
export function sendInquiries(
	platform: Platform,
	{ anew = false, background = false, stop }: SendingOptions = {},
): Promise<"quiet" | "silent"> {
	return platform.alone("lead-visitor", async (lost) => {
		const ask = connect(platform, "", stop, lost);
		await tidyUp(platform, anew);
		while (true) {
			const inquiry = await nextDue(platform, background);
			if (!inquiry) return "quiet";
			// Only a server that is there makes it an attempt: until then its writer may take the inquiry back.
			if (!healthy.safeParse((await ask("/api/health")).body).success) return "silent";
			const trying = await markSending(inquiry.id);
			if (!trying) continue;
			const verdict = await postLead(ask, trying.letter.body);
			await settle(trying, verdict, { platform, background });
			if (verdict.kind === "silent") return "silent";
		}
	});
}

/** What was under way when a tab died waits again, and old receipts go. */
async function tidyUp(platform: Platform, anew: boolean): Promise<void> {
	const db = visitorDatabase();
	await durably(db, async () => {
		await db.outbox.filter(({ state }) => state === "sending").modify({ state: "queued" });
		if (anew) await db.outbox.filter(({ state }) => state === "queued").modify({ next_attempt: 0 });
		await db.receipts.filter(({ sent_at }) => Math.abs(platform.now() - sent_at) > keepReceiptsFor).delete();
	});
}

async function nextDue(platform: Platform, background: boolean): Promise<UnsentInquiry | undefined> {
	const rows = await visitorDatabase().outbox.toArray();
	const due = rows.filter(
		(inquiry): inquiry is UnsentInquiry =>
			inquiry.state === "queued" && !isHeldUntil(inquiry.next_attempt, platform.now(), background),
	);
	return due.sort((a, b) => a.created - b.created)[0];
}

/** How long until the first of what waits for its time is due, in milliseconds; infinite when nothing does. */
export async function untilNextInquiry(platform: Platform): Promise<number> {
	const rows = await visitorDatabase().outbox.toArray();
	const held = rows.filter(({ state, next_attempt }) => state === "queued" && next_attempt > platform.now());
	return Math.min(...held.map(({ next_attempt }) => next_attempt - platform.now()));
}

async function markSending(id: string): Promise<UnsentInquiry | undefined> {
	const db = visitorDatabase();
	return await durably(db, async () => {
		const inquiry = await db.outbox.get(id);
		if (inquiry?.state !== "queued") return undefined;
		const trying: UnsentInquiry = {
			...inquiry,
			state: "sending",
			attempts: inquiry.attempts + 1,
			turn: crypto.randomUUID(),
		};
		await db.outbox.put(trying);
		return trying;
	});
}

/** Once the centre has it, nothing of what it said stays here. */
async function settle(
	inquiry: UnsentInquiry,
	verdict: Verdict,
	{ platform, background }: { platform: Platform; background: boolean },
): Promise<void> {
	const db = visitorDatabase();
	const now = platform.now();
	const longest = longestHold(background);
	await durably(db, async () => {
		// Somebody else took over while this tab was frozen, and sends it, or has sent it.
		if ((await db.outbox.get(inquiry.id))?.turn !== inquiry.turn) return;
		if (verdict.kind === "sent") {
			await db.outbox.put({ ...inquiry, state: "sent", letter: null, sent_at: now });
		} else if (verdict.kind === "refused") {
			await db.outbox.put({ ...inquiry, state: "failed", problems: verdict.problems });
		} else if (verdict.kind === "silent") {
			const hold = Math.min(longest, verdict.wait ?? 0);
			await db.outbox.put({ ...inquiry, state: "queued", next_attempt: hold > 0 ? now + hold : 0 });
		} else {
			const tired = inquiry.attempts >= triesBeforeAsking && now - inquiry.created >= patience;
			const pause = Math.min(longest, Math.max(1000, backoff(inquiry.attempts, platform.random())));
			await db.outbox.put({ ...inquiry, state: tired ? "failed" : "queued", next_attempt: now + pause });
		}
	});
}
