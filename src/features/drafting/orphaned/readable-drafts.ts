// Makes a draft readable whose field no longer exists. An answer is stored as it was typed; a form with several fields
// is stored as JSON, which nobody is ever shown.
import * as z from "zod/mini";
import { type DraftKind, parseDraftKey } from "#local/drafts.ts";
import { parseJson } from "#local/json.ts";

/** In the order in which they are read. */
const fields = [
	"title",
	"code",
	"subject",
	"grade_level",
	"grade_step",
	"points",
	"day",
	"time",
	"grade",
	"instructions",
	"feedback",
	"reason",
] as const;

/** `text` is what needs no name: an answer, or something of a form this version does not know. */
export type DraftPart = { field: (typeof fields)[number] | "text"; text: string };

export type ReadableDraft = {
	key: string;
	kind: DraftKind;
	/** What the words were for: an assignment, a submission, a course. */
	about: string;
	parts: DraftPart[];
	/** As it lies in the drafts; what undoing a discard puts back. */
	stored: string;
	saved_at: number;
	title: string;
	person: string;
};

const anything = z.record(z.string(), z.unknown());
/** The fields of a form stand side by side, or together beside the version they were written for. */
const formShape = z.union([
	z.pipe(
		z.object({ fields: anything }),
		z.transform(({ fields }) => fields),
	),
	anything,
]);
/** One id, or several with a blank in between. */
const isId = (text: string) => /^[a-z0-9]{15}( [a-z0-9]{15})*$/.test(text);
/** The answer a teacher had read; it is the student's. */
const notWritten = "seen";

/** What a draft says, without the names of what it was for. */
export function wordsIn({ key, text: stored, saved_at }: { key: string; text: string; saved_at: number }) {
	const { kind, id: about } = parseDraftKey(key) ?? { kind: "answer", id: "" };
	const parts = kind === "answer" ? [{ field: "text" as const, text: stored }] : partsOf(stored);
	return { key, kind, about, stored, saved_at, parts };
}

function partsOf(stored: string): DraftPart[] {
	const form = formIn(stored);
	if (!form) return [{ field: "text", text: stored }];
	const known = fields.map((field) => ({ field, text: form.get(field) ?? "" }));
	const names = new Set<string>([...fields, notWritten]);
	const others = [...form].filter(([name, text]) => !names.has(name) && !isId(text));
	return [...known, ...others.map(([, text]) => ({ field: "text" as const, text }))].filter(({ text }) => text !== "");
}

/** The texts of a form by field; null when it is none. */
function formIn(stored: string): Map<string, string> | null {
	const form = formShape.safeParse(parseJson(stored)).data;
	if (!form) return null;
	const texts = Object.entries(form);
	return new Map(texts.flatMap(([name, value]) => (typeof value === "string" ? [[name, value.trim()]] : [])));
}
