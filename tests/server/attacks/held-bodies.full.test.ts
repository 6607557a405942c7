// A body that is held back does not keep its place for ever, and a slow line still takes a large file.
import { once } from "node:events";
import { get, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { beginUpload, material, pdf, uploadBody } from "#support/materials.ts";
import { student, teacher } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => ({ maya: await student(server) }));

const longestWaitOfAPhone = 180; // seconds, for a piece of a file (src/local/files/bytes.ts)

test.concurrent("a piece that takes as long as its phone waits arrives", async () => {
	const { server } = here();
	const rana = await teacher(server);
	const body = uploadBody();
	expect((await beginUpload(server, rana, body)).status).toBe(200);
	const piece = pdf("Fractions");
	const headers = {
		Authorization: rana.token,
		"Content-Type": "application/octet-stream",
		"Content-Length": piece.length,
	};
	const sent = request(`${server.url}/api/lead/uploads/${body.id}?from=0`, { method: "PUT", headers });
	const answered = once(sent, "response");
	// The line of a phone far away: what is left of the piece comes at the last moment.
	sent.write(piece.slice(0, 10));
	await pause((longestWaitOfAPhone - 5) * 1000);
	sent.end(piece.slice(10));
	const [answer] = await answered;
	expect(answer.statusCode).toBe(200);
	expect(await server.row("materials", body.id)).toMatchObject({ title: body.title });
}, 300_000);

test.concurrent("a body is waited for 200 seconds; a file that takes longer to be fetched arrives whole", async () => {
	const { server, maya } = here();
	const content = new Uint8Array(19 * 1024 * 1024).fill(32);
	content.set(Buffer.from("%PDF-1.4"));
	const { id, file_path } = await material(server, { title: "Long" }, { content, name: "long.pdf" });
	const token = String((await server.ask("POST", "/api/files/token", { token: maya.token })).at("token"));
	const file = get(`${server.url}/api/files/materials/${id}/${file_path}?token=${token}`);
	const [fetched] = await once(file, "response");
	fetched.pause();

	const socket = connect(server.port, "127.0.0.1");
	const head = ["POST /api/lead/forgot-password HTTP/1.1", "Host: lead", "Content-Type: application/json"];
	socket.write([...head, "Content-Length: 100", "", "{"].join("\r\n"));
	const [answer] = await once(socket, "data");
	socket.destroy();
	expect(String(answer)).toMatch(/^HTTP\/1.1 408 /); // which no phone takes for a refusal

	let bytes = 0;
	for await (const part of fetched) bytes += part.length;
	expect([fetched.statusCode, bytes]).toEqual([200, content.length]);
}, 300_000);
