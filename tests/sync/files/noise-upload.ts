// A picture of noise that a teacher uploads from a phone, and how much of it the server has.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { AccountDatabase } from "#local/database.ts";
import { pieceSize } from "#local/files/bytes.ts";
import { addUpload } from "#local/files/uploads.ts";
import { noise } from "#support/phones/files.ts";
import type { RealServer } from "#support/server.ts";

/** Two pieces and a bit. */
export const content = noise(2 * pieceSize + 54_321);

const words = { title: "Noise", subject: "Science", grade: "6", description: "Two lines\nof it." };
const library = { ...words, course_id: "", assignment_id: "" };

/** Puts it away, to be sent. @returns its id */
export const give = (db: AccountDatabase): Promise<string> =>
	addUpload(db, { ...library, name: "noise.png" }, content.slice().buffer);

/** How much of an unfinished upload the server has noted, in bytes. */
export const receivedOf = async (server: RealServer, id: string): Promise<number> =>
	Number((await server.sql(`SELECT received FROM uploads WHERE id = '${id}'`))[0]?.received ?? 0);

/** The material is there with every byte and every word. */
export async function expectWhole(server: RealServer, id: string): Promise<void> {
	const row = await server.row("materials", id);
	expect(row).toMatchObject({ ...library, size: content.length });
	const path = [row?.collectionId, row?.id, row?.file_path].map(String);
	const stored = readFileSync(join(server.dataDir, "storage", ...path));
	expect(stored.equals(content)).toBe(true);
}
