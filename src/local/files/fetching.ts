// Brings files to this phone, piece by piece, from where a cut left them.
import * as z from "zod/mini";
import type { AccountDatabase } from "#local/database.ts";
import { askFor, NoAnswer, Refused } from "#local/online.ts";
import type { Material } from "#records.ts";
import { askForBytes, pieceSize, tokenOf } from "./bytes.ts";
import { addPiece, isWhole } from "./kept.ts";
import { mayComeByThemselves } from "./settings.ts";

const tokenShape = z.object({ token: z.string().check(z.minLength(1)) });

/**
 * Milliseconds. The server's token is valid for three minutes; it is renewed after one, so that a slow request still
 * begins in time.
 */
const tokenLasts = 60_000;

/** Where the file of a material is opened, for minutes, by whoever has this address. @throws {NoAnswer | Refused} */
export async function fileAddress(
	{ id, file_path }: Pick<Material, "id" | "file_path">,
	options: Record<string, string> = {},
): Promise<string> {
	const { token } = await askFor(tokenShape, "/api/files/token", { method: "POST" });
	return `/api/files/materials/${id}/${encodeURIComponent(file_path)}?${new URLSearchParams({ token, ...options })}`;
}

/** Where the pieces of a file are asked for; the address is renewed in time. */
function pieces(userId: string, material: Pick<Material, "id" | "file_path" | "size">, stop?: AbortSignal) {
	let address = "";
	let addressed = 0;
	return async (from: number): Promise<ArrayBuffer> => {
		tokenOf(userId);
		if (Math.abs(Date.now() - addressed) > tokenLasts) {
			address = await fileAddress(material);
			addressed = Date.now();
		}
		return await pieceOf(userId, address, { from, size: material.size, stop });
	};
}

/** What is being fetched in this page, by the names of database and file. */
const underWay = new Map<string, Promise<void>>();

type Fetching = {
	/** Its person waits for it: what needs their consent otherwise does not now. */
	asked?: boolean;
	stop?: AbortSignal;
};

/**
 * Fetches what is missing of a file that is to be on this phone. What has arrived stays, whatever ends it. A worksheet that
 * comes by itself stops where it may not come any more.
 * @throws {NoAnswer} the network or its time ended
 * @throws {Refused} the material is gone, not this person's any more, or its file cannot be had in pieces
 * @throws {NotSaved} the phone has no room
 */
export async function fetchFile(db: AccountDatabase, material: Material, fetching: Fetching = {}): Promise<void> {
	const name = `${db.name}/${material.id}`;
	const before = underWay.get(name);
	// However that ends, what is missing then is fetched.
	if (before) {
		await before.catch(() => undefined);
		return await fetchFile(db, material, fetching);
	}
	const fetched = fetchPieces(db, material, fetching).finally(() => underWay.delete(name));
	underWay.set(name, fetched);
	await fetched;
}

async function fetchPieces(db: AccountDatabase, material: Material, { asked = false, stop }: Fetching): Promise<void> {
	const pieceFrom = pieces(db.userId, material, stop);
	for (;;) {
		const file = await db.keptFiles.get(material.id);
		if (!file || file.why === "unwanted" || isWhole(file)) return;
		if (file.why === "needed" && !asked && mayComeByThemselves() !== "yes") return;
		const piece = { id: material.id, at: file.received, bytes: await pieceFrom(file.received) };
		if ((await addPiece(db, piece)) === null) return;
	}
}

/**
 * Fetches a file to be read once, where the phone cannot keep it.
 * @param onShare is told how much of it has come, from 0 to 1
 * @throws {NoAnswer | Refused}
 */
export async function fetchBytes(
	userId: string,
	material: Material,
	onShare: (share: number) => void,
): Promise<ArrayBuffer[]> {
	const pieceFrom = pieces(userId, material);
	const bytes: ArrayBuffer[] = [];
	for (let from = 0; from < material.size; from += bytes.at(-1)?.byteLength ?? 0) {
		onShare(from / material.size);
		bytes.push(await pieceFrom(from));
	}
	return bytes;
}

type Range = { from: number; size: number; stop: AbortSignal | undefined };

async function pieceOf(userId: string, address: string, { from, size, stop }: Range): Promise<ArrayBuffer> {
	const length = Math.min(pieceSize, size - from);
	const last = from + length - 1;
	const range = `bytes ${from}-${last}/${size}`;
	const { status, bytes } = await askForBytes(userId, address, {
		headers: { Range: `bytes=${from}-${last}` },
		// Another file under this name, or a proxy that does not pass ranges on: its bytes would not fit the others.
		isWanted: (response) => response.status === 206 && response.headers.get("Content-Range") === range,
		...(stop ? { stop } : {}),
	});
	if (status === 206 && bytes?.byteLength === length) return bytes;
	if (status >= 500 || status === 429) throw new NoAnswer("busy");
	throw new Refused("gone", "");
}
