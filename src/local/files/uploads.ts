// Files on their way to the server. The file and what is said of it are put away on this phone first, so an upload outlives
// a closed page and an empty battery, and goes on where the server says it was. Its id is that of the material it becomes.
import * as z from "zod/mini";
import { keepStorage } from "#local/browser/abilities.ts";
import type { AccountDatabase } from "#local/database.ts";
import { parseJson } from "#local/json.ts";
import { askFor, Refused, refusalOf } from "#local/online.ts";
import type { Material } from "#records.ts";
import { newId } from "#sync/new-id.ts";
import { durably, NotSaved } from "#sync/storage/durable.ts";
import { isDatabaseClosed } from "#sync/storage/life.ts";
import { askForBytes, pieceSize, tokenOf } from "./bytes.ts";
import { heldFiles } from "./kept.ts";
import { roomTaken } from "./room.ts";
import { readFileSettings } from "./settings.ts";
import { type Upload, uploadWords } from "./tables.ts";

/** The largest file, as the server takes it (pb_hooks/lib/materials). */
export const mostBytes = 20 * 1024 * 1024;
/** How the names of files end that the server takes, without the dot. */
export const endings = [
	...["pdf", "jpg", "jpeg", "png", "webp", "gif", "doc", "docx", "xls", "xlsx", "ppt", "pptx"],
	...["odt", "ods", "odp", "txt", "csv", "rtf"],
];

/** Puts a file away to be sent. @returns its id @throws {NotSaved} the phone has no room for it */
export async function addUpload(
	db: AccountDatabase,
	words: z.infer<typeof uploadWords>,
	bytes: ArrayBuffer,
): Promise<string> {
	const id = newId();
	const upload = { ...words, id, size: bytes.byteLength, received: 0, created: Date.now(), refused: null };
	await durably(db, async () => {
		if (await isDatabaseClosed(db)) throw new NotSaved("signed out");
		await db.uploads.add(upload);
		await db.uploadBytes.add({ id, bytes });
	});
	await keepStorage().catch(() => undefined);
	return id;
}

/** Ends an upload on this phone; the server forgets what it has of it after a week. @throws {NotSaved} */
export const dropUpload = (db: AccountDatabase, id: string): Promise<void> => durably(db, () => removeUpload(db, id));

async function removeUpload(db: AccountDatabase, id: string): Promise<void> {
	await db.uploads.delete(id);
	await db.uploadBytes.delete(id);
}

/** A refused upload is tried again from its beginning. @throws {NotSaved} */
export const retryUpload = (db: AccountDatabase, id: string): Promise<void> =>
	durably(db, async () => {
		await db.uploads.update(id, { refused: null, received: 0 });
	});

type Given = Pick<Upload, "id" | "course_id">;

/**
 * The server has it. Its bytes stay as a file of this phone, where there is room for them, so they need not come back. Not so
 * of a course that is not mirrored here, to which an admin gave it: a file without its row is neither shown nor dropped.
 */
async function finishUpload(db: AccountDatabase, { id, course_id }: Given, bytes: ArrayBuffer): Promise<void> {
	await durably(db, () => removeUpload(db, id));
	const copy = async () => {
		// Its person signed out meanwhile; or it was opened here before the upload learned that it had arrived.
		if ((await isDatabaseClosed(db)) || (await db.keptFiles.get(id))) return;
		if (course_id !== "" && !(await db.courses.get(course_id))) return;
		const size = bytes.byteLength;
		if (roomTaken(await heldFiles(db)) + size > readFileSettings().budget) return;
		await db.keptFiles.put({ id, size, received: size, why: "opened", used_at: Date.now() });
		await db.filePieces.put({ id, at: 0, bytes });
	};
	// No other file gives way to it, and a phone without room reads it from the server.
	await durably(db, copy, { spares: false }).catch((error: unknown) => {
		if (!(error instanceof NotSaved)) throw error;
	});
}

/** A full phone cannot note how far an upload is; the server knows. @returns whether it is still to be sent */
async function noteProgress(db: AccountDatabase, id: string, received: number): Promise<boolean> {
	await db.uploads.update(id, { received }).catch(() => undefined);
	return (await db.uploads.get(id)) !== undefined;
}

const progress = z.object({ id: z.string(), received: z.number(), done: z.boolean() });

/**
 * Sends what is missing of an upload, and forgets it when the server has it whole.
 * @returns the id of the material; null when the upload was dropped meanwhile
 * @throws {NoAnswer} the network or its time ended: it goes on later
 * @throws {Refused}
 */
export async function sendUpload(
	db: AccountDatabase,
	{ id, ...upload }: Upload,
	stop?: AbortSignal,
): Promise<Material["id"] | null> {
	const file = await db.uploadBytes.get(id);
	if (!file) return null;
	const body = { id, ...uploadWords.parse(upload), size: upload.size };
	const begin = () => {
		tokenOf(db.userId);
		return askFor(progress, "/api/lead/uploads", { method: "POST", body });
	};
	let now = await begin();
	while (!now.done) {
		if (!(await noteProgress(db, id, now.received))) return null;
		const next = { id, bytes: file.bytes, from: now.received, stop };
		// A restored server, or one that cleared up in between, knows nothing of it any more.
		now = await sendPiece(db.userId, next).catch((error: unknown) => (isGone(error) ? begin() : Promise.reject(error)));
	}
	await finishUpload(db, { id, course_id: upload.course_id }, file.bytes);
	return id;
}

const isGone = (error: unknown): boolean => error instanceof Refused && error.code === "upload_gone";

type Piece = { id: string; bytes: ArrayBuffer; from: number; stop: AbortSignal | undefined };

async function sendPiece(userId: string, { id, bytes, from, stop }: Piece): Promise<z.infer<typeof progress>> {
	const answer = await askForBytes(userId, `/api/lead/uploads/${id}?from=${from}`, {
		method: "PUT",
		headers: { "Content-Type": "application/octet-stream" },
		body: bytes.slice(from, from + pieceSize),
		...(stop ? { stop } : {}),
	});
	const body = parseJson(new TextDecoder().decode(answer.bytes ?? undefined)) ?? {};
	const parsed = progress.safeParse(body);
	if (answer.status === 200 && parsed.success) return parsed.data;
	throw refusalOf({ status: answer.status, body, timedOut: false, retryAfter: null });
}
