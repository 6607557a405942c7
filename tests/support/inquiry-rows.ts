// An inquiry kept on a phone, as the form leaves it there.
import { keepInquiry } from "#local/inquiries/inquiries.ts";
import { newId } from "#sync/new-id.ts";

/** @param author who was signed in when it was pressed; "" for nobody */
export async function aKeptInquiry(author: string): Promise<void> {
	const body = {
		id: newId(),
		parent_name: "Rima Haddad",
		email: "rima@example.com",
		phone: "+961 70 123 456",
		student_name: "",
		grade: "Grade 4",
		program_type: "Nour needs help with fractions.",
		message: "Nour needs help with fractions.",
		full_message: "Nour needs help with fractions.",
		subjects: [],
		language: "en",
		website: "",
		took_ms: 0,
	} satisfies Parameters<typeof keepInquiry>[0]["body"];
	await keepInquiry({ form: "join-us", author, created: Date.now(), body });
}
