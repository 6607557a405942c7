// Uploads that nobody goes on with, bytes that a backup did not hold, and two phones that send the same file at once.
import { existsSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { beginUpload, type NamedFile, pieceBytes, sendPiece, type UploadBody, uploadBody } from "#support/materials.ts";
import { admin, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { here, open } from "./two-materials.ts";

const long: NamedFile = {
	content: new TextEncoder().encode("Learn, Evolve, Achieve, Discover.\n".repeat(30_000)),
	name: "long.txt",
};

const folder = () => join(here().server.dataDir, "uploads");
const bytesOf = ({ id }: UploadBody) => join(folder(), id);
const received = async (body: UploadBody) =>
	Number((await beginUpload(here().server, here().rana, body)).at("received"));

/** An upload of Rana's of which this many bytes are here. */
async function begun(bytes: number): Promise<UploadBody> {
	const { server, rana } = here();
	const body = uploadBody({ title: "Long" }, long);
	await beginUpload(server, rana, body);
	for (let from = 0; from < bytes; from += pieceBytes)
		await sendPiece(server, rana, body.id, from, long.content.slice(from, Math.min(bytes, from + pieceBytes)));
	return body;
}

/** Sends the rest, in pieces of this length. Expects that the material is the whole file. */
async function finish(body: UploadBody, who: { token: string } = here().rana, piece = pieceBytes): Promise<void> {
	const { server } = here();
	let answer = await beginUpload(server, who, body);
	while (answer.at("done") === false) {
		const from = Number(answer.at("received"));
		answer = await sendPiece(server, who, body.id, from, long.content.slice(from, from + piece));
	}
	const row = await server.row("materials", body.id);
	expect(row?.size, said(answer)).toBe(long.content.length);
	expect((await open(server, row ?? { id: "" }, here().maya)).text).toBe(new TextDecoder().decode(long.content));
}

async function maintain(): Promise<void> {
	const { server } = here();
	const headers = { "X-Lead-Maintenance": server.maintenanceSecret };
	expect((await server.ask("POST", "/api/lead/maintenance", { headers })).status).toBe(200);
}

test("an upload that nobody went on with for seven days is forgotten with its bytes, and bytes without an upload go", async () => {
	const { server, rana } = here();
	const [old, young] = [await begun(1000), await begun(1000)];
	const age = async ({ id }: UploadBody, seconds: number) =>
		server.sql(`UPDATE uploads SET touched_at = touched_at - ${seconds} WHERE id = '${id}'`);
	await age(old, 7 * 86_400 + 60);
	await age(young, 7 * 86_400 - 60);
	writeFileSync(join(folder(), "aaaaaaaaaaaaaaa"), "left behind");
	await maintain();

	expect(readdirSync(folder())).toEqual([young.id]);
	expect(refused(await sendPiece(server, rana, old.id, 1000, long.content.slice(0, 10)))).toBe("404 id upload_gone");
	await sendPiece(server, rana, young.id, 1000, long.content.slice(1000, 1100));
	await maintain();
	expect(await received(young)).toBe(1100);
	await finish(young);
	await finish(old);
	expect(readdirSync(folder())).toEqual([]);
});

test("an upload without a piece for an hour makes place for another when ten are on their way", async () => {
	const { server } = here();
	const dima = await teacher(server);
	const bodies = Array.from({ length: 10 }, () => uploadBody());
	for (const body of bodies) await beginUpload(server, dima, body);
	const [oldest] = bodies;
	await server.sql(`UPDATE uploads SET touched_at = touched_at - 3700 WHERE id = '${oldest?.id}'`);

	expect((await beginUpload(server, dima, uploadBody())).status).toBe(200);
	expect(refused(await sendPiece(server, dima, oldest?.id ?? "", 0, long.content.slice(0, 10)))).toBe(
		"404 id upload_gone",
	);
	expect(refused(await beginUpload(server, dima, uploadBody()))).toBe("400 id too_many_uploads");
});

test("bytes that a restored backup does not hold are asked for again", async () => {
	const shorter = await begun(300_000);
	truncateSync(bytesOf(shorter), 70_000);
	expect(await received(shorter)).toBe(70_000);
	await finish(shorter);

	const lost = await begun(300_000);
	rmSync(bytesOf(lost));
	expect(await received(lost)).toBe(0);
	await finish(lost);

	const everything = await begun(300_000);
	rmSync(folder(), { recursive: true });
	await maintain();
	expect(await received(everything)).toBe(0);
	await finish(everything);
});

test("bytes that were written and not noted are overwritten", async () => {
	const longer = await begun(300_000);
	writeFileSync(bytesOf(longer), Buffer.alloc(100_000, "x"), { flag: "a" });
	expect([statSync(bytesOf(longer)).size, await received(longer)]).toEqual([400_000, 300_000]);
	await finish(longer, here().rana, 10_000);
});

test("two phones that send the same file at once, in pieces of different lengths, make one material of it", async () => {
	const { server } = here();
	const samira = await admin(server, "Samira Wehbe");
	for (const [one, other] of [
		[pieceBytes, pieceBytes],
		[100_000, 70_001],
	] as const) {
		const body = uploadBody({ title: "From two phones" }, long);
		await Promise.all([finish(body, samira, one), finish(body, samira, other), finish(body, samira, one)]);
		expect(existsSync(bytesOf(body))).toBe(false);
	}
	const actions = await server.sql(`SELECT what, detail FROM admin_log WHERE admin = '${samira.id}'`);
	expect(actions).toEqual(Array(2).fill({ what: "material_added", detail: "From two phones" }));
});
