import { draftSaver } from "#local/save-draft.ts";

export { draftSaver, saveDraftNow } from "#local/save-draft.ts";

/** Throws words away that no screen has a field for. @returns what puts them back @throws {NotSaved} */
export async function discardDraft(key: string, text: string): Promise<() => Promise<void>> {
	const save = draftSaver(key);
	await save("");
	return () => save(text);
}
