// The fields of both forms. They share their names, so that one hook serves both.
import type { InquiryForm } from "#local/inquiries/draft.ts";

/** Of each form, from the first to the last. */
export const fieldsOf = {
	"join-us": ["parentName", "grade", "email", "phone", "message"],
	portal: ["parentName", "email", "phone", "grade", "programs", "notes"],
} as const satisfies Record<InquiryForm, readonly string[]>;

export type FieldName = (typeof fieldsOf)[InquiryForm][number];
