// What is wrong with a field, by a key of the words: as the form finds it, and as the server says it in its codes.
import type { InquiryForm, InquiryProblems } from "#local/inquiries/draft.ts";
import type { FieldName } from "./fields.ts";
import { english } from "./words.en.ts";

export type ProblemKey = Extract<keyof typeof english, `problem.${string}`>;

export const isProblem = (key: string | undefined): key is ProblemKey =>
	typeof key === "string" && key.startsWith("problem.") && key in english;

/** Which field holds what became a column of the lead. */
const placeOf: Record<InquiryForm, Record<string, FieldName>> = {
	"join-us": {
		parent_name: "parentName",
		grade: "grade",
		email: "email",
		phone: "phone",
		full_message: "message",
		program_type: "message",
	},
	portal: {
		parent_name: "parentName",
		grade: "grade",
		email: "email",
		phone: "phone",
		program_type: "programs",
		message: "notes",
	},
};

const known: Record<string, ProblemKey> = {
	name_too_long: "problem.nameLong",
	control_letters: "problem.letters",
	invalid_email: "problem.email",
	phone_too_long: "problem.phoneLong",
	phone_no_number: "problem.phoneDigits",
	message_too_short: "problem.messageShort",
	message_too_long: "problem.messageLong",
	programs_missing: "problem.programsMissing",
	programs_too_long: "problem.programsLong",
	notes_too_long: "problem.notesLong",
};

const ofForm: Record<InquiryForm, Record<string, ProblemKey>> = {
	"join-us": {
		name_too_short: "problem.nameShort",
		phone_too_short: "problem.phoneShort",
		invalid_grade: "problem.grade",
	},
	portal: {
		name_too_short: "problem.nameMissing",
		phone_too_short: "problem.phoneMissing",
		invalid_grade: "problem.gradeMissing",
	},
};

/** The server's codes as errors of the form's fields; codes that the visitor cannot do anything about are left out. */
export function problemsOf(form: InquiryForm, codes: InquiryProblems): [field: FieldName, problem: ProblemKey][] {
	return Object.entries(codes).flatMap(([column, code]) => {
		const field = placeOf[form][column];
		const problem = ofForm[form][code] ?? known[code];
		return field && problem ? [[field, problem]] : [];
	});
}
