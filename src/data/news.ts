// What a writer is to be told about an errand: that it is saved on the phone when no answer came within three seconds,
// and once how it ended, while somebody is looking. Several tabs may look; the database decides which one speaks.
import { liveQuery } from "dexie";
import { type AccountDatabase, accountDatabase } from "./db.ts";
import { durably } from "./durable.ts";
import type { Errand } from "./errands.ts";
import { readSession, watchSession } from "./session.ts";
import { realWorld } from "./world.ts";

/** `sent` and `failed` are ends; `saved` may be followed by one of them. */
export type News = { kind: "sent" | "saved" | "failed"; errands: Errand[] };

const patience = 3000;

function newsOf(errand: Errand, now: number): News["kind"] | null {
	if (errand.told === "end") return null;
	if (errand.state === "sent" || errand.state === "failed") return errand.state;
	const old = now - errand.created >= patience || now < errand.created - patience;
	return errand.told === "nothing" && old ? "saved" : null;
}

/** Takes what is to be told now, so that no other tab tells it again. */
async function claim(db: AccountDatabase): Promise<News[]> {
	const now = realWorld.now();
	return await durably(db, async () => {
		const told: Record<News["kind"], Errand[]> = { sent: [], saved: [], failed: [] };
		for (const errand of await db.outbox.where("told").anyOf("nothing", "saved").toArray()) {
			const kind = newsOf(errand, now);
			if (!kind) continue;
			told[kind].push(errand);
			await db.outbox.update(errand.seq, { told: kind === "saved" ? "saved" : "end" });
		}
		const kinds: News["kind"][] = ["failed", "sent", "saved"];
		return kinds.filter((kind) => told[kind].length > 0).map((kind) => ({ kind, errands: told[kind] }));
	});
}

function watchAccount(db: AccountDatabase, tell: (news: News) => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const look = () => tellWhatIsNew().catch((error: unknown) => console.error("news", error));
	const tellWhatIsNew = async () => {
		clearTimeout(timer);
		const open = await db.outbox.where("told").anyOf("nothing", "saved").toArray();
		if (open.length === 0 || document.visibilityState !== "visible") return;
		const now = realWorld.now();
		if (open.some((errand) => newsOf(errand, now))) for (const news of await claim(db)) tell(news);
		if (open.some((errand) => errand.told === "nothing" && newsOf(errand, now) === null)) {
			timer = setTimeout(() => void look(), 500);
		}
	};
	const subscription = liveQuery(
		async () => await db.outbox.where("told").anyOf("nothing", "saved").toArray(),
	).subscribe(() => void look());
	const seen = () => void look();
	document.addEventListener("visibilitychange", seen);
	return () => {
		clearTimeout(timer);
		subscription.unsubscribe();
		document.removeEventListener("visibilitychange", seen);
	};
}

/** Calls back with everything the signed-in person is to be told. @returns what ends it */
export function watchNews(tell: (news: News) => void): () => void {
	let userId: string | undefined;
	let stop = () => {};
	const follow = () => {
		const now = readSession()?.user.id;
		if (now === userId) return;
		userId = now;
		stop();
		stop = now ? watchAccount(accountDatabase(now), tell) : () => {};
	};
	follow();
	const unwatch = watchSession(follow);
	return () => {
		unwatch();
		stop();
	};
}
