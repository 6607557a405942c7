// What is typed into a form of a prerendered page (src/start.ts). On a bad line a family may have written all of it before the
// app is there: it is kept as the app keeps it, so that a reload loses nothing and the app finds it as its draft.

/** Where src/sync/storage/draft-journal.ts looks for what visitors typed. */
const journal = "lead-typed/lead-guest/";
/** Whoever is signed in has drafts of their own, which only the app knows; other people may use this phone. */
const sessionKey = "lead.session";

const theForm = () => document.querySelector<HTMLFormElement>("form[data-journal]");

/** @throws {Error} where storage is refused */
const isVisitor = (): boolean => localStorage.getItem(sessionKey) === null;

const placeOf = (form: HTMLFormElement): string => journal + form.dataset.journal;

/** What stands under this name in a JSON text. @throws {Error} where it is none, or holds nothing */
const partOf = (json: unknown, name: string): unknown => new Map(Object.entries(JSON.parse(`${json}`))).get(name);

/** Puts back what was typed before this page was loaded again. */
function restoreTyped(): void {
	const form = theForm();
	try {
		const kept = form && isVisitor() ? localStorage.getItem(placeOf(form)) : null;
		if (!form || kept === null) return;
		const fields = partOf(partOf(kept, "text"), "fields");
		for (const [name, words] of Object.entries(typeof fields === "object" && fields ? fields : {})) {
			const field = form.elements.namedItem(name);
			if (typeof words === "string" && field && "value" in field && field.value === "") field.value = words;
		}
	} catch {
		// Storage is refused, or another build left it: the app looks at it again.
	}
}

function keepTyped(): void {
	const form = theForm();
	if (!form || document.documentElement.dataset.app === "here") return;
	const fields = Object.fromEntries(new FormData(form));
	const text = JSON.stringify({ fields, began_at: Math.round(performance.timeOrigin), problems: {} });
	const words = { key: form.dataset.journal, text, saved_at: Date.now(), empty: false };
	try {
		if (!isVisitor()) return;
		if (Object.values(fields).some(Boolean)) localStorage.setItem(placeOf(form), JSON.stringify(words));
		else localStorage.removeItem(placeOf(form));
	} catch {
		// Storage is refused or full: it is in the fields.
	}
}

addEventListener("input", keepTyped, true);
if (document.readyState === "loading") addEventListener("DOMContentLoaded", restoreTyped);
else restoreTyped();
