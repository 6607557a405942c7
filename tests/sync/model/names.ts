// Whether the server has some words.
import type { School } from "./school.ts";

/** It is there, or was there until somebody who saw it wrote over it; of a join: it was ever answered. */
export function onServer({ server }: School, text: string): boolean {
	const { rows, past } = server.state;
	if (past.includes(text) || server.accepted.has(text)) return true;
	return JSON.stringify(rows).includes(JSON.stringify(text).slice(1, -1));
}
