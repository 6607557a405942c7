// Backs up a whole server and restores it.
import { cpSync, rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import type { RealServer } from "#support/server.ts";

/** Copies the data folder while the server is stopped. @returns restores it, without later rows */
export async function backUp(server: RealServer): Promise<() => Promise<void>> {
	const copy = `${server.dataDir}-backup`;
	onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
	await server.stop();
	cpSync(server.dataDir, copy, { recursive: true });
	await server.start();
	return async () => {
		await server.stop();
		rmSync(server.dataDir, { recursive: true });
		cpSync(copy, server.dataDir, { recursive: true });
		await server.start();
	};
}
