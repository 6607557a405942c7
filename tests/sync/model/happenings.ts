// What happens to the school without an action of a person on a phone.
import { createHash } from "node:crypto";
import { editCourse } from "#features/courses/mutations.ts";
import { editAssignment } from "#features/coursework/assignments/mutations.ts";
import { lastReturnOf } from "#support/fakes/answers.ts";
import { ana, assignmentIds, bassam, boss, courseIds, joseph, rana } from "#support/fakes/people.ts";
import { changePerson, endSessions, enrol, put, type Row, type State, unenrol } from "#support/fakes/state.ts";
import { newId } from "#sync/new-id.ts";
import type { Action } from "./actions.ts";
import type { School } from "./school.ts";

const people = { ana, bassam, rana, joseph, boss };
const course = (index: number): string => courseIds[index] ?? "";
export const task = (index: number): string => assignmentIds[index] ?? "";

/** The course's present join code; there is no fourth course. */
export const codeOf = ({ rows }: State, index: number): string =>
	String(rows.courses[course(index)]?.join_code ?? "WRONG");

export function happen(school: School, action: Action): void {
	const { server, phones } = school;
	const { state } = server;
	if (action.kind === "restart") phones[action.phone].restart();
	if (action.kind === "weak battery") school.weak = { phone: phones[action.phone], steps: action.steps };
	if (action.kind === "wait") school.clock.now += action.seconds * 1000;
	if (action.kind === "jump") phones[action.phone].clockError += action.seconds * 1000;
	if (action.kind === "storage full") school.full = { phone: phones[action.phone], writes: action.writes };
	if (action.kind === "late copies arrive") phones[action.phone].deliverHeld();
	if (action.kind === "unenrol") unenrol(state, people[action.who], course(action.course));
	if (action.kind === "enrol") {
		const role_in_course = action.who === "ana" || action.who === "bassam" ? "student" : "teacher";
		enrol(state, { user_id: people[action.who], course_id: course(action.course), role_in_course });
	}
	if (action.kind === "renew code") renewCode(state, course(action.course));
	if (action.kind === "elsewhere") changeElsewhere(school, action);
	if (action.kind === "graded elsewhere") gradeElsewhere(school, action);
	if (action.kind === "kill tokens") endSessions(state, people[action.who]);
	if (action.kind === "block") changePerson(state, people[action.who], { accountStatus: action.accountStatus });
	if (action.kind === "lend password") {
		changePerson(state, people[action.who], { temporary: action.lent });
		endSessions(state, people[action.who]);
	}
	if (action.kind === "lower max") lowerMax(school, action.which);
	if (action.kind === "back up") school.backup = server.snapshot();
	if (action.kind === "restore") server.restore(school.backup);
}

/** Changed by the centre in the database: no edit has an id for it. */
function lowerMax({ server, ledger }: School, which: number): void {
	const row = ledger.pick(Object.values(server.state.rows.assignments), which);
	if (!row) return;
	put(server.state, "assignments", { ...row, max_points: 5 }, { course: String(row.course_id) });
}

function renewCode(state: State, id: string): void {
	const row = state.rows.courses[id];
	if (!row) return;
	state.former[String(row.join_code)] = id;
	put(state, "courses", { ...row, join_code: `NEW${Object.keys(state.former).length}${id}` }, { course: id });
}

/**
 * A teacher changes the present content of one record on a device that is always online: the other side of every
 * conflict. If the server refuses it, that does not concern the devices of the history.
 */
function changeElsewhere(
	{ server, ledger, newToken }: School,
	{ what, which }: Extract<Action, { kind: "elsewhere" }>,
): void {
	const row = ledger.pick(Object.values(server.state.rows[what]), which);
	if (!row) return;
	const words = ledger.newText("elsewhere");
	const changes = Array.isArray(row.grade_changes) ? row.grade_changes : [];
	const edited = { ...row, title: words, replaces: row.revision };
	const args = {
		courses: () => editCourse.args.parse(edited),
		assignments: () => editAssignment.args.parse(edited),
		submissions: () => ({ grade: 1, feedback: words, reason: "elsewhere", replaces: changes.at(-1)?.id ?? "" }),
	}[what]();
	write({ server, newToken }, rana, { what, row, body: { ...args, mutation: newId() } });
}

/** A second teacher, or the teacher's other phone, gives a first grade on a device that is always online. */
function gradeElsewhere(
	{ server, ledger, newToken }: School,
	{ by, which }: Extract<Action, { kind: "graded elsewhere" }>,
): void {
	const open = Object.values(server.state.rows.submissions).filter(({ graded_at }) => graded_at === "");
	const row = ledger.pick(open, which);
	if (!row) return;
	const graded_text = createHash("sha256").update(String(row.text_body)).digest("hex");
	const returned = lastReturnOf(row);
	const body = { grade: 1, feedback: ledger.newText("elsewhere"), graded_text, returned, mutation: newId() };
	write({ server, newToken }, people[by], { what: "submissions", row, body });
}

type Change = {
	what: "courses" | "assignments" | "submissions";
	row: Row;
	body: { title?: string; feedback?: string; mutation: string };
};

function write({ server, newToken }: Pick<School, "server" | "newToken">, user: string, { what, row, body }: Change) {
	const requests = [{ method: "PATCH", url: `/api/collections/${what}/records/${row.id}`, body }];
	const { status } = server.answer("POST", new URL("http://lead.test/api/batch"), { requests }, newToken(user));
	const now = server.state.rows[what][row.id];
	const isThere = now && (now.title ?? now.feedback) === (body.title ?? body.feedback);
	if (status === 200 && !isThere) throw new Error(`accepted, and not what was meant: ${JSON.stringify(requests)}`);
}
