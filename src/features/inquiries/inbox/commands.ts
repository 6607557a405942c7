// What an admin does about an inquiry, each asked of the server at once. They throw NoAnswer or Refused.

import * as z from "zod/mini";
import { language } from "#i18n/i18n.ts";
import { orSessionEnded } from "#local/account/ended-session.ts";
import { saveFile } from "#local/browser/save-file.ts";
import { askFor } from "#local/online.ts";
import { type Inquiry, type InquiryStatus, type Progress, progress, type Show } from "./queries.ts";
import { say } from "./words.ts";

export type Change =
	| { status: InquiryStatus }
	| { notes: string }
	| { child_name: string }
	/** A call that nobody answered: the status stays. */
	| { no_answer: true }
	| { suspect: true }
	/** `status` makes it a family that nobody has called, also when it was closed as spam; without, it stays as it is. */
	| { suspect: false; status?: "new" };

/**
 * Changes the status, the notes or the child's name, or whether it is spam, as this admin saw them; or notes a call.
 * @returns what the server has now
 * @throws {Refused} "changed_meanwhile" when another admin changed it first, and nothing was changed
 */
export const changeInquiry = ({ id, updated }: Inquiry, change: Change): Promise<Progress> =>
	orSessionEnded(
		askFor(progress, `/api/collections/leads/records/${id}`, {
			method: "PATCH",
			body: { ...change, replaces: updated },
		}),
	);

const partOfTable = z.object({ table: z.string(), after: z.string() });

/** Saves what the list shows, all its pages, as a file for spreadsheets. */
export async function saveTable(show: Show, search: string): Promise<void> {
	const parts: string[] = [];
	let after: string | null = null;
	while (after !== "") {
		const query = { show, search, language: language(), ...(after && { after }) };
		const part: z.infer<typeof partOfTable> = await askFor(partOfTable, "/api/lead/inquiries/table", { query });
		parts.push(part.table);
		after = part.after;
	}
	saveFile(say("save.file"), new Blob(parts, { type: "text/csv" }));
}
