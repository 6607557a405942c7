// Runs about files: what is given goes to the server, what is wanted comes to this phone.
import { kindOf } from "#features/materials/kinds.ts";
import { myDatabase } from "#local/account/account.ts";
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
	void runWanted(tell).finally(() => {
		running = false;
	});
}

async function runWanted(tell: Tell): Promise<void> {
	while (again) {
		again = false;
		try {
			const { given, silent, full } = await fileRun(myDatabase());
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
}

/** A PDF on this phone is of use only with what reads it, and after an update of the app that is another file. */
export async function keepReaderIfNeeded(): Promise<void> {
	const db = myDatabase();
	const kept = await db.materials.bulkGet((await heldFiles(db)).map(({ id }) => id));
	if (!kept.some((material) => material && kindOf(material.file_path) === "pdf")) return;
	// Cut off, it is fetched at the next contact.
	reader ??= fetchReader()
		.catch(() => undefined)
		.finally(() => {
			reader = null;
		});
	await reader;
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
