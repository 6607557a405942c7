// A body that is held back does not keep its place for ever, and a slow line still takes a large file.
import { once } from "node:events";
import { get } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { material } from "#support/materials.ts";
import { student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => ({ maya: await student(server) }));

test("a body is waited for two minutes; a file that takes longer to be fetched arrives whole", async () => {
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
}, 240_000);
