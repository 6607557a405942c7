// Mutants that report what is not true, keep what is gone, or get stuck.
import type { Mutant } from "./mutant.ts";

export const misleading: Record<string, Mutant> = {
	"believe every 200": {
		file: "sync/verdict.ts",
		code: "if (!parsed.success || parsed.data.length !== batch.length) return silence;",
		instead: 'if (!parsed.success || parsed.data.length !== batch.length) return { kind: "confirmed", rows: [] };',
		// A captive portal's 200 lacks our header and is dropped before that line, so the check of the header is broken as
		// well.
		also: {
			file: "sync/request.ts",
			code: "!isFrom(platform.mark, response)",
			instead: '!isFrom(platform.mark, response) && path !== "/api/batch"',
		},
		promise: /P4 no false word/,
	},
	"delete on an empty answer": {
		file: "sync/pull.ts",
		code: "if (found.some(({ suspect }) => suspect)) await makeSure(reader, handshake, found);",
		instead: "",
		promise: /P5 converges|P6 never back/,
	},
	"keep what is gone": {
		file: "sync/pull.ts",
		code: "await run.db.forget(name, gone);",
		instead: "",
		promise: /P5 converges/,
	},
	"take a person whom no course names any more for one who is missing": {
		file: "sync/pull.ts",
		code: "back.some((row) => isWithin(scope, row))",
		instead: "back.length > 0",
		promise: /P5 converges/,
	},
	"write on after another tab took over": {
		file: "sync/run.ts",
		code: 'if ((await syncStateOf(run.db)).turn !== run.id) throw new Superseded("another run took over");',
		instead: "",
		promise: /P6 never back/,
	},
	"queue again what was sent": {
		file: "sync/recover.ts",
		code: 'await db.outbox.where({ state: "sending" }).modify({ state: "queued" });',
		instead: 'await db.outbox.where("state").anyOf("sending", "sent").modify({ state: "queued" });',
		promise: /P6 never back/,
	},
	"leave what was under way when a tab died": {
		file: "sync/recover.ts",
		code: 'await db.outbox.where({ state: "sending" }).modify({ state: "queued" });',
		instead: "",
		promise: /P7 lively/,
	},
	"treat a refusal without a reason as final": {
		file: "sync/failure.ts",
		code: 'if (!first) return { kind: "unknown", status, message };',
		instead: 'if (!first) return { kind: "refused", reason: "unknown", status, code: "", message, fields: {} };',
		promise: /P7 lively/,
	},
	"refuse before the pull what is not its writer's any more": {
		file: "sync/push.ts",
		code: 'failure.kind === "unknown" || (failure.kind === "refused" && failure.reason === "not-yours")',
		instead: 'failure.kind === "unknown"',
		promise: /P7 lively: refused although/,
	},
	"send nothing once more whose author came back in the same run": {
		file: "sync/reconcile.ts",
		code: 'if (run.retried.has(entry.id)) return { ...entry, state: "failed" };',
		instead: 'return { ...entry, state: "failed" };',
		promise: /P7 lively: refused although/,
	},
	"write over what the server may have": {
		file: "sync/edits.ts",
		code: "!isRemovable(entry)",
		instead: '!(entry.state === "queued" || entry.state === "failed")',
		promise: /P7 lively: the computer stands in its own way/,
	},
	"let an edit follow what the server shows instead of what is on its way": {
		file: "features/courses/mutations.ts",
		code: "{ ...row, ...words(body), revision: id }",
		instead: "{ ...row, ...words(body) }",
		promise: /P7 lively: the computer stands in its own way/,
	},
	"shake hands no second time after joining": {
		file: "sync/sync.ts",
		code: "unexplained.length > 0 || joined",
		instead: "unexplained.length > 0",
		promise: /P5 converges: \w+ is in a course that did not come/,
	},
	"hold up everything behind a refusal": {
		file: "sync/batch.ts",
		code: "blocked.add(entry.record_id);",
		instead: "break;",
		promise: /P7 lively: still waiting/,
	},
	"hold up a course's work behind a refused edit of the course": {
		file: "sync/batch.ts",
		code: "if (isCreate(schema, entry)) missing.add(entry.record_id);",
		instead: "missing.add(entry.record_id);",
		promise: /P7 lively: still waiting/,
	},
	"take another teacher's first grade for the own": {
		file: "features/coursework/grading/mutations.ts",
		code: '(one) => same(one) && (one.graded_at ?? "") > from',
		instead: "(one) => one.graded_at !== null",
		promise: /P4 no false word|P1 nothing lost/,
	},
};
