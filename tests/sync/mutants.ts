// Mutants: bugs made on purpose, one at a time. Each breaks a line of the real code, and the model must notice it by naming
// the promise it breaks. LEAD_MUTANT in the environment of a test run chooses one.
import type { Plugin } from "vite";

/** `file` is a path in src. */
type Change = { file: string; line: string; instead: string };

/**
 * The history number `from` (0) of `seed` is the first to notice: found by trying. When the model changes, a later one may
 * be the first, which makes the test slower and no less sure.
 */
export type Mutant = Change & { also?: Change; promise: RegExp; seed: number; from?: number };

export const mutants: Record<string, Mutant> = {
	"write outside a transaction": {
		file: "sync/storage/durable.ts",
		line: 'return await db.transaction("rw", db.tables, async () => await work());',
		instead: "return await work();",
		promise: /P1 nothing lost|P5 converges/,
		seed: 74,
	},
	"throw away what should be sealed": {
		file: "sync/storage/vault.ts",
		line: "if (locked) await db.vault.add(locked);",
		instead: "",
		promise: /P1 nothing lost/,
		seed: 1,
	},
	"overlook that the server was put back": {
		file: "sync/handshake.ts",
		line: "restored: restored || handshake.restored,",
		instead: "restored: false,",
		promise: /P1 nothing lost/,
		seed: 16,
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
		seed: 1,
	},
	"leave the mirror at sign-out": {
		file: "sync/storage/vault.ts",
		line: "await emptyMirror(db);\n\t\t\tawait db.meta.clear();",
		instead: "await db.meta.clear();",
		promise: /P3 nothing leaked/,
		seed: 1,
	},
	"believe every 200": {
		file: "sync/verdict.ts",
		line: "if (!parsed.success || parsed.data.length !== batch.length) return silence;",
		instead: 'if (!parsed.success || parsed.data.length !== batch.length) return { kind: "confirmed", rows: [] };',
		// A captive portal's 200 lacks our header and is dropped before that line, so the header check is broken as well.
		also: {
			file: "sync/request.ts",
			line: "if (!isFrom(platform.mark, response)) {",
			instead: 'if (!isFrom(platform.mark, response) && path !== "/api/batch") {',
		},
		promise: /P4 no false word/,
		seed: 24,
		from: 30,
	},
	"delete on an empty answer": {
		file: "sync/pull.ts",
		line: "if (found.some(({ doubtful }) => doubtful)) await makeSure(reader, handshake, found);",
		instead: "",
		promise: /P5 converges|P6 never back/,
		seed: 3,
		from: 22,
	},
	"keep what is gone": {
		file: "sync/pull.ts",
		line: "await run.db.mirror(name).bulkDelete(gone);",
		instead: "",
		promise: /P5 converges/,
		seed: 3,
		from: 3,
	},
	"write on after another tab took over": {
		file: "sync/run.ts",
		line: 'if ((await syncStateOf(run.db)).turn !== run.id) throw new Superseded("another run took over");',
		instead: "",
		promise: /P6 never back/,
		seed: 4,
		from: 6,
	},
	"queue again what was sent": {
		file: "sync/recover.ts",
		line: 'where({ state: "sending" })',
		instead: 'where("state").anyOf("sending", "sent")',
		promise: /P6 never back/,
		seed: 3,
	},
	"leave what was under way when a tab died": {
		file: "sync/recover.ts",
		line: 'await db.outbox.where({ state: "sending" }).modify({ state: "queued" });',
		instead: "",
		promise: /P7 lively/,
		seed: 3,
		from: 4,
	},
	"treat a refusal without a reason as final": {
		file: "sync/failure.ts",
		line: 'if (!first) return { kind: "unknown", status, message };',
		instead: 'if (!first) return { kind: "refused", reason: "unknown", status, code: "", message, fields: {} };',
		promise: /P7 lively/,
		seed: 3,
		from: 8,
	},
	"write over what the server may have": {
		file: "sync/edits.ts",
		line: '(entry.state === "queued" && entry.attempts === 0)',
		instead: 'entry.state === "queued"',
		promise: /P7 lively: the desk stands in its own way/,
		seed: 3,
		from: 42,
	},
	"let an edit follow what the server shows instead of what is on its way": {
		file: "features/courses/mutations.ts",
		line: "{ ...row, ...words(body), revision: id }",
		instead: "{ ...row, ...words(body) }",
		promise: /P7 lively: the desk stands in its own way/,
		seed: 3,
	},
	"throw away what waited behind a refusal": {
		file: "sync/edits.ts",
		line: "return folded(db.schema, refused, newest) ?? refused;",
		instead: "return refused;",
		promise: /P1 nothing lost/,
		seed: 13,
	},
	"take everything confirmed for known after a restore": {
		file: "sync/reconcile.ts",
		line: "noteWhetherThere(run.db, seq, known.has(id))",
		instead: "noteWhetherThere(run.db, seq, true)",
		promise: /P1 nothing lost/,
		seed: 3,
		from: 95,
	},
	"ask a restored server only for what no pull has shown": {
		file: "sync/sync.ts",
		line: "restored ? await stillKept(run) : fromEarlierRuns",
		instead: "fromEarlierRuns",
		promise: /P1 nothing lost/,
		seed: 16,
		from: 2,
	},
	"ask for nothing unless the server was restored": {
		file: "sync/sync.ts",
		line: "restored ? await stillKept(run) : fromEarlierRuns",
		instead: "restored ? await stillKept(run) : []",
		promise: /P1 nothing lost|P5 converges/,
		seed: 3,
		from: 86,
	},
	"send every attempt under another name": {
		file: "sync/entry.ts",
		line: "mutation: entry.id };",
		instead: 'mutation: entry.attempts < 2 ? entry.id : ("again" + entry.attempts + entry.id).slice(0, 15) };',
		promise: /P2 nothing doubled|P4 no false word|P7 lively/,
		seed: 3,
	},
	"shake hands no second time after joining": {
		file: "sync/sync.ts",
		line: "unexplained.length > 0 || joined",
		instead: "unexplained.length > 0",
		promise: /P5 converges: \w+ is in a course that did not come/,
		seed: 4,
	},
	"hold up everything behind a refusal": {
		file: "sync/batch.ts",
		line: "blocked.add(entry.record_id);",
		instead: "break;",
		promise: /P7 lively: still waiting/,
		seed: 1,
	},
	"hold up a course's work behind a refused edit of the course": {
		file: "sync/batch.ts",
		line: "if (isCreate(schema, entry)) missing.add(entry.record_id);",
		instead: "missing.add(entry.record_id);",
		promise: /P7 lively: still waiting/,
		seed: 7,
	},
	"share one outbox between accounts": {
		file: "local/database.ts",
		line: "super(`lead-",
		instead: 'super("lead-shared", userId, schema); (`',
		promise: /P3 nothing leaked|P8 author-bound/,
		seed: 1,
	},
};

/** Breaks the chosen line as the file is read. Throws when the line is no longer there: then the mutant needs a new one. */
export function mutated(name: string | undefined): Plugin {
	const mutant = name ? mutants[name] : undefined;
	if (name && !mutant) throw new Error(`no mutant named ${name}`);
	const changes = mutant ? [mutant, ...(mutant.also ? [mutant.also] : [])] : [];
	return {
		name: "mutant",
		enforce: "pre",
		transform(code, id) {
			const change = changes.find(({ file }) => id.endsWith(`/src/${file}`));
			if (!change) return null;
			if (!code.includes(change.line)) throw new Error(`${change.file} no longer holds the line of this mutant`);
			return code.replace(change.line, change.instead);
		},
	};
}
