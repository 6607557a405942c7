// How a material's file leaves the server, and that it leaves the disk with its record.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { eventually } from "#support/eventually.ts";
import { material } from "#support/materials.ts";
import type { Answer } from "#support/requests.ts";
import { fileLink, here, open, records, textFile } from "./two-materials.ts";

describe("a file link", () => {
	test("opens nothing with a sign-in token, a token of nothing, or for another file", async () => {
		const { server, maya, worksheet, poem } = here();
		const link = await fileLink(server, worksheet, maya);

		expect((await server.ask("GET", link)).status).toBe(200);
		expect((await open(server, worksheet, maya.token)).status).toBe(404);
		expect((await open(server, worksheet, "eyJhbGciOiJIUzI1NiJ9.e30.x")).status).toBe(404);
		expect((await server.ask("GET", link.replace(String(worksheet.file_path), String(poem.file_path)))).status).toBe(
			404,
		);
		expect((await server.ask("GET", link.split("?")[0] ?? "", { token: maya.token })).status).toBe(404);
	});

	test.each([
		["was blocked", { blocked_at: "2026-03-01 08:00:00.000Z" }],
		["waits again", { name: "" }],
		["has a new password", { password: "new-secret", passwordConfirm: "new-secret" }],
	])("is dead from the moment its person %s", async (_, change) => {
		const { server, karim, worksheet } = here();
		const fresh = await server.ask("POST", "/api/collections/users/auth-with-password", {
			body: { identity: karim.email, password: karim.password },
		});
		const link = await fileLink(server, worksheet, { token: String(fresh.at("token")) });
		const before = await server.ask("GET", link);
		await server.update("users", karim.id, change);
		const after = await server.ask("GET", link);
		await server.update("users", karim.id, {
			name: karim.name,
			blocked_at: "",
			password: karim.password,
			passwordConfirm: karim.password,
		});

		expect([before.status, after.status]).toEqual([200, 404]);
	});

	test("is answered with headers that keep it out of every cache and of other sites", async () => {
		const { server, maya, poem } = here();
		const shown = await open(server, poem, maya);
		const saved = await open(server, poem, maya, "&download=1");
		const of = (answer: Answer, name: string) => answer.headers.get(name);

		expect(of(shown, "cache-control")).toBe("private, no-store");
		expect(of(shown, "x-content-type-options")).toBe("nosniff");
		expect(of(shown, "referrer-policy")).toBe("no-referrer");
		expect(of(shown, "content-type")).toBe("application/pdf");
		expect(of(shown, "content-security-policy")).toContain("default-src 'none'");
		const names = `filename="Le march_.pdf"; filename*=UTF-8''Le%20march%C3%A9.pdf`;
		expect(of(shown, "content-disposition")).toBe(`inline; ${names}`);
		expect(of(saved, "content-disposition")).toBe(`attachment; ${names}`);
	});

	test("never shows a text as a page, and no title breaks out of the header", async () => {
		const { server, maya } = here();
		const row = await material(
			server,
			{ title: `A "list"\r\nSet-Cookie: x=y; (1)` },
			textFile("a;b\n1;2\n", "list.txt"),
		);
		const answer = await open(server, row, maya);

		expect(answer.headers.get("set-cookie")).toBeNull();
		expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
		expect(answer.headers.get("content-disposition")).toBe(
			`attachment; filename="A _list___Set-Cookie_ x_y_ _1_.txt"; filename*=UTF-8''A%20%22list%22%0D%0ASet-Cookie%3A%20x%3Dy%3B%20%281%29.txt`,
		);
		await server.remove("materials", row.id);
	});
});

test("a script that lies here already is handed out as bytes to be saved, never as a script", async () => {
	const { server, maya } = here();
	for (const ending of ["js", "mjs", "css"]) {
		const row = await material(server, {}, textFile("alert(1)", `evil.${ending}`));
		const { headers } = await open(server, row, maya);
		expect(headers.get("content-type")).toBe("application/octet-stream");
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("content-disposition")).toMatch(/^attachment; /);
		await server.remove("materials", row.id);
	}
});

test("with the record its file leaves the disk", async () => {
	const { server, boss } = here();
	const row = await material(server);
	const folder = join(server.dataDir, "storage", String(row.collectionId), row.id);
	const before = readdirSync(folder);

	await server.ask("DELETE", `${records}/${row.id}`, { token: boss.token });

	expect(before).toContain(row.file_path);
	await eventually(() => expect(existsSync(join(folder, String(row.file_path)))).toBe(false), { timeout: 10_000 });
});
