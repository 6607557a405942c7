// Whether to save this visitor's data: the system's settings ask for it, or the browser reports a slow connection. Then
// nothing moves by itself and nothing is fetched before it is needed.

declare global {
	interface Navigator {
		/** One family of browsers has it. */
		readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
	}
}

export function savesData(): boolean {
	const { saveData, effectiveType } = navigator.connection ?? {};
	return saveData === true || effectiveType === "2g" || effectiveType === "slow-2g";
}
