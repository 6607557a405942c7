// The same text as a first message on WhatsApp, for people who do not want to wait for a network.
import type { InquiryFields, InquiryForm } from "#local/inquiries/draft.ts";
import { say } from "./words.ts";

export function greeting(form: InquiryForm, fields: InquiryFields): string {
	const { parentName: parent = "", grade = "", message = "", programs = "", notes = "" } = fields;
	if (form === "join-us") return say("joinUs.whatsapp", { parent, grade, text: message });
	return say("portal.whatsapp", { parent, grade, text: [programs, notes].filter(Boolean).join("\n") });
}
