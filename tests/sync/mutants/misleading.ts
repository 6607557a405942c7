// Mutants that report what is not true, keep what is gone, or get stuck.
import type { Mutant } from "./mutant.ts";

export const misleading: Record<string, Mutant> = {
	"believe every 200": {
		file: "sync/verdict.ts",
		line: "if (!parsed.success || parsed.data.length !== batch.length) return silence;",
		instead: 'if (!parsed.success || parsed.data.length !== batch.length) return { kind: "confirmed", rows: [] };',
		// A captive portal's 200 lacks our header and is dropped before that line, so the check of the header is broken as
		// well.
		also: {
			file: "sync/request.ts",
			line: "if (!isFrom(platform.mark, response)) {",
			instead: 'if (!isFrom(platform.mark, response) && path !== "/api/batch") {',
		},
		promise: /P4 no false word/,
	},
	"delete on an empty answer": {
		file: "sync/pull.ts",
		line: "if (found.some(({ doubtful }) => doubtful)) await makeSure(reader, handshake, found);",
		instead: "",
		promise: /P5 converges|P6 never back/,
	},
	"keep what is gone": {
		file: "sync/pull.ts",
		line: "await run.db.mirror(name).bulkDelete(gone);",
		instead: "",
		promise: /P5 converges/,
	},
	"write on after another tab took over": {
		file: "sync/run.ts",
		line: 'if ((await syncStateOf(run.db)).turn !== run.id) throw new Superseded("another run took over");',
		instead: "",
		promise: /P6 never back/,
	},
	"queue again what was sent": {
		file: "sync/recover.ts",
		line: 'where({ state: "sending" })',
		instead: 'where("state").anyOf("sending", "sent")',
		promise: /P6 never back/,
	},
	"leave what was under way when a tab died": {
		file: "sync/recover.ts",
		line: 'await db.outbox.where({ state: "sending" }).modify({ state: "queued" });',
		instead: "",
		promise: /P7 lively/,
	},
	"treat a refusal without a reason as final": {
		file: "sync/failure.ts",
		line: 'if (!first) return { kind: "unknown", status, message };',
		instead: 'if (!first) return { kind: "refused", reason: "unknown", status, code: "", message, fields: {} };',
		promise: /P7 lively/,
	},
	"write over what the server may have": {
		file: "sync/edits.ts",
		line: '(entry.state === "queued" && entry.attempts === 0)',
		instead: 'entry.state === "queued"',
		promise: /P7 lively: the computer stands in its own way/,
	},
	"let an edit follow what the server shows instead of what is on its way": {
		file: "features/courses/mutations.ts",
		line: "{ ...row, ...words(body), revision: id }",
		instead: "{ ...row, ...words(body) }",
		promise: /P7 lively: the computer stands in its own way/,
	},
	"shake hands no second time after joining": {
		file: "sync/sync.ts",
		line: "unexplained.length > 0 || joined",
		instead: "unexplained.length > 0",
		promise: /P5 converges: \w+ is in a course that did not come/,
	},
	"hold up everything behind a refusal": {
		file: "sync/batch.ts",
		line: "blocked.add(entry.record_id);",
		instead: "break;",
		promise: /P7 lively: still waiting/,
	},
	"hold up a course's work behind a refused edit of the course": {
		file: "sync/batch.ts",
		line: "if (isCreate(schema, entry)) missing.add(entry.record_id);",
		instead: "missing.add(entry.record_id);",
		promise: /P7 lively: still waiting/,
	},
	"take another teacher's first grade for the own": {
		file: "features/coursework/grading/mutations.ts",
		line: '(one) => one.graded_by === author && one.grade === body.grade && (one.feedback ?? "") === body.feedback,',
		instead: "(one) => one.graded_at !== null,",
		promise: /P4 no false word|P1 nothing lost/,
	},
};
