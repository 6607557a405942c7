// What somebody who mends a material asks of the server, at once.
import type { Giving } from "#features/materials/giving/schema.ts";
import { orSessionEnded } from "#local/account/ended-session.ts";
import { askFor } from "#local/online.ts";
import { type Material, materialRecord } from "#records.ts";

/** What of a material is another now. Its place stays, and with a course its subject and its grade. */
export function changesOf(before: Material, now: Giving): Partial<Giving> {
	const old: Record<string, unknown> = before;
	const fields = before.course_id ? ["title", "description"] : ["title", "subject", "grade", "description"];
	return Object.fromEntries(
		Object.entries(now).filter(([field, text]) => fields.includes(field) && text !== old[field]),
	);
}

/**
 * Changes what is said of a material, for everybody.
 * @param material as its person saw it
 * @returns it as the server has it now
 * @throws {Refused} "changed_meanwhile" when somebody changed it first, and nothing was changed
 * @throws {NoAnswer}
 */
export const editMaterial = ({ id, updated }: Material, changed: Partial<Giving>): Promise<Material> =>
	orSessionEnded(
		askFor(materialRecord, `/api/collections/materials/records/${id}`, {
			method: "PATCH",
			// As the server writes it, which phones make ISO.
			body: { ...changed, replaces: updated.replace("T", " ") },
		}),
	);
