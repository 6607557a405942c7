// Runs about files: what is given goes to the server, what is wanted comes to this phone.
import { kindOf } from "#features/materials/kinds.ts";
import { myDatabase, readMine } from "#local/account/account.ts";
import type { AccountDatabase } from "#local/database.ts";
import { fileRun, fitRoom } from "#local/files/file-run.ts";
import { heldFiles } from "#local/files/kept.ts";
import { changeFileSettings, type FileSettings } from "#local/files/settings.ts";
import { syncNow } from "#local/schedule.ts";

export { changeFileSettings };

/** What the page is told of a run: how many materials were given in it, and whether the phone had no room for a file. */
type Tell = (run: { given: number; full: boolean }) => void;

let running = false;
let again = false;
let wasSilent = false;
let reader: Promise<void> | null = null;

/** Runs now, or once more after the run under way, which does not know of what was added since. */
export function runFiles(tell: Tell): void {
	again = true;
	if (running) return;
	running = true;
	void runWanted(tell);
}

async function runWanted(tell: Tell): Promise<void> {
	while (again) {
		again = false;
		try {
			const { given, silent, full } = await fileRun(myDatabase(), () => void syncNow());
			// What the page says of the network is what sync last found. Asked once: the line may carry small requests only.
			if (silent && !wasSilent) void syncNow();
			wasSilent = silent;
			// Their rows come with the next run of sync.
			if (given.length > 0) await syncNow();
			if (given.length > 0 || full) tell({ given: given.length, full });
			void keepReaderIfNeeded();
		} catch (error) {
			console.error("files", error);
		}
	}
	// In the same tick as the last look: what is asked for from here on begins a new run.
	running = false;
}

/**
 * A PDF on this phone is of use only with what reads it, and after an update of the app that is another file. It never
 * rejects: cut off, the reader is fetched at the next contact.
 */
export async function keepReaderIfNeeded(): Promise<void> {
	try {
		if (!(await readMine(holdsPdf))) return;
		reader ??= fetchReader().finally(() => {
			reader = null;
		});
		await reader;
	} catch (error) {
		console.warn("reader", error);
	}
}

async function holdsPdf(db: AccountDatabase): Promise<boolean> {
	const kept = await db.materials.bulkGet((await heldFiles(db)).map(({ id }) => id));
	return kept.some((material) => material && kindOf(material.file_path) === "pdf");
}

async function fetchReader(): Promise<void> {
	const { keepReader } = await import("#features/materials/reading/keep-reader.ts");
	await keepReader();
}

/** What has no room any more leaves at once. @throws {NotSaved} */
export async function changeRoom(budget: FileSettings["budget"]): Promise<void> {
	changeFileSettings({ budget });
	await fitRoom(myDatabase());
}
