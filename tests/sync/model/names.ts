// Finds out whether the server has a text.
import type { Word } from "./ledger.ts";
import type { School } from "./school.ts";
import { nobody } from "./visitor.ts";

/**
 * True if the text is on the server, or was overwritten by somebody who had seen it. For joins and inquiries: if it was
 * ever confirmed. After a restore no server asks a visitor's phone again, because the centre has the mail.
 */
export function onServer({ server }: School, { text, user, place }: Word): boolean {
	const { rows, past } = server.state;
	if (past.includes(text) || server.accepted.has(text)) return true;
	if (user === nobody) return server.accepted.has(place);
	return JSON.stringify(rows).includes(JSON.stringify(text).slice(1, -1));
}
