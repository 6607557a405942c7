// A migrated data folder, made once for each content of pb_migrations and then copied, so that a server starts in a
// fraction of a second. It has one superuser, whose token is valid in every copy.
import { createHash } from "node:crypto";
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, root, runPocketBase, startPocketBase } from "#scripts/server/pocketbase.mjs";
import { ask } from "#support/requests.ts";

const migrations = join(root, "pb_migrations");
const bases = join(root, ".cache", "test-base");

/** Copies the base into a new temporary folder. Returns the folder and its superuser's token. */
export async function copyOfBaseFolder(): Promise<{ dataDir: string; superuserToken: string }> {
	const base = join(bases, fingerprint());
	if (!existsSync(base)) await makeBase(base);
	const dataDir = mkdtempSync(join(tmpdir(), "lead-test-"));
	cpSync(join(base, "data"), dataDir, { recursive: true });
	return { dataDir, superuserToken: readFileSync(join(base, "superuser-token"), "utf8") };
}

function fingerprint(): string {
	const hash = createHash("sha256").update("base 2");
	for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(join(migrations, name)));
	return hash.digest("hex").slice(0, 16);
}

/** Two test files may start at the same time: each makes a base, the first rename wins, the other base is deleted. */
async function makeBase(base: string): Promise<void> {
	mkdirSync(bases, { recursive: true });
	const draft = mkdtempSync(join(bases, "draft-"));
	const dataDir = join(draft, "data");
	await runPocketBase(["migrate", "up"], dataDir);
	await runPocketBase(["superuser", "upsert", "root@lead.test", "root-password"], dataDir);
	const server = await startPocketBase({ dataDir, port: await freePort(), env: { OPEN_DASHBOARD: "1" } });
	try {
		writeFileSync(join(draft, "superuser-token"), await lastingSuperuserToken(server.url));
		await makePasswordsCheap(server.url, readFileSync(join(draft, "superuser-token"), "utf8"));
	} finally {
		await server.stop();
	}
	try {
		renameSync(draft, base);
	} catch {
		rmSync(draft, { recursive: true, force: true });
	}
}

async function lastingSuperuserToken(url: string): Promise<string> {
	const superusers = `${url}/api/collections/_superusers`;
	const signedIn = await ask("POST", `${superusers}/auth-with-password`, {
		body: { identity: "root@lead.test", password: "root-password" },
	});
	const lasting = await ask("POST", `${superusers}/impersonate/${signedIn.at("record.id")}`, {
		token: String(signedIn.at("token")),
		body: { duration: 10 * 365 * 86_400 },
	});
	if (lasting.status !== 200) throw new Error(`No superuser for the base folder: ${lasting.text}`);
	return String(lasting.at("token"));
}

/** Slow hashing of passwords protects production (45 ms of one core each); in tests it would only cost time. */
async function makePasswordsCheap(url: string, token: string): Promise<void> {
	const users = await ask("GET", `${url}/api/collections/users`, { token });
	const fields = users.at("fields");
	if (!Array.isArray(fields)) throw new Error(`No users collection: ${users.text}`);
	const cheap = fields.map((field) => (field.name === "password" ? { ...field, cost: 4 } : field));
	const saved = await ask("PATCH", `${url}/api/collections/users`, { token, body: { fields: cheap } });
	if (saved.status !== 200) throw new Error(`The password cost was refused: ${saved.text}`);
}
