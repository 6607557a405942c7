// Files on a phone without a screen: who is signed in, where its requests go, and what its storage holds of files.
import { onTestFinished, vi } from "vitest";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { keep, readFile } from "#local/files/kept.ts";
import { changeFileSettings, type FileSettings } from "#local/files/settings.ts";
import { browserPlatform } from "#local/platform.ts";
import type { Material, RoleName } from "#records.ts";
import { locksOfOneDevice } from "#support/dom/locks.ts";
import type { Person } from "#support/people.ts";

const megabyte = 1024 * 1024;

/** What the browser of this phone gives: the address of the server, locks between tabs, what it says of the line. */
export function browserOn({ url }: { url: string }, settings: Partial<FileSettings> = {}): void {
	vi.stubGlobal("navigator", { locks: locksOfOneDevice(), onLine: true, connection: { type: "cellular" } });
	browserPlatform.origin = url;
	changeFileSettings({ budget: 100 * megabyte, byItself: "yes", ...settings });
	onTestFinished(() => {
		writeSession(null);
		vi.unstubAllGlobals();
	});
}

/** The browser says that the phone is on another line. */
export const onLine = (type: "wifi" | "cellular"): void => void Object.assign(navigator, { connection: { type } });

/** From now on this person is signed in, in every tab. */
export function signedIn({ id, name, email, token }: Person, role: RoleName): void {
	const user = { id, name, email };
	const more = { account_status: "approved" as const, reason: "", expired: false, renewed_at: Date.now() };
	writeSession({ token, user, role, ...more });
}

/** A file as the phone shows it: its bytes; null while it is not whole here. */
export async function shownFile(db: AccountDatabase, id: string): Promise<Buffer | null> {
	const pieces = await readFile(db, id);
	return pieces && Buffer.concat(pieces.map((piece) => new Uint8Array(piece)));
}

/** Wants the file of a material that the phone knows of. */
export async function choose(db: AccountDatabase, id: string): Promise<Material> {
	const material = await db.materials.get(id);
	if (!material) throw new Error(`the phone knows of no material ${id}`);
	await keep(db, material, "chosen");
	return material;
}

/** How many rows the tables of files have: kept files and their pieces, uploads and theirs. */
export const fileRows = async (db: AccountDatabase): Promise<number[]> =>
	await Promise.all([db.keptFiles, db.filePieces, db.uploads, db.uploadBytes].map((table) => table.count()));

/** A picture of noise: no two of its pieces are alike, and the server takes it for a picture. */
export function noise(length: number, seed = 7): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(length);
	for (let at = 0, state = seed; at < length; at++) {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
		bytes[at] = state >>> 24;
	}
	bytes.set(Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"));
	bytes.set(Buffer.from("0000000049454e44ae426082", "hex"), length - 12);
	return bytes;
}
