// Mutants that lose words, double them, or show them to another person.
import type { Mutant } from "./mutant.ts";

export const losing: Record<string, Mutant> = {
	"write outside a transaction": {
		file: "sync/storage/durable.ts",
		code: 'return await db.transaction("rw", db.tables, async () => await work());',
		instead: "return await work();",
		promise: /P1 nothing lost|P5 converges/,
	},
	"throw away what should be sealed": {
		file: "sync/storage/vault.ts",
		code: "if (locked) await db.vault.add(locked);",
		instead: "",
		promise: /P1 nothing lost/,
	},
	"overlook that the server was put back": {
		file: "sync/handshake.ts",
		code: "restored || handshake.restored",
		instead: "false",
		promise: /P1 nothing lost/,
	},
	"send courses twice, the second time by another name": {
		file: "sync/push.ts",
		code: 'return await run.ask("/api/batch", { method: "POST", body, timeout: 20_000 + 500 * kilobytes });',
		instead: `const again = batch.filter(({ kind }) => kind === "createCourse").map((entry) => requestOf(schema, entry));
			const other = () => crypto.randomUUID().replaceAll("-", "").slice(0, 15);
			for (const twin of again) Object.assign(twin, { body: { ...twin.body, id: other(), mutation: other() } });
			if (again.length > 0) await run.ask("/api/batch", { method: "POST", body: { requests: again } });
			return await run.ask("/api/batch", { method: "POST", body, timeout: 20_000 });`,
		promise: /P2 nothing doubled/,
	},
	"leave the mirror at sign-out": {
		file: "sync/storage/vault.ts",
		code: "await emptyMirror(db);\n\t\t\tawait db.meta.clear();",
		instead: "await db.meta.clear();",
		promise: /P3 nothing leaked/,
	},
	"throw away what waited behind a refusal": {
		file: "sync/edits.ts",
		code: "return merged ? { ...merged, id: newId() } : refused;",
		instead: "return refused;",
		promise: /P1 nothing lost/,
	},
	"throw away refused words that have no other place": {
		file: "sync/edits.ts",
		code: "mutationOf(schema, changed).leftOver ? follows : upToWaiting(follows)",
		instead: "follows",
		promise: /P1 nothing lost/,
	},
	"keep no reason of a change that a refused grade takes along": {
		file: "sync/edits.ts",
		code: "await db.drafts.put({ key: left.key, text, saved_at: stored?.saved_at ?? left.at });",
		instead: "",
		promise: /P1 nothing lost/,
	},
	"take everything confirmed for known after a restore": {
		file: "sync/reconcile.ts",
		code: "known.has(id)",
		instead: "true",
		promise: /P1 nothing lost/,
	},
	"ask a restored server only for what no pull has shown": {
		file: "sync/sync.ts",
		code: "restored ? await stillKept(run) : fromEarlierRuns",
		instead: "fromEarlierRuns",
		promise: /P1 nothing lost/,
	},
	"ask for nothing unless the server was restored": {
		file: "sync/sync.ts",
		code: "restored ? await stillKept(run) : fromEarlierRuns",
		instead: "restored ? await stillKept(run) : []",
		promise: /P1 nothing lost|P5 converges/,
	},
	"send every attempt under another name": {
		file: "sync/entry.ts",
		code: "{ ...args.parse(entry.body), mutation: entry.id }",
		instead:
			'{ ...args.parse(entry.body), mutation: entry.attempts < 2 ? entry.id : ("again" + entry.attempts + entry.id).slice(0, 15) }',
		promise: /P2 nothing doubled|P4 no false word|P7 lively/,
	},
	"share one outbox between accounts": {
		file: "local/database.ts",
		code: "accountDatabaseName(userId)",
		instead: '"lead-shared"',
		promise: /P3 nothing leaked|P8 author-bound/,
	},
};
