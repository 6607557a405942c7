// What is too large is refused before it is read: bodies, heads, pictures to be drawn again.
import { expect, test } from "vitest";
import { uploaded } from "#support/materials.ts";
import { student, teacher } from "#support/people.ts";
import { costOf } from "#support/process-cost.ts";
import { type RawRequest, sendRaw } from "#support/raw-requests.ts";
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
const pieces: [string, string, string][] = [
	["POST", "/api/lead/uploads", numbers(20)],
	["POST", "/api/lead/uploads", JSON.stringify({ title: "x".repeat(20 * megabyte) })],
	["PUT", "/api/lead/uploads/aaaaaaaaaaaaaaa?from=0", "x".repeat(20 * megabyte)],
	["POST", "/api/collections/materials/records", numbers(20)],
];

test.each(pieces)("megabytes sent by %s to %s are read of nobody, teachers included", async (method, path, body) => {
	const { server, maya, rana } = here();
	const answers: number[] = [];
	const cost = await costOf(server.pid(), async () => {
		for (const token of ["", maya.token, rana.token])
			answers.push((await sendRaw(server, { method, path, body, token })).status);
	});

	expect(answers.filter((status) => ![401, 403, 413].includes(status))).toEqual([]);
	expect(cost.processor).toBeLessThan(3 * 100);
	expect(cost.memory).toBeLessThan(20);
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
	const made = await uploaded(server, rana, { title: "Bomb" }, { content: imageBomb(), name: "bomb.png" });
	const token = (await server.ask("POST", "/api/files/token", { token: maya.token })).at("token");
	const file = `/api/files/materials/${made.id}/${made.file_path}?token=${token}`;
	let status = 0;
	const cost = await costOf(server.pid(), async () => {
		status = (await server.ask("GET", `${file}&thumb=100x100`)).status;
	});

	expect(status).toBe(400);
	expect(cost.processor).toBeLessThan(100);
	expect(cost.memory).toBeLessThan(20);
	expect((await server.ask("GET", file)).status).toBe(200);
});
