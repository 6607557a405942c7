import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { kindOf } from "#scripts/server/data-folder.mjs";
import { isFull } from "#scripts/tests/full.mjs";
import { eventually } from "#support/eventually.ts";
import { newFolder, newPlace, readableByOthers, run, runProgram, serversOn, signIn } from "./command.ts";

const ready = "Stop with Ctrl-C";

const template = mkdtempSync(join(tmpdir(), "lead-demo-"));
afterAll(() => rmSync(template, { recursive: true, force: true }));

/** Lets `demoFolder` copy what this start has written. */
async function endAndKeep(start: ReturnType<typeof run>, dataDir: string): Promise<void> {
	start.process.kill("SIGINT");
	await start.ended;
	cpSync(dataDir, template, { recursive: true });
}

/** A folder with the demo in it, not served by anybody. Written once, then copied. */
async function demoFolder(): Promise<string> {
	if (readdirSync(template).length === 0) {
		const place = await newPlace();
		const start = run("start", place.env);
		await start.saying(ready);
		await endAndKeep(start, place.dataDir);
	}
	const copy = newFolder();
	cpSync(template, copy, { recursive: true });
	return copy;
}

test("npm start serves an empty folder with a demo, prints where and no secret, and writes for its own account alone; every demo account can sign in", async () => {
	const place = await newPlace();
	const start = run("start", place.env);
	await start.saying(ready);

	expect(start.said()).toContain(`LEAD is at ${place.url}`);
	const emails = ["admin", "teacher", "teacher2", "student", "student2", "student3", "pending"];
	for (const name of emails) {
		expect(start.said()).toContain(`${name}@lead.example`);
		const answer = await signIn(place.url, `${name}@lead.example`);
		expect(`${name} ${answer.status}`).toBe(`${name} 200`);
	}
	expect((await signIn(place.url, "student@lead.example", "demo12345")).status).toBe(400);
	expect((await fetch(place.url)).status).toBe(200);
	// An installer link, and the superuser.
	for (const secret of ["pbinstal", "server@lead.invalid"]) expect(start.said()).not.toContain(secret);
	expect(readableByOthers(place.dataDir)).toEqual([]);
	await endAndKeep(start, place.dataDir);
});

test("a second start on the same folder says where the first one is, and leaves it alone", async () => {
	const place = await newPlace(await demoFolder());
	const first = run("start", place.env);
	await first.saying(ready);

	const other = await newPlace(place.dataDir);
	const second = run("start", other.env);
	expect(await second.ended).toBe(1);
	expect(second.said()).toContain(`LEAD already runs on this data folder: ${place.url}`);
	expect((await signIn(place.url, "student@lead.example")).status).toBe(200);
});

test("of two starts at the same moment on one folder, one serves and the other says so", async () => {
	const [one, two] = [await newPlace(await demoFolder()), await newPlace()];
	const starts = [run("start", one.env), run("start", { ...two.env, DATA_DIR: one.dataDir })];
	const refused = await Promise.race(starts.map((start) => start.ended.then(() => start)));
	expect(refused.said()).toContain("LEAD already runs on this data folder");
	const served = starts.find((start) => start !== refused);
	await served?.saying(ready);
});

test("a folder that a start is marking, or was when the power went, is taken for an empty one", () => {
	const dataDir = newFolder();
	mkdirSync(dataDir);
	writeFileSync(join(dataDir, "lead.json.new"), '{"kind":"ha');
	expect(kindOf(dataDir)).toBe("empty");
	writeFileSync(join(dataDir, "data.db"), "somebody's");
	expect(kindOf(dataDir)).toBe("unmarked");
});

test("a taken port is told before the data folder is touched", async () => {
	const place = await newPlace();
	const other = createServer((_, answer) => answer.end("somebody else"));
	await new Promise<void>((done) => other.listen(place.port, "127.0.0.1", done));
	onTestFinished(() => void other.close());

	const start = run("start", place.env);
	expect(await start.ended).toBe(1);
	expect(start.said()).toContain(`Port ${place.port} is taken by another program`);
	expect(existsSync(place.dataDir)).toBe(false);
});

for (const signal of isFull ? (["SIGINT", "SIGTERM", "SIGHUP"] as const) : (["SIGTERM"] as const)) {
	test(`${signal} ends the command and leaves no process behind; the data is there at the next start`, async () => {
		const dataDir = await demoFolder();
		const place = await newPlace(dataDir);
		const start = run("start", place.env);
		await start.saying(ready);
		expect(serversOn(dataDir)).toHaveLength(1);

		start.process.kill(signal);
		expect(await start.ended).toBe(0);
		expect(serversOn(dataDir)).toEqual([]);
		expect(readdirSync(dataDir)).not.toContain("lead.lock");
		await expect(fetch(place.url)).rejects.toThrow();

		const again = run("start", place.env);
		await again.saying(ready);
		expect(again.said()).not.toContain("Writing the demo data");
		expect((await signIn(place.url, "teacher@lead.example")).status).toBe(200);
	});
}

test("a killed command takes its server with it, and the next start serves the folder again", async () => {
	const dataDir = await demoFolder();
	const place = await newPlace(dataDir);
	const start = run("start", place.env);
	await start.saying(ready);
	start.process.kill("SIGKILL");
	await start.ended;
	await eventually(() => expect(serversOn(dataDir)).toEqual([]));

	const again = run("start", place.env);
	await again.saying(ready);
	expect((await signIn(place.url, "student2@lead.example")).status).toBe(200);
});

for (const signal of isFull ? (["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"] as const) : (["SIGKILL"] as const)) {
	test(`${signal} to npm alone ends everything it started`, async () => {
		const dataDir = await demoFolder();
		const place = await newPlace(dataDir);
		const npm = runProgram("npm", ["start"], place.env);
		await npm.saying(ready);
		npm.process.kill(signal);
		await eventually(() => expect(serversOn(dataDir)).toEqual([]));
		await eventually(() => expect(readdirSync(dataDir)).not.toContain("lead.lock"));
	});
}

test("a server that dies is started again, with the same demo", async () => {
	const dataDir = await demoFolder();
	const place = await newPlace(dataDir);
	const start = run("start", place.env);
	await start.saying(ready);
	const [server] = serversOn(dataDir);
	if (server === undefined) throw new Error("no server");
	process.kill(server, "SIGKILL");
	await start.saying("The server ended by itself (signal SIGKILL). It is started again in 0.25 s.");
	await start.saying("The server answers again.");
	expect((await signIn(place.url, "student@lead.example")).status).toBe(200);
});
