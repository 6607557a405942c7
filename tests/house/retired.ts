// Words that nothing here is called any more, each with the word that took its place.

/** They say nothing to a person from another project: they stand nowhere, not even in a comment. */
export const retiredWords: Record<string, string> = {
	errand: "mutation, outbox entry",
	courier: "sync engine",
	traveller: "sync run",
	settle: "reconcile",
	settling: "reconcile",
	homeless: "orphaned",
	puzzling: "unexplained",
	stranded: "orphaned drafts",
	overtaken: "superseded",
	pupil: "student",
	waking: "background sync",
	knock: "loopback call",
	knocked: "loopback call",
	shelf: "draft journal",
	standing: "account status, sync state, submission status",
	strike: "fault",
	deed: "action, log entry",
};

/** Besides, in identifiers, CSS classes and the names of files and folders: ordinary words that were private names. */
export const retiredNames: Record<string, string> = {
	...retiredWords,
	gate: "handshake",
	world: "platform",
	told: "notified",
	telling: "notified",
	news: "notices, notifications",
	doubt: "suspicion",
	doubted: "suspected",
	doubtful: "suspect",
	desk: "dashboard, desktop, device",
	pen: "autofocus",
	keeping: "save draft",
	tick: "maintenance, checkbox",
	ticked: "checked",
	guess: "attempt limit",
	guesses: "attempt limits",
	works: "submissions, items",
	plant: "mutant",
	door: "sign-in, portal, a guard of a route",
	crossing: "redirect",
	misfit: "unreadable row",
};

/** Besides, in the names of files and folders. */
export const retiredFileNames: Record<string, string> = {
	...retiredNames,
	sheet: "card, drawer or printout",
	turn: "send lock",
};

/** The words that took the place of the retired parts of a name or a path; a part may have an "s" more. */
export function replacementsIn(name: string, retired: Record<string, string>): string[] {
	return partsOf(name).flatMap((part) => {
		const found = [part, part.replace(/s$/, "")].find((word) => Object.hasOwn(retired, word));
		return found === undefined ? [] : [`${found} (now: ${retired[found]})`];
	});
}

/** "draftJournal" and "draft-journal" are of the parts "draft" and "journal". */
const partsOf = (name: string): string[] =>
	name
		.replace(/([a-z0-9])([A-Z])/g, "$1-$2")
		.toLowerCase()
		.split(/[^a-z]+/);
