// Every migration up, down and up again; the rows that are there come through.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/server/pocketbase.mjs";
import { pocketbaseBinary } from "#scripts/server/pocketbase-binary.mjs";
import { student } from "#support/people.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { type Row, realServer } from "#support/server.ts";

const migrations = readdirSync(join(root, "pb_migrations"))
	.filter((name) => name.endsWith(".js"))
	.sort();

/** Runs `pocketbase migrate …`, says yes when asked, and gives what it printed. */
function migrate(dataDir: string, ...args: string[]): Promise<string> {
	return new Promise((done, fail) => {
		const folders = [
			"--dir",
			dataDir,
			"--migrationsDir",
			join(root, "pb_migrations"),
			"--hooksDir",
			join(root, "pb_hooks"),
		];
		const child = spawn(pocketbaseBinary(), ["migrate", ...args, ...folders, "--dev=false", "--automigrate=false"]);
		let said = "";
		child.stdout.on("data", (chunk) => {
			said += chunk;
		});
		child.stderr.on("data", (chunk) => {
			said += chunk;
		});
		child.once("error", fail);
		child.once("exit", () => (/error|failed/i.test(said) ? fail(new Error(said)) : done(said)));
		child.stdin.end("y\n");
	});
}

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

test("on a folder with people, courses and answers the rules, log, secret, guesses and limits go down and up, and every row is still there", async () => {
	const server = await realServer();
	try {
		await twoCourses(server);
		const collections = ["users", "user_roles", "courses", "enrollments", "assignments", "submissions"];
		// On the way down the columns go that name the edits of courses and assignments, and the day on which somebody joined.
		const kept = (name: string, row: Row) => {
			if (name === "enrollments") return { ...row, joined_at: "", updated: "" };
			return /^(courses|assignments)$/.test(name) ? { ...row, revision: "" } : row;
		};
		const rows = () =>
			Promise.all(collections.map(async (name) => (await server.rows(name)).map((row) => kept(name, row))));
		const before = await rows();
		await server.stop();
		const back = migrations.length - migrations.findIndex((name) => name.includes("who_may_do_what"));
		await migrate(server.dataDir, "down", String(back));
		await migrate(server.dataDir, "up");
		await server.start();

		expect(await rows()).toEqual(before);
		expect(before.map((list) => list.length)).toEqual([8, 8, 2, 7, 2, 3]);
		const maya = await student(server);
		// The seven enrolments are told of once more, so that phones fetch the day on which somebody joined.
		const handshake = await server.ask("GET", "/api/lead/handshake", { token: maya.token });
		expect([handshake.status, handshake.at("changed"), handshake.at("seq")]).toEqual([200, "manifest", 10]);
	} finally {
		await server.end();
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
