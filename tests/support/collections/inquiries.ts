// Inquiries of visitors, which no phone mirrors.
import { joinUsBody } from "#support/leads.ts";
import { newId } from "#support/school.ts";
import type { Tried } from "./description.ts";
import { records } from "./lesson.ts";

export const inquiryWrites = {
	sendInquiry: {
		ready: async () => ({
			...{ who: null, another: null, collection: "leads", method: "POST", path: records("leads") },
			// Longer than its beginning, which travels as well: the end can differ alone.
			body: joinUsBody({
				full_message: `My daughter needs help with fractions. ${newId()} ${"Have you a place? ".repeat(9)}`,
			}),
			other: { phone: "+9613000000", grade: "Grade 6", language: "fr" },
		}),
		ledger: [
			...(["sendInquiry", "id", "parent_name", "email", "phone", "student_name", "grade", "program_type"] as const),
			...["message", "full_message", "language", "written_at"],
		],
	},
} satisfies Record<string, Tried>;
