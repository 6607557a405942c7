// What a visitor can write to the centre.
import * as z from "zod/mini";
import type { Row } from "#sync/collection.ts";
import { mutationsOn } from "#sync/mutation.ts";

const text = z.string();

const lead = z.object({
	id: text,
	parent_name: text,
	email: text,
	phone: text,
	student_name: text,
	grade: text,
	program_type: text,
	message: text,
	full_message: text,
	subjects: z.array(text),
	language: z.enum(["en", "fr"]),
	written_at: text,
	/** A field no person sees. */
	website: text,
	/** From the first key, or from the page's opening if the app came after that key, to the press; in milliseconds. */
	took_ms: z.number(),
});

const written = [
	"parent_name",
	"email",
	"phone",
	"student_name",
	"grade",
	"program_type",
	"message",
	"full_message",
] as const;

const nothing: Pick<z.infer<typeof lead>, (typeof written)[number]> = {
	parent_name: "",
	email: "",
	phone: "",
	student_name: "",
	grade: "",
	program_type: "",
	message: "",
	full_message: "",
};

/** The message of a request without notes. */
export const noNotes = "Portal access request";

export const notesIn = (message: string): string => (message === noNotes ? "" : message);

/** A visitor asks the centre for a place, or for an account. It travels under nobody's name, whoever is signed in. */
export const sendInquiry = mutationsOn<{ leads: Row }>()({
	name: "sendInquiry",
	collection: "leads",
	// Never in a batch: fifty inquiries in one request would pass the centre's limits as one.
	does: { route: "/api/collections/leads/records" },
	args: lead,
	written,
	stamp: { at: "written_at" },
	echoes: ["id", ...written, "language"],
	receipt: (args) => ({ ...args, ...nothing }),
	family: "inquiry",
	parent: () => null,
	draw: () => null,
	text: ({ parent_name, grade, email, phone, program_type, message, full_message }) =>
		[parent_name, grade, email, phone, ...(full_message ? [full_message] : [program_type, notesIn(message)])]
			.filter(Boolean)
			.join("\n"),
	place: null,
});
