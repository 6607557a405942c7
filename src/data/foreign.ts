// Work in the outbox that this build cannot read as its own: a tab of another build put it there. It is never sent, changed
// or removed by this one; it counts as unsent, and whatever of it is text can be read, copied and carried away.
import type { AccountDatabase } from "./db.ts";
import { isErrand } from "./errands.ts";
import { unsentIn } from "./rescue.ts";

export type ForeignWork = {
	id: string;
	kind: "foreign";
	/** As the list of unsent work names it. */
	about: { title: string; person: string };
	state: "queued" | "sending" | "failed";
	text: string;
	/** When it was written (phone's clock, milliseconds); null when that is not known. */
	created: number | null;
	/** The record it makes or changes, "" when that is not known. */
	record_id: string;
};

const states = ["queued", "sending", "failed"] as const;

/** All of it that was not sent, oldest first. */
export async function foreignWork(db: AccountDatabase): Promise<ForeignWork[]> {
	const rows: unknown[] = await db.outbox.where("state").notEqual("sent").toArray();
	const found: ForeignWork[] = [];
	for (const [at, row] of rows.entries()) {
		if (isErrand(row) || typeof row !== "object" || row === null) continue;
		const field = (name: string): unknown => Reflect.get(row, name);
		const words = unsentIn(row);
		found.push({
			id: String(field("id") ?? `foreign-${at}`),
			kind: "foreign",
			about: { title: words?.title || firstLine(words?.text ?? ""), person: "" },
			state: states.find((known) => known === field("state")) ?? "queued",
			text: words?.text ?? "",
			created: words?.at ?? null,
			record_id: String(field("record_id") ?? ""),
		});
	}
	return found.sort((a, b) => (a.created ?? 0) - (b.created ?? 0));
}

/** What an untitled work is named by: its first line, cut to what a list can hold. */
const firstLine = (text: string): string => [...(text.split("\n")[0] ?? "")].slice(0, 60).join("");
