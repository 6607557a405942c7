// What a visitor does on any phone.
import type { FakePhone } from "#support/fakes/phone.ts";
import { newId } from "#sync/new-id.ts";
import { save } from "#sync/outbox.ts";
import type { Ledger } from "./ledger.ts";

/** Writes to the centre; `spoilt` decides whether the server accepts it. */
export async function inquire(ledger: Ledger, phone: FakePhone, spoilt: boolean): Promise<void> {
	const [id, text] = [newId(), ledger.newText("visitor")];
	const blank = { student_name: "", grade: "", message: "", subjects: [], website: "" };
	const sender = { parent_name: spoilt ? " " : "Rima", email: "rima@families.test", phone: "+96170123456" };
	const body = { ...blank, ...sender, id, program_type: text, full_message: text, language: "en", took_ms: 45_000 };
	const entry = { kind: "sendInquiry", about: { title: "", form: "join-us" }, body };
	const work = () => save(phone.guests, phone.platform, entry, { id, author: "" });
	await ledger.write(phone, { text, place: id, seen: {} }, work, nobody);
}

/** The user of an inquiry. */
export const nobody = "";
