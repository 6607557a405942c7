// Mutants that lose words, double them, or show them to another person.
import type { Mutant } from "./mutant.ts";

export const losing: Record<string, Mutant> = {
	"write outside a transaction": {
		file: "sync/storage/durable.ts",
		line: 'return await db.transaction("rw", db.tables, async () => await work());',
		instead: "return await work();",
		promise: /P1 nothing lost|P5 converges/,
	},
	"throw away what should be sealed": {
		file: "sync/storage/vault.ts",
		line: "if (locked) await db.vault.add(locked);",
		instead: "",
		promise: /P1 nothing lost/,
	},
	"overlook that the server was put back": {
		file: "sync/handshake.ts",
		line: "restored: restored || handshake.restored,",
		instead: "restored: false,",
		promise: /P1 nothing lost/,
	},
	"send courses twice, the second time by another name": {
		file: "sync/push.ts",
		line: 'return await run.ask("/api/batch", {',
		instead: `const again = batch.filter(({ kind }) => kind === "createCourse").map((entry) => requestOf(schema, entry));
			const other = () => crypto.randomUUID().replaceAll("-", "").slice(0, 15);
			for (const twin of again) Object.assign(twin, { body: { ...twin.body, id: other(), mutation: other() } });
			if (again.length > 0) await run.ask("/api/batch", { method: "POST", body: { requests: again } });
			return await run.ask("/api/batch", {`,
		promise: /P2 nothing doubled/,
	},
	"leave the mirror at sign-out": {
		file: "sync/storage/vault.ts",
		line: "await emptyMirror(db);\n\t\t\tawait db.meta.clear();",
		instead: "await db.meta.clear();",
		promise: /P3 nothing leaked/,
	},
	"throw away what waited behind a refusal": {
		file: "sync/edits.ts",
		line: "return folded(db.schema, refused, newest) ?? refused;",
		instead: "return refused;",
		promise: /P1 nothing lost/,
	},
	"take everything confirmed for known after a restore": {
		file: "sync/reconcile.ts",
		line: "const found = known.has(id) && {",
		instead: "const found = {",
		promise: /P1 nothing lost/,
	},
	"ask a restored server only for what no pull has shown": {
		file: "sync/sync.ts",
		line: "restored ? await stillKept(run) : fromEarlierRuns",
		instead: "fromEarlierRuns",
		promise: /P1 nothing lost/,
	},
	"ask for nothing unless the server was restored": {
		file: "sync/sync.ts",
		line: "restored ? await stillKept(run) : fromEarlierRuns",
		instead: "restored ? await stillKept(run) : []",
		promise: /P1 nothing lost|P5 converges/,
	},
	"send every attempt under another name": {
		file: "sync/entry.ts",
		line: "mutation: entry.id };",
		instead: 'mutation: entry.attempts < 2 ? entry.id : ("again" + entry.attempts + entry.id).slice(0, 15) };',
		promise: /P2 nothing doubled|P4 no false word|P7 lively/,
	},
	"share one outbox between accounts": {
		file: "local/database.ts",
		line: "super(accountDatabaseName(userId), userId, schema);",
		instead: 'super("lead-shared", userId, schema);',
		promise: /P3 nothing leaked|P8 author-bound/,
	},
};
