// Whether the server has some words.
import type { Word } from "./ledger.ts";
import type { School } from "./school.ts";
import { nobody } from "./visitor.ts";

/**
 * They are there, or were there until somebody who saw them wrote over them; of a join and an inquiry: it was ever
 * answered. Nobody asks a visitor's phone again after a restore: the centre has the mail.
 */
export function onServer({ server }: School, { text, user, place }: Word): boolean {
	const { rows, past } = server.state;
	if (past.includes(text) || server.accepted.has(text)) return true;
	if (user === nobody) return server.accepted.has(place);
	return JSON.stringify(rows).includes(JSON.stringify(text).slice(1, -1));
}
