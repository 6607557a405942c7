// Runs one of the project's commands as a person would, on a folder and a port of its own.
import { type ChildProcess, spawn } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort, root } from "#scripts/server/pocketbase.mjs";

export interface Command {
	readonly process: ChildProcess;
	/** What it printed so far. */
	readonly said: () => string;
	/** Resolves when it has printed this; throws when it ends before. */
	readonly saying: (words: string) => Promise<void>;
	/** Its exit code, or the signal it died of. */
	readonly ended: Promise<number | string>;
}

/** What `npm run serve` asks for. No mail server answers there. */
export const production = {
	APP_URL: "https://lead.test",
	SMTP_URL: "smtp://127.0.0.1:1",
	MAIL_FROM: "centre@lead.test",
	CENTRE_EMAIL: "desk@lead.test",
};

/** Starts `scripts/<name>.mjs`; it is killed when the test is over. */
export function run(name: "start" | "serve" | "dev", env: Record<string, string>): Command {
	return runProgram(process.execPath, [join(root, "scripts", `${name}.mjs`)], env);
}

const ours = (...names: string[]) => Object.fromEntries(names.map((name) => [name, process.env[name] ?? ""]));

/** The same for any program; it gets nothing of our own environment but where programs and home are. */
export function runProgram(program: string, args: string[], env: Record<string, string>): Command {
	const process_ = spawn(program, args, {
		cwd: root,
		env: { ...ours("PATH", "HOME", "POCKETBASE_BIN"), LEAD_PUBLIC_DIR: pages(), ...env },
	});
	let said = "";
	const listeners = new Set<() => void>();
	const hear = (chunk: Buffer) => {
		said += chunk;
		for (const listener of listeners) listener();
	};
	process_.stdout.on("data", hear);
	process_.stderr.on("data", hear);
	const ended = new Promise<number | string>((done) =>
		process_.once("close", (code, signal) => done(code ?? signal ?? "nothing")),
	);
	const saying = (words: string) =>
		new Promise<void>((done, fail) => {
			const look = () => said.includes(words) && done();
			listeners.add(look);
			look();
			ended.then((code) => fail(new Error(`It ended (${code}) and never said "${words}", but:\n${said}`)));
		});
	onTestFinished(async () => {
		process_.kill("SIGKILL");
		await ended;
	});
	return { process: process_, said: () => said, saying, ended };
}

/** A path where nothing is yet; removed after the test. */
export function newFolder(): string {
	const parent = mkdtempSync(join(tmpdir(), "lead-command-"));
	onTestFinished(() => rmSync(parent, { recursive: true, force: true, maxRetries: 5 }));
	return join(parent, "data");
}

/** Where a command of this test lives: environment and address. */
export async function newPlace(dataDir = newFolder()) {
	const port = await freePort();
	return { dataDir, port, url: `http://127.0.0.1:${port}`, env: { DATA_DIR: dataDir, PORT: String(port) } };
}

/** Ids of the processes that have this folder in their command line or serve it as LEAD: nothing may stay behind. */
export function serversOn(dataDir: string): number[] {
	return readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.filter((pid) => commandLine(pid).includes(dataDir))
		.map(Number);
}

function commandLine(pid: string): string {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, "utf8");
	} catch {
		return "";
	}
}

export async function signIn(url: string, identity: string, password = "demo1234"): Promise<Response> {
	return fetch(`${url}/api/collections/users/auth-with-password`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ identity, password }),
	});
}

/** Built pages, so that no test builds: what is in them does not matter here. */
function pages(): string {
	const folder = join(tmpdir(), "lead-command-pages");
	mkdirSync(folder, { recursive: true });
	const home = join(folder, "pages", "en", "index.html");
	if (!existsSync(home)) {
		mkdirSync(dirname(home), { recursive: true });
		writeFileSync(home, "<!doctype html><title>LEAD</title>");
	}
	return folder;
}

export const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

/** Everything of a folder that other accounts could read, with its mode. */
export const readableByOthers = (folder: string) =>
	[".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]
		.map((name) => `${name} ${modeOf(join(folder, name))}`)
		.filter((line) => !line.endsWith("00"));
