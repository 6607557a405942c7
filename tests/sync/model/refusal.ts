// How the server in memory says yes and no.
import type { Fields, Row } from "./fake-state.ts";

export class Refusal extends Error {
	readonly status: number;
	readonly data: Fields;

	/** Without a code it is a refusal by a rule, which says nothing. */
	constructor(status: number, code = "", message = "") {
		super(message);
		this.status = status;
		this.data = code ? { field: { code, message } } : {};
	}
}

/** The stored row, and the name its content goes by in "what was ever accepted". */
export type Written = { row: Row; name: string };

/** Whether this write made the row's content, or content it had before. */
export const knows = (row: Row, revision: string): boolean =>
	row.revision === revision || String(row.earlier_revisions).split(" ").includes(revision);

export const pocketDate = (ms: number): string => new Date(ms).toISOString().replace("T", " ");
