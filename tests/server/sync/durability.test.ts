// What was acknowledged is there: after a kill in the middle of writing, and a restored backup is noticed.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { student, teacher } from "#support/people.ts";
import { answerBody, assignment, batch, course, entry } from "#support/school.ts";
import { type RealServer, realServer } from "#support/server.ts";

async function school(server: RealServer) {
	const rana = await teacher(server);
	const maya = await student(server);
	return { rana, maya, maths: await course(server, rana, [maya]) };
}

test("the server killed five times while eight write: every acknowledged answer is there, and no log row is missing", async () => {
	const server = await realServer();
	try {
		const { maya, maths } = await school(server);
		const acknowledged: string[] = [];
		for (let round = 0; round < 5; round++) {
			const tasks = await Promise.all(Array.from({ length: 60 }, () => assignment(server, maths.id)));
			const bodies = tasks.map((task) => answerBody(maya, task.id));
			let answered = 0;
			const writers = Array.from({ length: 8 }, async (_, writer) => {
				for (let n = writer; n < bodies.length; n += 8) {
					const body = bodies[n];
					if (!body) return;
					const answer = await batch(server, maya, [entry.create("submissions", body)]);
					if (answer.status === 200) acknowledged.push(body.id);
					if (++answered === 10 + round * 8) await server.stop("SIGKILL");
				}
			});
			await Promise.allSettled(writers);
			await server.stop("SIGKILL");
			await server.start();
		}

		const stored = new Set((await server.rows("submissions")).map((row) => row.id));
		expect(acknowledged.length).toBeGreaterThan(100);
		expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
		expect(await server.sql("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
		const [log] = await server.sql("SELECT COUNT(*) AS n, MAX(seq) - MIN(seq) + 1 AS span FROM sync_log");
		expect(log?.n).toBe(log?.span);
	} finally {
		await server.end();
	}
});

test("a database put back from a backup is noticed, even when it has grown past the phone's number", async () => {
	const server = await realServer();
	const backup = mkdtempSync(join(tmpdir(), "lead-backup-"));
	try {
		const { maya, maths } = await school(server);
		await server.stop();
		cpSync(server.dataDir, backup, { recursive: true });
		await server.start();
		await assignment(server, maths.id);
		const ahead = await server.ask("GET", "/api/lead/handshake", { token: maya.token });
		const again = () =>
			server.ask("GET", `/api/lead/handshake?seq=${ahead.at("seq")}&mark=${ahead.at("mark")}`, { token: maya.token });
		await server.stop();
		rmSync(server.dataDir, { recursive: true });
		cpSync(backup, server.dataDir, { recursive: true });
		await server.start();

		const shorter = await again();
		await assignment(server, maths.id);
		await assignment(server, maths.id);
		const longer = await again();

		for (const answer of [shorter, longer]) {
			expect([answer.at("restored"), answer.at("changed")]).toEqual([true, "manifest"]);
			expect(answer.at("vault")).toBe(ahead.at("vault"));
		}
	} finally {
		await server.end();
		rmSync(backup, { recursive: true, force: true });
	}
});
