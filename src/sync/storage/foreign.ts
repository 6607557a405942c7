// Work in the outbox that this build cannot read as its own: a tab of another build put it there. It is never sent, changed
// or removed by this one; it counts as unsent, and whatever of it is text can be read, copied and carried away.
import * as z from "zod/mini";
import { type Schema, typedNames } from "#sync/schema.ts";

/**
 * Words found on this phone, with when they were written (phone's clock, milliseconds; null when that is not known).
 * `draft` is the key of words that were still being typed, "" else.
 */
export type RescuedWords = { title: string; text: string; at: number | null; draft: string };

const entry = z.object({
	state: z.string(),
	created: z.catch(z.nullable(z.number()), null),
	about: z.catch(z.record(z.string(), z.unknown()), {}),
	body: z.catch(z.record(z.string(), z.unknown()), {}),
});

/** What can be read of an entry of the outbox, whichever build wrote it; null for what was sent, or is no entry. */
export function rescuedFrom(schema: Schema, row: unknown): RescuedWords | null {
	const { data } = entry.safeParse(row);
	if (!data || data.state === "sent") return null;
	// The other arguments are ids and times.
	const named = typedNames(schema)
		.map((field) => data.body[field])
		.filter((value) => typeof value === "number" || (typeof value === "string" && value !== ""));
	// If no argument has a known name, the longest text is taken for the author's.
	const texts = named.length > 0 ? named : longestOf(Object.values(data.body));
	return {
		title: textsIn(data.about, schema.named).join(" · "),
		text: texts.map(String).join("\n"),
		at: data.created,
		draft: "",
	};
}

const textsIn = (about: Record<string, unknown>, names: readonly string[]): string[] =>
	names.flatMap((name) => {
		const value = about[name];
		return typeof value === "string" && value !== "" ? [value] : [];
	});

function longestOf(values: unknown[]): string[] {
	const texts = values.filter((value) => typeof value === "string");
	return texts.sort((a, b) => b.length - a.length).slice(0, 1);
}

export type ForeignWork = {
	id: string;
	kind: "foreign";
	/** What it is about; "" when the build that wrote it does not say. */
	title: string;
	/** As lists name it: by what its `about` says (`named` in schema.ts), else by the first line of its words. */
	name: string;
	state: "queued" | "sending" | "failed";
	text: string;
	/** When it was written (phone's clock, milliseconds); null when that is not known. */
	created: number | null;
	/** The record it makes or changes, "" when that is not known. */
	record_id: string;
};

const states = ["queued", "sending", "failed"] as const;

/** @param row of the outbox, not sent, and no entry of this build */
export function foreignWorkOf(schema: Schema, row: object): ForeignWork {
	const field = (name: string): unknown => Reflect.get(row, name);
	const words = rescuedFrom(schema, row);
	return {
		id: String(field("id") ?? `foreign-${field("seq")}`),
		kind: "foreign",
		title: textsIn(entry.safeParse(row).data?.about ?? {}, ["title"]).join(""),
		name: words?.title || firstLine(words?.text ?? ""),
		state: states.find((known) => known === field("state")) ?? "queued",
		text: words?.text ?? "",
		created: words?.at ?? null,
		record_id: String(field("record_id") ?? ""),
	};
}

/** What an untitled work is named by: its first line, cut to what a list can hold. */
const firstLine = (text: string): string => [...(text.split("\n")[0] ?? "")].slice(0, 60).join("");
