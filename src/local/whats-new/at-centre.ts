// How many people and inquiries wait at the centre, asked for an admin on every page: at once, and each minute while somebody
// looks. Only admins fetch this.
import * as z from "zod/mini";
import { watchReach, whyStopped } from "#local/account/reach.ts";
import { askFor } from "#local/online.ts";

const minute = 60_000;

const people = z.object({ waiting: z.number() });
const inquiries = z.object({ counts: z.object({ new: z.number() }) });

/** Both are asked for nobody, of whom the server sends nothing: the numbers stand beside them. */
async function ask(): Promise<number> {
	const [{ waiting }, { counts }] = await Promise.all([
		askFor(people, "/api/lead/people", { query: { list: "waiting", status: "approved" } }),
		askFor(inquiries, "/api/lead/inquiries", { query: { id: "none" } }),
	]);
	return waiting + counts.new;
}

/** @param note takes the number, and when it was asked for @returns what ends it */
export function followCentre(note: (count: number, askedAt: number) => void): () => void {
	let asked = -1;
	let ended = false;
	const look = async () => {
		const now = Date.now();
		const question = Math.floor(now / minute);
		if (document.hidden || whyStopped() !== null || question === asked) return;
		asked = question;
		const count = await ask().catch((problem: unknown) => console.warn("not fetched", problem));
		if (count !== undefined && !ended) note(count, now);
	};
	const looked = () => void look();
	const timer = setInterval(looked, minute / 2);
	document.addEventListener("visibilitychange", looked);
	const unwatch = watchReach(looked);
	looked();
	return () => {
		ended = true;
		clearInterval(timer);
		document.removeEventListener("visibilitychange", looked);
		unwatch();
	};
}
