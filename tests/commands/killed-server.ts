// A server that is killed, and programs that stand in for PocketBase.
import { chmodSync, writeFileSync } from "node:fs";
import { pocketbaseBinary } from "#scripts/server/pocketbase-binary.mjs";
import { type Command, newFolder, serversOn } from "./command.ts";

/** How long a start may take, and how often it is looked for. */
export const patience = { timeout: 30_000, interval: 20 };

/** Ends the server of this folder as the system does when there is no memory. */
export async function killServer(dataDir: string): Promise<void> {
	const [server] = serversOn(dataDir);
	if (server === undefined) throw new Error("There is no server to kill.");
	process.kill(server, "SIGKILL");
}

/** How often it said so. */
export const times = (command: Command, words: string) => command.said().split(words).length - 1;

/** A program that calls the real one, except where these lines of sh say otherwise. */
export function programWith(lines: string): string {
	const program = `${newFolder()}-program`;
	writeFileSync(program, `#!/bin/sh\n${lines}\nexec ${pocketbaseBinary()} "$@"\n`);
	chmodSync(program, 0o755);
	return program;
}

/** The real one, which calls itself by this version. */
export const programOfVersion = (version: string) =>
	programWith(`[ "$1" = --version ] && { echo "pocketbase version ${version}"; exit; }`);
