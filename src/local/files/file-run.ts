// Brings to this phone what is to be on it: what its person chose, and what their assignments need.
import type { AccountDatabase } from "#local/database.ts";
import { NoAnswer, Refused } from "#local/online.ts";
import { browserPlatform } from "#local/platform.ts";
import { myCourses } from "#local/view.ts";
import type { Material } from "#records.ts";
import { syncStateOf } from "#sync/database.ts";
import { NotSaved } from "#sync/storage/durable.ts";
import { fetchFile } from "./fetching.ts";
import { dropFiles, heldFiles, isWhole, keep, unwantFiles } from "./kept.ts";
import { neededMaterials } from "./needed.ts";
import { makeRoom, overflow, planFor } from "./room.ts";
import { takeBackUploads } from "./sealed-uploads.ts";
import { mayComeByThemselves, readFileSettings } from "./settings.ts";
import type { KeptFile, Upload } from "./tables.ts";
import { uploadsOf } from "./upload-list.ts";
import { sendUpload } from "./uploads.ts";

/** There is no room for a file, whatever else is dropped. */
export class NoRoom extends Error {
	override name = "NoRoom";
}

/** What this phone has still to do about files; each in the order in which it is done. */
export type FileWork = {
	/** Wanted, and not whole yet; of what comes by itself, only where it may come now. */
	unfinished: KeptFile[];
	/** To be fetched by itself, and what makes room for it. */
	fetch: Material[];
	drop: string[];
	/** Needed, and without room. */
	left: Material[];
	/** The ids of the uploads that are to be sent, then of those that are locked still. */
	uploads: string[];
};

/** What there is to do now, from the phone alone. */
export async function fileWork(db: AccountDatabase): Promise<FileWork> {
	const [known, needed, uploads, sealed] = await Promise.all([
		db.keptFiles.toArray(),
		neededMaterials(db),
		uploadsToSend(db),
		db.sealedUploads.toCollection().primaryKeys(),
	]);
	const files = known.filter(({ why }) => why !== "unwanted");
	const unwanted = new Set(known.flatMap(({ id, why }) => (why === "unwanted" ? [id] : [])));
	const wanted = needed.filter(({ id }) => !unwanted.has(id));
	const plan = planFor(wanted, files, readFileSettings().budget);
	const among = (ids: readonly string[]) => needed.filter(({ id }) => ids.includes(id));
	return {
		unfinished: files.filter((file) => !isWhole(file) && (file.why !== "needed" || mayComeByThemselves() === "yes")),
		fetch: among(plan.fetch),
		drop: plan.drop,
		left: among(plan.left),
		uploads: [...uploads, ...sealed],
	};
}

/**
 * The ids of the uploads that the server has not refused, and of those it refused because their teacher was not in the
 * course, once they are in it again: until the next pull that may be wrong, and costs one refused request.
 */
async function uploadsToSend(db: AccountDatabase): Promise<string[]> {
	const [uploads, taught, { role }] = await Promise.all([uploadsOf(db), myCourses(db, "teacher"), syncStateOf(db)]);
	const isMine = (course: string) => role !== "student" && (course === "" || taught.has(course));
	const isToSend = ({ refused, course_id }: Upload) =>
		refused === null || (refused === "not_yours" && isMine(course_id));
	return uploads.filter(isToSend).map(({ id }) => id);
}

/**
 * Wants a file on this phone, within its room; `fileRun` brings it.
 * @throws {NoRoom | NotSaved} and nothing has changed
 */
export async function wantFile(db: AccountDatabase, material: Material, why: "chosen" | "opened"): Promise<void> {
	const [held, needed] = await Promise.all([heldFiles(db), neededIds(db)]);
	const others = held.filter(({ id }) => id !== material.id);
	const drop = makeRoom(others, material.size, readFileSettings().budget, needed);
	if (drop === null) throw new NoRoom(material.title);
	await keep(db, material, why, drop);
}

