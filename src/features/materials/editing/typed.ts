// What is being typed over what is said of a material lasts as long as the tab: a form closed by mistake is opened again as it
// was.
import type { GivingFields } from "#features/materials/giving/schema.ts";
import { shape } from "#features/materials/giving/typed.ts";
import { keepInTab, keptInTab } from "#local/browser/typed-in-tab.ts";
import { parseJson } from "#local/json.ts";
import type { Material } from "#records.ts";

const editOf = ({ id }: Material): string => `edit material ${id}`;

/** What is said of a material, as its form holds it. */
export const wordsOf = (material: Material): GivingFields => shape.parse(material);

/** Keeps those fields of a material that were typed over: the others may be changed by somebody else. */
export function keepTyped(before: Material, fields: GivingFields): void {
	const old: Record<string, unknown> = before;
	const typed = Object.entries(fields).filter(([field, text]) => text !== old[field]);
	keepInTab(editOf(before), typed.length === 0 ? "" : JSON.stringify(Object.fromEntries(typed)));
}

export const forgetTyped = (material: Material): void => keepInTab(editOf(material), "");

/** The words of a material with what was typed over in this tab. Null when nothing was, or it was saved. */
export function typedBefore(material: Material): GivingFields | null {
	const typed = parseJson(keptInTab(editOf(material)));
	return typed instanceof Object ? (shape.safeParse({ ...material, ...typed }).data ?? null) : null;
}
