// PocketBase without this product: the same program and the same columns, no rules and no hooks but the one that puts
// each commit on disk before it is answered. What the product's speed of writing is compared with.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnLeashed } from "#scripts/process/child.mjs";
import { freePort } from "#scripts/server/pocketbase.mjs";
import { pocketbaseBinary } from "#scripts/server/pocketbase-binary.mjs";
import { type Answer, type Asking, ask, said } from "#support/requests.ts";

export interface BareEngine {
	ask: (method: string, path: string, asking?: Asking) => Promise<Answer>;
	/** Ends the process and removes its folder. */
	end: () => Promise<void>;
}

const durable = `onBootstrap((e) => {
	e.next();
	e.app.nonconcurrentDB().newQuery("PRAGMA synchronous=FULL").execute();
});`;

const submissions = {
	name: "submissions",
	type: "base",
	createRule: "",
	fields: [
		{ name: "assignment_id", type: "text" },
		{ name: "student_id", type: "text" },
		{ name: "text_body", type: "text", max: 25000 },
		{ name: "submitted_at", type: "date" },
		{ name: "revision", type: "text" },
		{ name: "updated", type: "autodate", onCreate: true, onUpdate: true },
	],
};

/** Starts a bare engine in a folder of its own and gives it a collection of answers. */
export async function bareEngine(): Promise<BareEngine> {
	const folder = mkdtempSync(join(tmpdir(), "lead-bare-"));
	const [hooks, port] = [join(folder, "hooks"), await freePort()];
	mkdirSync(hooks);
	writeFileSync(join(folder, "hooks", "durable.pb.js"), durable);
	const places = ["--dev=false", "--dir", join(folder, "data"), "--hooksDir", hooks, "--automigrate=false"];
	const secret = ["root@lead.test", "root-password"];
	await ended(spawnLeashed(pocketbaseBinary(), ["superuser", "upsert", ...secret, ...places], {}));
	const server = spawnLeashed(pocketbaseBinary(), ["serve", "--http", `127.0.0.1:${port}`, ...places], {});
	const end = async () => {
		server.kill("SIGTERM");
		await ended(server);
		rmSync(folder, { recursive: true, force: true });
	};
	const asked = (method: string, path: string, asking: Asking = {}) =>
		ask(method, `http://127.0.0.1:${port}${path}`, asking);
	await untilWell(asked);
	const signedIn = await asked("POST", "/api/collections/_superusers/auth-with-password", {
		body: { identity: secret[0], password: secret[1] },
	});
	const token = String(signedIn.at("token"));
	const batch = { enabled: true, maxRequests: 50, timeout: 20 };
	const answers = [
		await asked("PATCH", "/api/settings", { token, body: { batch } }),
		await asked("POST", "/api/collections", { token, body: submissions }),
	];
	for (const answer of answers) if (answer.status !== 200) throw new Error(said(answer));
	return { ask: asked, end };
}

type Child = ReturnType<typeof spawnLeashed>;

const ended = (child: Child): Promise<void> =>
	new Promise((done) => {
		if (child.exitCode !== null || child.signalCode !== null) done();
		else child.once("close", () => done());
	});

async function untilWell(asked: BareEngine["ask"]): Promise<void> {
	const deadline = Date.now() + 30_000;
	while ((await asked("GET", "/api/health").catch(() => undefined))?.status !== 200) {
		if (Date.now() > deadline) throw new Error("the bare engine did not answer");
		await new Promise((next) => setTimeout(next, 25));
	}
}
