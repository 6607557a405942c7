// The parts of a response that a phone reads, without what two servers cannot have in common: times, and their own ids
// and codes.
import { guestMutations } from "#mutations.ts";
import { isCollection, shapeOf } from "#support/collections/shapes.ts";
import type { Reply } from "#support/fakes/server.ts";

/** The ids and codes of one server, each with a name that is the same for both. */
export type Aliases = Map<string, string>;

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** The response to a mutation, a batch, the handshake or a list. */
export function heard(reply: Reply, aliases: Aliases): unknown {
	const { status, body } = reply;
	if (!isObject(body) && !Array.isArray(body)) return { status, body };
	if (status >= 400) return refused(status, body);
	if (Array.isArray(body)) return { status, entries: body.map((entry) => heard(entry, aliases)) };
	if ("changed" in body) {
		const { user, name, role, account_status, temporary, restored, changed } = body;
		const person = { user, name, role, account_status, temporary };
		return { status, ...person, restored, changed: changesIn(changed, aliases) };
	}
	if (Array.isArray(body.known)) return { status, known: [...body.known].sort() };
	if (Array.isArray(body.items)) return { status, items: sorted(body.items, aliases) };
	return { status, row: plain(body, aliases) };
}

/** The codes of a refusal; of a batch, also which entry was refused. */
function refused(status: number, body: unknown): unknown {
	const data = isObject(body) && isObject(body.data) ? body.data : {};
	if (isObject(data.requests)) {
		const entries = Object.entries(data.requests).map(([at, entry]) => {
			const response = isObject(entry) && isObject(entry.response) ? entry.response : {};
			return { at, ...Object(refused(Number(response.status), response)) };
		});
		return { status, entries };
	}
	return { status, codes: Object.values(data).map((problem) => (isObject(problem) ? problem.code : problem)) };
}

function changesIn(changed: unknown, aliases: Aliases): unknown {
	if (!isObject(changed)) return changed;
	const lists = Object.entries(changed).map(([name, ids]) => [
		name,
		(Array.isArray(ids) ? ids : []).map((id) => called(id, aliases)).sort(),
	]);
	return Object.fromEntries(lists);
}

const called = (value: unknown, aliases: Aliases): unknown => aliases.get(String(value)) ?? value;

const times = [
	"updated",
	"created_at",
	"received_at",
	"graded_at",
	"submitted_at",
	"written_at",
	"archived_at",
	"joined_at",
];

/** A row of any collection in the shape that phones read; of its times only whether they are set. */
export function plain(row: unknown, aliases: Aliases): unknown {
	if (!isObject(row)) return row;
	if ("parent_name" in row) return inquiry(row);
	const name = String(row.collectionName);
	const read = isCollection(name) ? shapeOf(name).safeParse(row).data : undefined;
	const shown: Record<string, unknown> = { ...(read ?? row), mutation: row.mutation };
	for (const name of times) if (name in shown) shown[name] = Boolean(shown[name]);
	if (Array.isArray(shown.grade_changes)) {
		shown.grade_changes = shown.grade_changes.map((change) => ({ ...change, graded_at: "", changed_at: "" }));
	}
	if (Array.isArray(shown.returns)) {
		const untimed = { submitted_at: "", received_at: "", returned_at: "" };
		shown.returns = shown.returns.map((given) => ({ ...given, ...untimed }));
	}
	// The real server adds letters to the name of a file that did not come as a copy.
	if ("file_path" in shown) shown.file_path = /\.\w+$/.exec(String(shown.file_path))?.[0];
	if ("join_code" in shown) shown.join_code = Boolean(shown.join_code);
	// Only the owner sees the address, and phones store no other.
	delete shown.email;
	delete shown.username;
	return { ...shown, id: called(shown.id, aliases) };
}

/** A visitor's inquiry, without the fields that only the centre sees. */
const inquiry = (row: Record<string, unknown>): unknown =>
	Object.fromEntries(guestMutations.sendInquiry.echoes.concat("mutation").map((name) => [name, row[name]]));

/** Rows as texts, sorted so that a server's own ids do not decide the order. */
export const sorted = (rows: readonly unknown[], aliases: Aliases): string[] =>
	rows.map((row) => JSON.stringify(plain(row, aliases))).sort();
