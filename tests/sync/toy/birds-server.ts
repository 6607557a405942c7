// A real PocketBase for people who watch birds, with migrations and hooks of its own.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import { freePort, runPocketBase, startPocketBase } from "#scripts/server/pocketbase.mjs";
import { ask } from "#support/requests.ts";

const source = import.meta.dirname;
const password = "a password of birds";
const signedIn = z.object({ token: z.string(), record: z.object({ id: z.string() }) });
const listed = z.object({ items: z.array(z.record(z.string(), z.unknown())) });

export type BirdsServer = Awaited<ReturnType<typeof birdsServer>>;

export async function birdsServer() {
	const dataDir = mkdtempSync(join(tmpdir(), "birds-"));
	const superuser = { identity: "root@birds.test", password };
	await runPocketBase(["superuser", "upsert", superuser.identity, password], dataDir, source);
	const running = await startPocketBase({ dataDir, source, port: await freePort() });
	const request = async (method: string, path: string, asking: { token?: string; body?: object } = {}) => {
		const answer = await ask(method, running.url + path, asking);
		if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
		return answer.text === "" ? null : JSON.parse(answer.text);
	};
	const logIn = async (collection: string, body: object) =>
		signedIn.parse(await request("POST", `/api/collections/${collection}/auth-with-password`, { body }));
	const { token } = await logIn("_superusers", superuser);
	const rows = async (collection: string) =>
		listed.parse(await request("GET", `/api/collections/${collection}/records`, { token })).items;
	return {
		url: running.url,
		rows,
		/** A person who watches birds. */
		async watcher(name: string) {
			const identity = `${name}@birds.test`;
			const body = { email: identity, password, passwordConfirm: password };
			await request("POST", "/api/collections/users/records", { token, body });
			const { token: own, record } = await logIn("users", { identity, password });
			return { id: record.id, token: own };
		},
		remove: (collection: string, id: string) =>
			request("DELETE", `/api/collections/${collection}/records/${id}`, { token }),
		/** As after restoring a backup from before these rows: they are gone, and so are their ledger entries. */
		async goBackWithout(collection: string) {
			for (const of of [collection, "ledger"]) {
				for (const { id } of await rows(of)) await request("DELETE", `/api/collections/${of}/records/${id}`, { token });
			}
			const [{ id } = {}] = await rows("marks");
			await request("PATCH", `/api/collections/marks/records/${id}`, { token, body: { mark: crypto.randomUUID() } });
		},
		async end() {
			await running.stop();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
