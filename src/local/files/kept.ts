// The files of study materials on this phone. A file comes in pieces, each kept as it arrives, so that a cut costs one piece
// and no more; it is shown only when it is whole. What the server takes away leaves with its row (`beside` in
// collections.ts).
import { Dexie } from "dexie";
import type { AccountDatabase } from "#local/database.ts";
import type { Material } from "#records.ts";
import { durably, NotSaved } from "#sync/storage/durable.ts";
import { isDatabaseClosed } from "#sync/storage/life.ts";
import type { FilePiece, KeptFile, Why } from "./tables.ts";

/** Whether all of a file has arrived. */
export const isWhole = ({ received, size }: Pick<KeptFile, "received" | "size">): boolean => received === size;

/** A file is never kept at the cost of others. */
const file = { spares: false } as const;

const weight: Record<Why, number> = { unwanted: 0, needed: 1, opened: 2, chosen: 3 };

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
	durably(
		db,
		async () => {
			if (await isDatabaseClosed(db)) throw new NotSaved("signed out");
			await remove(db, drop);
			const held = await db.keptFiles.get(id);
			const known = held?.size === size ? held : null;
			if (held && !known) await remove(db, [id]);
			const stronger = known && weight[known.why] > weight[why] ? known.why : why;
			await db.keptFiles.put({ id, size, received: known?.received ?? 0, why: stronger, used_at: Date.now() });
		},
		file,
	);

/** The files that are here, or on their way here. */
export const heldFiles = (db: AccountDatabase): Promise<KeptFile[]> =>
	db.keptFiles.filter(({ why }) => why !== "unwanted").toArray();

/** Takes files off this phone whose person does not want them here. @throws {NotSaved} and nothing has changed */
export const unwantFiles = (db: AccountDatabase, ids: readonly string[]): Promise<void> =>
	durably(
		db,
		async () => {
			const files = await db.keptFiles.bulkGet([...ids]);
			await remove(db, ids);
			await db.keptFiles.bulkPut(
				files.flatMap((kept) => (kept ? [{ ...kept, why: "unwanted" as const, received: 0 }] : [])),
			);
		},
		file,
	);

/** Takes files off this phone to make room. @throws {NotSaved} and nothing has changed */
export const dropFiles = (db: AccountDatabase, ids: readonly string[]): Promise<void> =>
	durably(db, () => remove(db, ids), file);

async function remove(db: AccountDatabase, ids: readonly string[]): Promise<void> {
	await db.keptFiles.bulkDelete([...ids]);
	await db.filePieces
		.where("id")
		.anyOf([...ids])
		.delete();
}

/** A file of which the browser lost some begins anew; what it is here for stays. @throws {NotSaved} and nothing has changed */
export const restart = (db: AccountDatabase, id: string): Promise<void> =>
	durably(
		db,
		async () => {
			const kept = await db.keptFiles.get(id);
			if (!kept || !isWhole(kept)) return;
			await remove(db, [id]);
			await db.keptFiles.put({ ...kept, received: 0 });
		},
		file,
	);

/** Notes that a file was read. */
export const noteUsed = (db: AccountDatabase, id: string): Promise<unknown> =>
	db.keptFiles.update(id, { used_at: Date.now() });

/**
 * Puts the next piece of a file away.
 * @returns how much of it is here now, in bytes; null when it is not wanted any more
 * @throws {NotSaved} and nothing has changed
 */
export const addPiece = (db: AccountDatabase, piece: FilePiece): Promise<number | null> =>
	durably(
		db,
		async () => {
			const kept = await db.keptFiles.get(piece.id);
			if (!kept || kept.why === "unwanted") return null;
			// Another tab was faster, or the file was dropped and wanted again meanwhile.
			if (kept.received !== piece.at) return kept.received;
			const received = piece.at + piece.bytes.byteLength;
			if (received > kept.size) throw new RangeError("a piece beyond the end of its file");
			await db.filePieces.put(piece);
			await db.keptFiles.put({ ...kept, received });
			return received;
		},
		file,
	);

/** The bytes of a file in their order; null while it is not whole on this phone. What a browser lost of it is not counted. */
export const readFile = (db: AccountDatabase, id: string): Promise<ArrayBuffer[] | null> =>
	db.transaction("r", db.keptFiles, db.filePieces, async () => {
		const file = await db.keptFiles.get(id);
		if (!file || !isWhole(file)) return null;
		const pieces = await db.filePieces.where("[id+at]").between([id, Dexie.minKey], [id, Dexie.maxKey]).toArray();
		const bytes = pieces.map((piece) => piece.bytes);
		const length = bytes.reduce((sum, { byteLength }) => sum + byteLength, 0);
		return length === file.size ? bytes : null;
	});
