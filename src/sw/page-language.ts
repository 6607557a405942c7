// In which language a page opens: as this browser chose (the app tells, rememberLanguage), else as the system speaks. A
// worker reads neither local storage nor cookies, so the choice is kept beside the pages it is for.
const shelf = "lead-choices";
const place = "/language";

/** Keeps what was chosen. Anything else than a language of ours is not heard. */
export async function noteLanguage(language: unknown): Promise<void> {
	if (language !== "en" && language !== "fr") return;
	const cache = await caches.open(shelf);
	await cache.put(place, new Response(language));
}

/** Never throws. */
export async function pageLanguage(): Promise<"en" | "fr"> {
	const kept = await caches
		.match(place, { cacheName: shelf })
		.then((answer) => answer?.text())
		.catch(() => undefined);
	if (kept === "en" || kept === "fr") return kept;
	const ours = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
	return ours.find((code) => code === "en" || code === "fr") === "fr" ? "fr" : "en";
}
