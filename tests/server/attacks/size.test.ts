// What is too large is refused before it is read: bodies, heads, pictures to be drawn again.
import { expect, test } from "vitest";
import { materialForm } from "#support/materials.ts";
import { student, teacher } from "#support/people.ts";
import { costOf } from "#support/process-cost.ts";
import { type RawRequest, sendRaw } from "#support/raw-requests.ts";
import { said } from "#support/requests.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { imageBomb } from "./image-bomb.ts";

const here = serverForThisFile(async (server) => ({ maya: await student(server), rana: await teacher(server) }));

const megabyte = 1024 * 1024;
const tooLarge = (path: string, method = "POST"): RawRequest[] =>
	[2, 8].flatMap((size) => [
		{ method, path, body: JSON.stringify({ x: "x".repeat(size * megabyte) }) },
		{ method, path, body: "x".repeat(size * megabyte), headers: { "Content-Type": "multipart/form-data; boundary=x" } },
	]);

test.each([
	"/api/collections/leads/records",
	"/api/collections/users/records",
	"/api/collections/users/auth-with-password",
	"/api/collections/users/confirm-email-change",
	"/api/collections/users/confirm-password-reset",
	"/api/collections/submissions/records",
	"/api/collections/assignments/records",
	"/api/collections/courses/records",
	"/api/lead/forgot-password",
	"/api/lead/first-admin",
	"/api/lead/join",
	"/api/lead/mails",
	"/api/lead/maintenance",
	"/api/batch",
	"/api/files/token",
])("2 and 8 MB sent to %s are refused before they are read", async (path) => {
	const { server, maya } = here();
	const answers: number[] = [];
	const cost = await costOf(server.pid(), async () => {
		for (const request of tooLarge(path))
			for (const token of ["", maya.token]) answers.push((await sendRaw(server, { ...request, token })).status);
	});

	expect(answers.filter((status) => ![401, 403, 413].includes(status))).toEqual([]);
	expect(answers).toContain(413);
	expect(cost.processor).toBeLessThan(8 * 100);
	expect(cost.memory).toBeLessThan(20);
});

const numbers = (megabytes: number) => `[${"1,".repeat((megabytes * megabyte) / 2)}1]`;
const file = (bytes: string, name = "file_path") =>
	`--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\n${bytes}\r\n--x--\r\n`;
const asForm = { "Content-Type": "multipart/form-data; boundary=x" };
const asMaterial: [string, Omit<RawRequest, "path">][] = [
	["numbers in JSON", { body: numbers(20) }],
	["a text in JSON", { body: JSON.stringify({ title: "x".repeat(20 * megabyte) }) }],
	["a file", { body: file("x".repeat(20 * megabyte)), headers: asForm }],
	["JSON in a form", { body: file(numbers(9), "@jsonPayload"), headers: asForm }],
];

test.each(asMaterial)("%s of megabytes, as a material, is read of nobody who may not give one", async (_, request) => {
	const { server, maya } = here();
	const answers: number[] = [];
	const cost = await costOf(server.pid(), async () => {
		for (const token of ["", maya.token]) {
			const sent = { ...request, method: "POST", path: "/api/collections/materials/records", token };
			answers.push((await sendRaw(server, sent)).status);
		}
	});

	expect(answers).toEqual([403, 403]);
	expect(cost.processor).toBeLessThan(2 * 100);
	expect(cost.memory).toBeLessThan(20);
});

test("what a teacher sends as a material is as long as a file only where it carries one", async () => {
	const { server, rana } = here();
	const sent = { method: "POST", path: "/api/collections/materials/records", token: rana.token };
	expect((await sendRaw(server, { ...sent, body: numbers(2) })).status).toBe(413);
	expect((await sendRaw(server, { ...sent, body: file("x".repeat(2 * megabyte)), headers: asForm })).status).toBe(400);
});

test.each(["Accept-Language", "Accept-Encoding", "Cookie", "Authorization", "X-Whatever"])(
	"32 and 900 KB of %s are refused before anybody looks at them",
	async (name) => {
		const { server } = here();
		const answers: number[] = [];
		const cost = await costOf(server.pid(), async () => {
			for (const size of [32_000, 900_000])
				answers.push((await sendRaw(server, { path: "/", headers: { [name]: ",".repeat(size) } })).status);
			answers.push((await sendRaw(server, { path: "/a".repeat(450_000) })).status);
		});

		// Who goes on sending after the answer may find the connection cut instead.
		expect(answers.filter((status) => status !== 431 && status !== 0)).toEqual([]);
		expect(cost.processor).toBeLessThan(300);
	},
);

test("a small version of a picture of 144 million dots is drawn for nobody", async () => {
	const { server, maya, rana } = here();
	const form = materialForm({ title: "Bomb" }, { content: imageBomb(), name: "bomb.png" });
	const made = await server.ask("POST", "/api/collections/materials/records", { token: rana.token, body: form });
	expect(made.status, said(made)).toBe(200);
	const token = (await server.ask("POST", "/api/files/token", { token: maya.token })).at("token");
	const file = `/api/files/materials/${made.at("id")}/${made.at("file_path")}?token=${token}`;
	let answer = made;
	const cost = await costOf(server.pid(), async () => {
		answer = await server.ask("GET", `${file}&thumb=100x100`);
	});

	expect(answer.status).toBe(400);
	expect(cost.processor).toBeLessThan(100);
	expect(cost.memory).toBeLessThan(20);
	expect((await server.ask("GET", file)).status).toBe(200);
});
