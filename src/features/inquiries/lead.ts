// Turns the fields of a form into the lead that the centre stores.
import type { Inquiry, Lead } from "#local/inquiries/database.ts";
import type { InquiryFields, InquiryForm } from "#local/inquiries/draft.ts";
import { isVisible } from "#local/text.ts";
import { shownPhone } from "#ui/phone-number.ts";
import { noNotes, notesIn } from "./mutations.ts";
import type { InquiryWords } from "./schema.ts";

type LeadWords = Omit<Lead, "id" | "language" | "written_at" | "took_ms">;

/** Whole letters, so that none is cut in half. */
const beginningOf = (text: string): string => [...text].slice(0, 100).join("");

export function leadWords(form: InquiryForm, words: InquiryWords): LeadWords {
	const { parentName, email, phone, grade, website } = words;
	const person = { parent_name: parentName, email, phone, grade, subjects: [] satisfies [], website } as const;
	if (form === "join-us") {
		return {
			...person,
			student_name: "",
			program_type: beginningOf(words.message),
			message: "",
			full_message: words.message,
		};
	}
	return {
		...person,
		student_name: `Portal Access Request - ${grade}`,
		program_type: words.programs,
		message: isVisible(words.notes) ? words.notes : noNotes,
		full_message: "",
	};
}

/** The fields of the form that this inquiry was made from. */
export function typedIn({ about, body }: Pick<Inquiry, "about" | "body">): InquiryFields {
	const { parent_name, email, phone, grade, program_type, message, full_message } = body;
	const person = { parentName: parent_name, email, phone: shownPhone(phone), grade };
	if (about.form === "join-us") return { ...person, message: full_message };
	return { ...person, programs: program_type, notes: notesIn(message) };
}
