// Files that are asked for and then not read: each keeps its request, and so memory, for as long as its reader likes.
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { material } from "#support/materials.ts";
import { student } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { from } from "./flood.ts";

/** More than the buffers between the server and a reader take. */
const content = new Uint8Array(16 * 1024 * 1024).fill(32);

const here = serverForThisFile(
	async (server) => ({
		maya: await student(server),
		karim: await student(server),
		long: await material(server, {}, { content, name: "long.txt" }),
	}),
	{ env: { TRUSTED_PROXY: "X-Real-IP" } },
);

const open: Socket[] = [];
afterEach(() => {
	for (const socket of open.splice(0)) socket.destroy();
});

async function linkFor({ token }: { token: string }): Promise<string> {
	const { server, long } = here();
	const asked = await server.ask("POST", "/api/files/token", { token });
	return `/api/files/materials/${long.id}/${long.file_path}?token=${asked.at("token")}`;
}

/** Asks for the file, reads how the answer begins, and nothing more. */
function askAndWait(link: string, address: string): Promise<string> {
	const socket = connect(here().server.port, "127.0.0.1");
	open.push(socket);
	const head = { Host: "lead", ...from(address) };
	const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
	socket.write([`GET ${link} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
	return new Promise((resolve, reject) => {
		socket.once("error", reject);
		socket.once("data", (part) => {
			socket.pause();
			resolve(String(part).slice(0, 12));
		});
	});
}

test("an account has 50 files under way, from whatever address, and a classmate reads; once they are over, it reads again", async () => {
	const { server, maya, karim } = here();
	const link = await linkFor(maya);
	const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => askAndWait(link, `203.0.113.${n}`)));
	const number = (status: number) => answers.filter((answer) => answer === `HTTP/1.1 ${status}`).length;
	expect([number(200), number(429)]).toEqual([50, 10]);

	const read = (of: string) => server.ask("GET", of, { headers: { Range: "bytes=0-99" } });
	expect((await read(link)).status).toBe(429);
	const classmate = await read(await linkFor(karim));
	expect(classmate.status, said(classmate)).toBe(206);
	for (const socket of open.splice(0)) socket.destroy();
	await expect.poll(async () => (await read(link)).status).toBe(206);
});
