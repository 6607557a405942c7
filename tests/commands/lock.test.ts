// One LEAD per data folder, also when two start at once.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { Refusal } from "#scripts/process/refusal.mjs";
import { lockName, takeLock } from "#scripts/server/lock.mjs";
import { newFolder } from "./command.ts";

/** A data folder that nobody has taken yet. */
function dataFolder() {
	const folder = newFolder();
	mkdirSync(folder, { recursive: true });
	return folder;
}

/** A process that takes a moment to end when it is asked to. */
async function slowServer() {
	const server = spawn("sh", ["-c", "trap 'sleep 0.3; exit' TERM; echo ready; while :; do sleep 0.05; done"]);
	onTestFinished(() => void server.kill("SIGKILL"));
	await once(server.stdout, "data");
	const stat = readFileSync(`/proc/${server.pid}/stat`, "utf8");
	return { pid: Number(server.pid), born: stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] };
}

test("of two starts that wait for the server of one that died, one has the folder", async () => {
	const folder = dataFolder();
	const died = { pid: 4_194_303, born: "1", url: "http://127.0.0.1:1", server: await slowServer() };
	writeFileSync(join(folder, lockName), JSON.stringify(died));
	const both = await Promise.allSettled([2, 3].map((port) => takeLock(folder, `http://127.0.0.1:${port}`)));
	expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a server of another account, which cannot be stopped, is named in one sentence", async () => {
	const folder = dataFolder();
	const server = await slowServer();
	writeFileSync(
		join(folder, lockName),
		JSON.stringify({ pid: 4_194_303, born: "1", url: "http://127.0.0.1:1", server }),
	);
	const refuse = vi.spyOn(process, "kill").mockImplementation(() => {
		throw Object.assign(new Error("kill EPERM"), { code: "EPERM" });
	});
	onTestFinished(() => refuse.mockRestore());
	await expect(takeLock(folder, "http://127.0.0.1:2")).rejects.toThrow(
		new Refusal(`A server of another account still runs on this data folder (process ${server.pid}). Stop it first.`),
	);
});

test("a lock that is another process's by now is not released", async () => {
	const folder = dataFolder();
	const lock = await takeLock(folder, "http://127.0.0.1:2");
	const others = { pid: process.ppid, born: "1", url: "http://127.0.0.1:3" };
	writeFileSync(join(folder, lockName), JSON.stringify(others));
	lock.release();
	expect(existsSync(join(folder, lockName))).toBe(true);
});
