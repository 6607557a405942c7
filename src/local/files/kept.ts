// The files of study materials on this phone. A file comes in pieces, each kept as it arrives, so that a cut costs one piece
// and no more; it is shown only when it is whole. What the server takes away leaves with its row (`beside` in
// collections.ts).
import { Dexie } from "dexie";
import type { AccountDatabase } from "#local/database.ts";
import type { Material } from "#records.ts";
import { durably, NotSaved } from "#sync/storage/durable.ts";
import { isClosed } from "#sync/storage/life.ts";
import type { FilePiece, KeptFile, Why } from "./tables.ts";

export const isWhole = ({ received, size }: Pick<KeptFile, "received" | "size">): boolean => received === size;

const weight: Record<Why, number> = { unwanted: 0, opened: 1, needed: 2, chosen: 3 };

/**
 * Notes that a file is to be on this phone, and drops others for it, in one transaction. A file that is here already keeps
 * what has arrived, and the stronger of two reasons.
 * @throws {NotSaved} and nothing has changed
 */
export const keep = (
	db: AccountDatabase,
	{ id, size }: Pick<Material, "id" | "size">,
	why: Why,
	drop: readonly string[] = [],
): Promise<void> =>
	durably(db, async () => {
		if (await isClosed(db)) throw new NotSaved("signed out");
		await remove(db, drop);
		const held = await db.keptFiles.get(id);
		const known = held?.size === size ? held : null;
		if (held && !known) await remove(db, [id]);
		const stronger = known && weight[known.why] > weight[why] ? known.why : why;
		await db.keptFiles.put({ id, size, received: known?.received ?? 0, why: stronger, used_at: Date.now() });
	});

/** The files that are here, or on their way here. */
export const heldFiles = (db: AccountDatabase): Promise<KeptFile[]> =>
	db.keptFiles.filter(({ why }) => why !== "unwanted").toArray();

/** Takes files off this phone whose person does not want them here. @throws {NotSaved} and nothing has changed */
export const unwantFiles = (db: AccountDatabase, ids: readonly string[]): Promise<void> =>
	durably(db, async () => {
		const files = await db.keptFiles.bulkGet([...ids]);
		await remove(db, ids);
		await db.keptFiles.bulkPut(
			files.flatMap((file) => (file ? [{ ...file, why: "unwanted" as const, received: 0 }] : [])),
		);
	});

/** Takes files off this phone to make room. @throws {NotSaved} and nothing has changed */
export const dropFiles = (db: AccountDatabase, ids: readonly string[]): Promise<void> =>
	durably(db, () => remove(db, ids));

async function remove(db: AccountDatabase, ids: readonly string[]): Promise<void> {
	await db.keptFiles.bulkDelete([...ids]);
	await db.filePieces
		.where("id")
		.anyOf([...ids])
		.delete();
}

/** Notes that a file was read. */
export const noteUsed = (db: AccountDatabase, id: string): Promise<unknown> =>
	db.keptFiles.update(id, { used_at: Date.now() });

/**
 * Puts the next piece of a file away.
 * @returns how much of it is here now, in bytes; null when it is not wanted any more
 * @throws {NotSaved} and nothing has changed
 */
export const addPiece = (db: AccountDatabase, piece: FilePiece): Promise<number | null> =>
	durably(db, async () => {
		const file = await db.keptFiles.get(piece.id);
		if (!file || file.why === "unwanted") return null;
		// Another tab was faster, or the file was dropped and wanted again meanwhile.
		if (file.received !== piece.at) return file.received;
		const received = piece.at + piece.bytes.byteLength;
		if (received > file.size) throw new RangeError("a piece beyond the end of its file");
		await db.filePieces.put(piece);
		await db.keptFiles.put({ ...file, received });
		return received;
	});

/** The bytes of a file in their order; null while it is not whole on this phone. */
export const readFile = (db: AccountDatabase, id: string): Promise<ArrayBuffer[] | null> =>
	db.transaction("r", db.keptFiles, db.filePieces, async () => {
		const file = await db.keptFiles.get(id);
		if (!file || !isWhole(file)) return null;
		const pieces = await db.filePieces.where("[id+at]").between([id, Dexie.minKey], [id, Dexie.maxKey]).toArray();
		const bytes = pieces.map((piece) => piece.bytes);
		const length = bytes.reduce((sum, { byteLength }) => sum + byteLength, 0);
		return length === file.size ? bytes : null;
	});