/** Drops everything but what is needed or chosen beyond a smaller room. @throws {NotSaved} */
export async function fitRoom(db: AccountDatabase): Promise<void> {
	const drop = overflow(await heldFiles(db), readFileSettings().budget, await neededIds(db));
	if (drop.length > 0) await dropFiles(db, drop);
}

const neededIds = async (db: AccountDatabase) => new Set((await neededMaterials(db)).map(({ id }) => id));

type RunEnd = {
	/** Materials that an upload became in this run. */
	given: string[];
	/** The server did not answer: the rest waits for the next run. */
	silent: boolean;
	/** The phone had no room for a file, which was given up. */
	full: boolean;
};

/**
 * One run at a time on this phone: uploads first, then what was wanted, then what comes by itself.
 * @param onGiven called when an upload has become a material and others are still to be sent, which may take minutes
 */
export const fileRun = (db: AccountDatabase, onGiven = () => {}): Promise<RunEnd> =>
	browserPlatform.alone(`lead-files-${db.userId}`, async (lost) => {
		const end: RunEnd = { given: [], silent: false, full: false };
		try {
			await takeBackUploads(db);
			const { uploads } = await fileWork(db);
			for (const id of uploads) {
				const given = await sendOne(db, id, lost);
				if (given) end.given.push(given);
				if (given && id !== uploads.at(-1)) onGiven();
			}
			end.full = !(await fetchAll(db, lost));
		} catch (error) {
			if (!(error instanceof NoAnswer)) throw error;
			end.silent = true;
		}
		return end;
	});

async function sendOne(db: AccountDatabase, id: string, stop: AbortSignal): Promise<string | null> {
	const upload = await db.uploads.get(id);
	if (!upload) return null;
	// A full phone cannot note how it stands; that keeps no file waiting.
	const note = (change: Partial<Upload>) => db.uploads.update(id, change).catch(() => undefined);
	try {
		await note({ sending: true, refused: null });
		return await sendUpload(db, upload, stop);
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		if (isPassing(error)) throw new NoAnswer(error.code);
		// Without a reason nobody can tell whether it will be refused again: it is sent once more in the next run.
		if (error.code !== "") await db.uploads.update(id, { refused: error.code });
		return null;
	} finally {
		await note({ sending: false });
	}
}

/** The sign-in has ended, or the server asked to wait: no file is to blame. The next handshake tells. */
const isPassing = ({ code }: Refused): boolean => code === "session" || code === "busy";

/** @returns whether there was room for everything */
async function fetchAll(db: AccountDatabase, stop: AbortSignal): Promise<boolean> {
	const { unfinished } = await fileWork(db);
	const known = await db.materials.bulkGet(unfinished.map(({ id }) => id));
	let room = true;
	for (const material of known) if (material) room = (await fetchOne(db, material, stop)) && room;
	while (room && mayComeByThemselves() === "yes") {
		// Planned anew for each: while the last one came, its person may have answered, or given files another room.
		const { fetch, drop } = await fileWork(db);
		if (drop.length > 0) await dropFiles(db, drop);
		const [next] = fetch;
		if (!next) break;
		await keep(db, next, "needed");
		room = await fetchOne(db, next, stop);
	}
	return room;
}

/**
 * A file that cannot be had does not keep the others waiting, and is not asked for again by itself.
 * @returns whether it had room
 */
async function fetchOne(db: AccountDatabase, material: Material, stop: AbortSignal): Promise<boolean> {
	try {
		await fetchFile(db, material, { stop });
		return true;
	} catch (error) {
		if (error instanceof Refused && isPassing(error)) throw new NoAnswer(error.code);
		if (!(error instanceof Refused || error instanceof NotSaved)) throw error;
		if (error instanceof Refused && error.code === "") return true;
		await unwantFiles(db, [material.id]);
		return error instanceof Refused;
	}
}
