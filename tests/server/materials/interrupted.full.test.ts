// A line that breaks, or a server whose power goes, at any moment of an upload: what arrived of it is whole pieces, it goes
// on from there, and the material is the file or is not there.
import { existsSync, readFileSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { beginUpload, pieceBytes, sendPiece, uploadBody } from "#support/materials.ts";
import { noise } from "#support/phones/files.ts";
import { said } from "#support/requests.ts";
import type { Row } from "#support/server.ts";
import { here } from "./two-materials.ts";

/** Where within a piece: that many of its bytes are sent; all; all, and they are on the disk; or the material's file is, too. */
const places = [0, 1, 4095, 65_536, 131_072, -1, "all", "written", "copied"] as const;
type Place = (typeof places)[number];
const ways = ["line", "power"] as const;

/** Pictures of noise: one of a piece and a bit, one that is a last piece from its beginning. */
const pictures = [pieceBytes + 77_777, 77_777].map((length) => noise(length));

/** Begins the upload of the next picture. */
async function begin(number: number) {
	const content = pictures[number % 2] ?? new Uint8Array();
	const body = uploadBody({ title: "Noise" }, { content, name: "noise.png" });
	await beginUpload(here().server, here().rana, body);
	return { content, body };
}

test("at none of fifty moments is half a piece taken or half a material made", async () => {
	const { server, rana } = here();
	let finished = 0;
	let { content, body } = await begin(finished);
	let arrived = 0;
	for (let moment = 0; moment < 50; moment++) {
		const from = arrived;
		const piece = content.slice(from, from + pieceBytes);
		const place = places[moment % places.length] ?? 0;
		await interrupt(body.id, from, piece, place, ways[moment % 2] ?? "line");
		const now = await beginUpload(server, rana, body);
		arrived = Number(now.at("received"));

		expect([from, from + piece.length], `${said(now)} after ${place} from ${from}`).toContain(arrived);
		if (typeof place === "number") expect(arrived).toBe(from);
		expect((await server.row("materials", body.id)) !== undefined, said(now)).toBe(now.at("done"));
		// Once in each round a piece arrives for certain, so that every run meets several last pieces.
		if (place === "copied") arrived = await deliver(body.id, arrived, content);
		if (arrived < content.length) continue;
		expectWhole((await server.row("materials", body.id)) ?? { id: "" }, content);
		({ content, body } = await begin(++finished));
		arrived = 0;
	}
	while (arrived < content.length) arrived = await deliver(body.id, arrived, content);

	expectWhole((await server.row("materials", body.id)) ?? { id: "" }, content);
	expect(finished).toBeGreaterThan(2);
	expect(await server.sql("SELECT id FROM uploads")).toEqual([]);
}, 400_000);

/** Sends the next piece. @returns how many bytes are there then */
async function deliver(id: string, from: number, content: Uint8Array<ArrayBuffer>): Promise<number> {
	const answer = await sendPiece(here().server, here().rana, id, from, content.slice(from, from + pieceBytes));
	return Number(answer.at("received"));
}

function expectWhole(row: Row, content: Uint8Array): void {
	expect(row).toMatchObject({ size: content.length, created_by: here().rana.id });
	expect(Buffer.compare(stored(row), content)).toBe(0);
}

const stored = ({ collectionId, id, file_path }: Row) =>
	readFileSync(join(here().server.dataDir, "storage", String(collectionId), id, String(file_path)));

/** Sends a part of a request, or all of it, and then cuts the line or kills the server (which is started again). */
async function interrupt(
	id: string,
	from: number,
	piece: Uint8Array,
	place: Place,
	way: (typeof ways)[number],
): Promise<void> {
	const { server, rana } = here();
	const socket = connect(server.port, "127.0.0.1");
	let answered = false;
	socket.on("error", () => {});
	socket.on("data", () => {
		answered = true;
	});
	const head = [
		`PUT /api/lead/uploads/${id}?from=${from} HTTP/1.1`,
		`Host: 127.0.0.1:${server.port}`,
		`Authorization: ${rana.token}`,
		"Content-Type: application/octet-stream",
		`Content-Length: ${piece.length}`,
	];
	await write(socket, `${head.join("\r\n")}\r\n\r\n`);
	await write(socket, typeof place === "number" ? piece.slice(0, Math.min(place, piece.length - 1)) : piece);
	if (place === "written") await until(() => answered || bytesOf(id) > from);
	if (place === "copied") await until(() => answered || isCopied(id));
	if (way === "power") {
		await server.stop("SIGKILL");
		await server.start();
	}
	socket.destroy();
}

const write = (socket: Socket, bytes: string | Uint8Array) =>
	new Promise<void>((done) => socket.write(bytes, () => done()));

const bytesOf = (id: string) =>
	statSync(join(here().server.dataDir, "uploads", id), { throwIfNoEntry: false })?.size ?? 0;

const isCopied = (id: string) =>
	existsSync(join(here().server.dataDir, "storage", String(here().sums.collectionId), id, `${id}.png`));

async function until(holds: () => boolean): Promise<void> {
	const deadline = Date.now() + 20_000;
	while (!holds() && Date.now() < deadline) await new Promise(setImmediate);
}
