// The local tables of files, and their rows. Those of files that were fetched lie beside the mirror (collections.ts) and go
// with it; an upload is its person's work and stays until it has arrived or is canceled, locked while its person is signed out.
import type { Table } from "dexie";
import * as z from "zod/mini";
import { materialWords } from "#records.ts";
import type { Locked } from "#sync/storage/vault-key.ts";

/**
 * needed: an assignment needs it, so it was kept by itself. chosen: its person asked for it, and it is never dropped to make
 * room. opened: it was read here. unwanted: its person took it off this phone, so it does not come back by itself; nothing of
 * it is here.
 */
export type Why = "needed" | "chosen" | "opened" | "unwanted";

/** A file of this phone, by its material's id. It is whole when `received` is `size`; both in bytes. */
export type KeptFile = {
	id: string;
	why: Why;
	received: number;
	size: number;
	/** When it was last wanted or read (phone's clock, milliseconds). */
	used_at: number;
};

/** Bytes of a file, from `at` on. */
export type FilePiece = { id: string; at: number; bytes: ArrayBuffer };

/** What is said of a material, and the name of its file. */
export const uploadWords = z.object({ ...materialWords.shape, name: z.string() });

/** An upload as it lies on this phone. */
export const uploadShape = z.object({
	...uploadWords.shape,
	id: z.string(),
	/** In bytes, and how much of it the server has. */
	size: z.number(),
	received: z.number(),
	/** Whether a page sends it now; left so by one that was killed, until the next that sends. */
	sending: z.optional(z.boolean()),
	/** When it was chosen (phone's clock, milliseconds). */
	created: z.number(),
	/** The server's code for why it was refused, "" for no reason given; null while it was not. */
	refused: z.nullable(z.string()),
});

export type Upload = z.infer<typeof uploadShape>;

/** An upload and its file, locked with the vault key. */
export type SealedUpload = { id: string; upload: Locked; bytes: Locked };

export type FileTables = {
	keptFiles: Table<KeptFile, string>;
	filePieces: Table<FilePiece, [string, number]>;
	uploads: Table<Upload, string>;
	/** The whole file of each upload. */
	uploadBytes: Table<{ id: string; bytes: ArrayBuffer }, string>;
	/** Uploads of this person, who signed out. */
	sealedUploads: Table<SealedUpload, string>;
};
