// How much room files have on this phone, and whether they come by themselves. It is about the phone and its line, so it
// stands in local storage, for everybody who signs in here.
import * as z from "zod/mini";
import { parseJson } from "#local/json.ts";
import { listenersOf } from "#local/listeners.ts";

const storageKey = "lead.files";

const megabyte = 1024 * 1024;
/** The rooms a person chooses from, in bytes. */
export const budgets = [25, 50, 100, 250, 500].map((megabytes) => megabytes * megabyte);

const shape = z.object({
	/** In bytes. */
	budget: z.number(),
	/** Whether files may come by themselves; "ask": nobody was asked yet, which is done where the line may cost money. */
	byItself: z.enum(["ask", "yes", "no"]),
});

export type FileSettings = z.infer<typeof shape>;

const first: FileSettings = { budget: 100 * megabyte, byItself: "ask" };

let known: { raw: string | null; settings: FileSettings } = { raw: null, settings: first };
const listeners = listenersOf(() => {
	addEventListener("storage", listeners.tell);
	return () => removeEventListener("storage", listeners.tell);
});

/** The settings of this phone; the same object as long as nothing changed. */
export function readFileSettings(): FileSettings {
	let raw = known.raw;
	try {
		raw = localStorage.getItem(storageKey);
	} catch {
		// Storage refused: what was chosen lasts as long as this page.
	}
	if (raw !== known.raw) known = { raw, settings: parse(raw) };
	return known.settings;
}

const parse = (raw: string | null): FileSettings => shape.safeParse(parseJson(raw ?? "")).data ?? first;

/** Changes what this phone does about files, for everybody who signs in here; every watcher is called back. */
export function changeFileSettings(change: Partial<FileSettings>): void {
	const settings = { ...readFileSettings(), ...change };
	const raw = JSON.stringify(settings);
	known = { raw, settings };
	try {
		localStorage.setItem(storageKey, raw);
	} catch {
		// The same.
	}
	listeners.tell();
}

/** Calls back on every change, also by another tab. @returns what ends it */
export const watchFileSettings = listeners.watch;

/** What the browser says of the line this phone is on. One family of browsers does. */
type Line = { type: string; saveData: boolean };

function line(): Line | null {
	const found: unknown = "connection" in navigator ? navigator.connection : null;
	if (typeof found !== "object" || found === null) return null;
	return {
		type: "type" in found && typeof found.type === "string" ? found.type : "",
		saveData: "saveData" in found && found.saveData === true,
	};
}

/**
 * Whether files may come by themselves on this line. A line of which nothing is known may be paid by the megabyte; where
 * somebody asked the whole phone to save data, nothing comes without being asked for.
 */
export function mayComeByThemselves(): FileSettings["byItself"] {
	const { byItself } = readFileSettings();
	const now = line();
	const free = now !== null && !now.saveData && (now.type === "wifi" || now.type === "ethernet");
	return byItself === "ask" && free ? "yes" : byItself;
}
