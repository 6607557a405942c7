// Asking the server which mutations it has. It keeps the id of each in the transaction that does the work, so a server that
// was put back to an older state says of what it lost that it does not know it.
import * as z from "zod/mini";
import type { Run } from "./run.ts";
import { accountsOf } from "./schema.ts";

const idsPerRequest = 500;
const response = z.object({ known: z.array(z.string()) });

/**
 * @param ids of mutations of this person
 * @returns those the server has; null when it did not say
 */
export async function askKnown(run: Run, ids: readonly string[]): Promise<ReadonlySet<string> | null> {
	const known = new Set<string>();
	for (let at = 0; at < ids.length; at += idsPerRequest) {
		const body = { ids: ids.slice(at, at + idsPerRequest) };
		const { status, body: said } = await run.ask(accountsOf(run.db.schema).routes.known, { method: "POST", body });
		const parsed = response.safeParse(said);
		if (status !== 200 || !parsed.success) return null;
		for (const id of parsed.data.known) known.add(id);
	}
	return known;
}
