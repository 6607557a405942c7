// Edits of what is said of a material.
import type { Row } from "#support/server.ts";
import { here, records } from "./two-materials.ts";

/** Sent as by who saw the material as this row. */
export const edit = (token: string | undefined, row: Row, fields: object) =>
	here().server.ask("PATCH", `${records}/${row.id}`, { token, body: { replaces: row.updated, ...fields } });
export const now = async ({ id }: Row): Promise<Row> => {
	const row = await here().server.row("materials", id);
	if (!row) throw new Error("The material is not there.");
	return row;
};
