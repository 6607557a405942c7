// Whether to save this visitor's data: the system's settings ask for it, or the browser reports a slow connection. Then
// nothing moves by itself and nothing is fetched before it is needed.

/** False where the browser does not say; one family does. */
export function savesData(): boolean {
	const line: unknown = "connection" in navigator ? navigator.connection : null;
	if (typeof line !== "object" || line === null) return false;
	if ("saveData" in line && line.saveData === true) return true;
	return "effectiveType" in line && (line.effectiveType === "2g" || line.effectiveType === "slow-2g");
}
