// What a visitor wrote to the centre, as the phone shows and rescues it.
import { expect, test } from "vitest";
import { sendInquiry } from "./mutations.ts";

const body = {
	id: "inquiry",
	parent_name: "Rima Haddad",
	email: "rima@families.test",
	phone: "+96170123456",
	student_name: "",
	grade: "Grade 4",
	program_type: "Homework help",
	message: "Nour needs help with fractions.",
	full_message: "",
	subjects: [],
	language: "en" as const,
	written_at: "2026-02-03T09:00:00.000Z",
	website: "",
	took_ms: 45_000,
};

test("an inquiry is drawn nowhere", () => {
	expect(sendInquiry.draw({ id: "m", record_id: "inquiry", author: "", created: 0, body }, undefined)).toBeNull();
});

test("its text is what the family wrote, line after line, and a request without notes has none for them", () => {
	const who = "Rima Haddad\nGrade 4\nrima@families.test\n+96170123456\n";
	expect(sendInquiry.text?.(body)).toBe(`${who}Homework help\nNour needs help with fractions.`);
	expect(sendInquiry.text?.({ ...body, message: "Portal access request" })).toBe(`${who}Homework help`);
	expect(sendInquiry.text?.({ ...body, full_message: "Have you a place?" })).toBe(`${who}Have you a place?`);
});
