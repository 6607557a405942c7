// When to try a failed fetch again. The browser's online event is a hint that trying may help, and no proof of a
// connection.

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
