// What could not be had over a bad line is asked for again when that may help. The browser's word about the line is a hint
// only: nobody may take it for more than a reason to ask.

/** Calls back when the network may be back: the browser says so, or somebody looks at the page again. @returns what ends it */
export function onReconnect(tell: () => void): () => void {
	const seen = () => {
		if (document.visibilityState === "visible") tell();
	};
	addEventListener("online", tell);
	document.addEventListener("visibilitychange", seen);
	return () => {
		removeEventListener("online", tell);
		document.removeEventListener("visibilitychange", seen);
	};
}
