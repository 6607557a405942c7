// All migrations up, down and up again, and what single ones leave alone.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { student } from "#support/people.ts";
import { realServer } from "#support/server.ts";
import { migrate, migrations } from "./migrating.ts";

const reported = (said: string, word: string) => migrations.filter((name) => said.includes(`${word} ${name}`));

test("on an empty folder all go up, down and up again", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "lead-migrate-"));
	try {
		expect(reported(await migrate(dataDir, "up"), "Applied")).toEqual(migrations);
		expect(reported(await migrate(dataDir, "down", String(migrations.length)), "Reverted")).toEqual(migrations);
		expect(reported(await migrate(dataDir, "up"), "Applied")).toEqual(migrations);
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
});

test("all the way down and up with people inside leaves a working sign-up", async () => {
	const server = await realServer();
	try {
		await student(server);
		await server.stop();
		await migrate(server.dataDir, "down", String(migrations.length));
		await migrate(server.dataDir, "up");
		await server.start();
		const answer = await server.ask("POST", "/api/collections/users/records", {
			body: { email: "new@lead.test", password: "secret-1", passwordConfirm: "secret-1", full_name: "Nour Azar" },
		});

		expect(answer.status, answer.text).toBe(200);
	} finally {
		await server.end();
	}
});

test("nobody is signed out by the migration that brings user names", async () => {
	const server = await realServer();
	try {
		const maya = await student(server);
		const signedIn = await server.ask("POST", "/api/collections/users/auth-with-password", {
			body: { identity: maya.email, password: maya.password },
		});
		await server.stop();
		const back = migrations.length - migrations.findIndex((name) => name.includes("made_accounts"));
		await migrate(server.dataDir, "down", String(back));
		await migrate(server.dataDir, "up");
		await server.start();
		const handshake = await server.ask("GET", "/api/lead/handshake", { token: String(signedIn.at("token")) });
		expect([handshake.status, handshake.at("user")]).toEqual([200, maya.id]);
	} finally {
		await server.end();
	}
});
