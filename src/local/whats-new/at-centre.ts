// How many people and inquiries wait at the centre, asked for an admin on every page.
import * as z from "zod/mini";
import { whyStopped } from "#local/account/reach.ts";
import { askFor } from "#local/online.ts";

const people = z.object({ waiting: z.number() });
const inquiries = z.object({ counts: z.object({ new: z.number() }) });
let asked = 0;

/**
 * Once in each minute, while somebody looks. Both requests ask for an empty list, because only the counts beside it are of
 * use.
 * @param note takes the number, and when it was asked for
 * @throws {NoAnswer | Refused}
 */
export async function askCentre(note: (count: number, askedAt: number) => void): Promise<void> {
	const now = Date.now();
	const minute = Math.floor(now / 60_000);
	if (document.hidden || whyStopped() !== null || minute === asked) return;
	asked = minute;
	const [{ waiting }, { counts }] = await Promise.all([
		askFor(people, "/api/lead/people", { query: { list: "waiting", status: "approved" } }),
		askFor(inquiries, "/api/lead/inquiries", { query: { id: "none" } }),
	]);
	note(waiting + counts.new, now);
}
