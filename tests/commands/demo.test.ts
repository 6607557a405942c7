// The demo's content and its dates, as people will meet them on any day of the year.
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, onTestFailed, test } from "vitest";
import { leadRecord, submissionRecord } from "#records.ts";
import { calendarFrom } from "#scripts/demo/calendar.mjs";
import { seed } from "#scripts/demo/seed.mjs";
import { inquire } from "#support/leads.ts";
import { newId } from "#support/school.ts";
import { type RealServer, type Row, realServer } from "#support/server.ts";

const saturdayNight = new Date("2027-03-27T22:30:00Z");
let server: RealServer;
let rows: Record<"users" | "courses" | "enrollments" | "assignments" | "submissions" | "materials" | "leads", Row[]>;

beforeAll(async () => {
	server = await realServer();
	await seed(server.url, { identity: "root@lead.test", password: "root-password" });
	const [users = [], courses = [], enrollments = [], assignments = [], submissions = [], materials = [], leads = []] =
		await Promise.all(
			["users", "courses", "enrollments", "assignments", "submissions", "materials", "leads"].map((name) =>
				server.rows(name),
			),
		);
	rows = { users, courses, enrollments, assignments, submissions, materials, leads };
});
afterAll(() => server.end());

const text = (row: Row | undefined, field: string) => String(row?.[field]);
const time = (row: Row | undefined, field: string) => Date.parse(text(row, field).replace(" ", "T"));
const idOf = (email: string) =>
	text(
		rows.users.find((user) => user.email === email),
		"id",
	);
const coursesOf = (email: string) =>
	rows.enrollments
		.filter((row) => row.user_id === idOf(email))
		.map((row) =>
			text(
				rows.courses.find(({ id }) => id === row.course_id),
				"code",
			),
		)
		.sort();
const ungraded = (list: Row[]) => list.filter((row) => row.graded_at === "");

test("everybody is in the courses the hand-out says", () => {
	onTestFailed(() => console.log(server.log()));
	expect(coursesOf("teacher@lead.example")).toEqual(["MATH-6B", "SCI-6"]);
	expect(coursesOf("teacher2@lead.example")).toEqual(["FR-6A"]);
	expect(coursesOf("student@lead.example")).toEqual(["MATH-6B", "SCI-6"]);
	expect(coursesOf("student2@lead.example")).toEqual(["MATH-6B", "SCI-6"]);
	expect(coursesOf("student3@lead.example")).toEqual(["FR-6A"]);
	expect(coursesOf("pending@lead.example")).toEqual([]);
	expect(rows.users.find((user) => user.email === "pending@lead.example")?.name).toBe("");
});

const day = 86_400_000;

test("people wait, one of them to teach, some for days and some not; another was declined with a reason, another is blocked", async () => {
	const waiting = rows.users.filter((user) => user.name === "" && user.declined_at === "");
	const roles = await server.rows("user_roles");
	const waitsToTeach = waiting.filter(({ id }) => roles.some((row) => row.user_id === id && row.role === "teacher"));
	const declined = rows.users.filter((user) => user.declined_at !== "");
	expect(waiting).toHaveLength(4);
	expect(waitsToTeach).toHaveLength(1);
	// Demo dates count school days, so after a weekend more than one person has waited three days.
	const long = waiting.filter((user) => Date.now() - time(user, "created_at") > 3 * day);
	expect([1, 2, 3]).toContain(long.length);
	expect(waiting.filter((user) => !user.verified)).toHaveLength(1);
	expect(declined.map((user) => [user.name, text(user, "decline_reason") !== ""])).toEqual([["", true]]);
	expect(rows.users.filter((user) => user.blocked_at !== "")).toHaveLength(1);
	for (const user of rows.users) expect(time(user, "created_at")).toBeLessThanOrEqual(Date.now());
});

test("families have written from both pages in both languages; one was spam, and some were answered", async () => {
	const leads = rows.leads.map((row) => leadRecord.parse(row));
	expect(leads).toHaveLength(6);
	expect(new Set(leads.map((lead) => lead.status))).toEqual(new Set(["new", "contacted", "enrolled", "closed"]));
	expect(leads.filter((lead) => lead.suspect).map((lead) => lead.doubts)).toEqual([["quick", "links"]]);
	const [joined, asked] = ["join-us", "portal"].map((page) =>
		leads.filter((lead) => (lead.student_name === "") === (page === "join-us")),
	);
	for (const lead of joined ?? []) expect(lead.program_type).toBe(lead.full_message.slice(0, 100));
	for (const list of [joined, asked])
		expect(new Set(list?.map((lead) => lead.language))).toEqual(new Set(["en", "fr"]));
	for (const lead of leads) {
		const times = [Date.parse(lead.written_at), Date.parse(lead.created_at), Date.now()];
		expect(times).toEqual(times.toSorted((a, b) => a - b));
		// What the demo shows is what a family could have sent.
		const byServer = { suspect: undefined, doubts: undefined, status: undefined, notes: undefined };
		const id = newId();
		const sent = { ...lead, id, mutation: id, took_ms: 60_000, website: "", ...byServer };
		const answer = await inquire(server, sent);
		expect(answer.status, answer.text).toBe(200);
	}
});

test("every material is a PDF of one page that says what it is, given by a teacher or the admin some days ago", async () => {
	const givers = ["admin@lead.example", "teacher@lead.example", "teacher2@lead.example"].map(idOf);
	expect(rows.materials).toHaveLength(7);
	expect(new Set(rows.materials.map((row) => row.created_by))).toEqual(new Set(givers));
	expect(new Set(rows.materials.map((row) => text(row, "created_at").slice(0, 10))).size).toBeGreaterThan(5);
	for (const row of rows.materials) {
		const file = await pdfIn(row);
		expect(row.size).toBe(file.length);
		expect(file).toMatch(/^%PDF-1\.7\n.*\/Count 1 .*%%EOF\n$/s);
		expect(tableOf(file)).toEqual(["1 0 obj", "2 0 obj", "3 0 obj", "4 0 obj", "5 0 obj", "6 0 obj", "7 0 obj"]);
		const written = (file.match(/\) Tj/g) ?? []).length;
		expect(written).toBeGreaterThan(15);
		expect(written).toBeLessThanOrEqual(36);
		for (const line of file.match(/^\(.*\) Tj T\*$/gm) ?? []) expect(line.length).toBeLessThanOrEqual(100);
	}
});

/** The file of a material, a letter per byte. */
async function pdfIn(row: Row): Promise<string> {
	const token = await server.ask("POST", "/api/files/token", { token: server.superuserToken });
	const path = `/api/files/materials/${row.id}/${row.file_path}?token=${token.at("token")}`;
	return Buffer.from(await (await fetch(server.url + path)).arrayBuffer()).toString("latin1");
}

/** What stands where the file's own table says that its objects begin. */
function tableOf(file: string): string[] {
	const table = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
	const entries = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)];
	return entries.map(([, place]) => file.slice(Number(place)).split("\n")[0] ?? "");
}

test("the student has work of every kind: due soon, overdue, without a date, waiting for a grade, graded", () => {
	const mine = rows.submissions.filter((row) => row.student_id === idOf("student@lead.example"));
	const done = new Set(mine.map((row) => row.assignment_id));
	const myCourses = rows.enrollments.filter((row) => row.user_id === idOf("student@lead.example"));
	const pending = rows.assignments.filter(
		(row) => !done.has(row.id) && myCourses.some(({ course_id }) => course_id === row.course_id),
	);
	const titles = (list: Row[]) => list.map((row) => text(row, "title")).sort();
	const dated = pending.filter((row) => row.due_at !== "");
	expect(titles(dated.filter((row) => time(row, "due_at") < Date.now()))).toEqual(["Percentages at the souk"]);
	expect(titles(dated.filter((row) => time(row, "due_at") > Date.now()))).toEqual([
		"Fractions in real life",
		"One plant, one week",
	]);
	expect(titles(pending.filter((row) => row.due_at === ""))).toEqual(["Puzzle of the week"]);
	expect(ungraded(mine)).toHaveLength(1);
	expect(mine.filter((row) => row.graded_at !== "" && row.feedback !== "")).toHaveLength(3);
});

test("the first teacher has a queue to grade in both courses", () => {
	const queue = (code: string) => {
		const course = rows.courses.find((row) => row.code === code);
		const inCourse = rows.assignments.filter((row) => row.course_id === course?.id).map(({ id }) => id);
		return ungraded(rows.submissions).filter((row) => inCourse.includes(text(row, "assignment_id")));
	};
	expect(queue("MATH-6B")).toHaveLength(6);
	expect(queue("SCI-6")).toHaveLength(4);
	expect(queue("FR-6A")).toHaveLength(3);
});

test("every answer's times are in the order in which things happen, none of them in the future", () => {
	expect(rows.submissions.length).toBeGreaterThan(20);
	for (const row of rows.submissions) {
		const task = rows.assignments.find(({ id }) => id === row.assignment_id);
		const times = [time(task, "written_at"), time(row, "submitted_at"), time(row, "received_at")];
		if (row.graded_at !== "") times.push(time(row, "graded_at"));
		times.push(Date.now());
		expect(times).toEqual(times.toSorted((a, b) => a - b));
	}
});

const taskOf = (row: Row) => rows.assignments.find(({ id }) => id === row.assignment_id);
const isPast = (task: Row | undefined) => task?.due_at !== "" && time(task, "due_at") < Date.now();
/** "in time", or how it was not. */
function timing(row: Row): string {
	const due = time(taskOf(row), "due_at") + 60_000;
	if (!isPast(taskOf(row)) || time(row, "received_at") < due) return "in time";
	if (row.clock_unsure) return "clock unsure";
	return time(row, "submitted_at") < due ? "sent later" : "late";
}
const changed = () => rows.submissions.map((row) => submissionRecord.parse(row)).filter((row) => row.grade_changes[0]);

test("answers came in time, late, on time but sent later, and by a clock nobody can trust; some are missing", () => {
	const ofStudent = (email: string) => rows.submissions.filter((row) => row.student_id === idOf(email)).map(timing);
	expect(new Set(rows.submissions.map(timing))).toEqual(new Set(["in time", "late", "sent later", "clock unsure"]));
	expect(ofStudent("student@lead.example")).toContain("sent later");
	expect(ofStudent("student2@lead.example")).toContain("late");
	const missing = rows.assignments.filter((task) => {
		const answers = rows.submissions.filter((row) => row.assignment_id === task.id);
		const pupils = rows.enrollments.filter(
			(row) => row.course_id === task.course_id && row.role_in_course === "student",
		);
		return isPast(task) && answers.length < pupils.length;
	});
	expect(missing.length).toBeGreaterThan(3);
});

test("a grade was changed for a reason in each teacher's courses, once for the student who is shown first", () => {
	const teachers = ["teacher@lead.example", "teacher2@lead.example"].map(idOf);
	expect(changed().map((row) => row.graded_by)).toEqual(expect.arrayContaining(teachers));
	expect(changed().map((row) => row.student_id)).toContain(idOf("student@lead.example"));
	for (const { grade, grade_changes: changes, submitted_at, graded_at, graded_by } of changed()) {
		const [first] = changes;
		expect(changes).toHaveLength(1);
		expect(first).toMatchObject({ graded_by, changed_by: graded_by, changed_at: graded_at });
		expect(first?.reason).not.toBe("");
		expect(first?.grade).not.toBe(grade);
		const times = [submitted_at, first?.graded_at, first?.changed_at].map((at) => Date.parse(String(at)));
		expect(times).toEqual(times.toSorted((a, b) => a - b));
	}
});

test("a graded answer says which text the teacher saw, and only a graded one has a grade", () => {
	for (const row of rows.submissions) {
		const graded = row.graded_at !== "";
		const seen = createHash("sha256").update(text(row, "text_body"), "utf8").digest("hex");
		expect(row.graded_text).toBe(graded ? seen : "");
		expect(row.graded_by !== "").toBe(graded);
		const task = rows.assignments.find(({ id }) => id === row.assignment_id);
		expect(Number(row.grade)).toBeLessThanOrEqual(Number(task?.max_points));
	}
});

test("school days jump over the weekend, and clock times are Zahlé's in summer and in winter", () => {
	// In Zahlé it is already Sunday, 28 March, the night summer time begins.
	const day = calendarFrom(saturdayNight);
	expect(day([-1, "16:20"])).toBe("2027-03-26T14:20:00.000Z");
	expect(day([1, "16:20"])).toBe("2027-03-29T13:20:00.000Z");
	expect(day([1])).toBe("2027-03-29T20:59:00.000Z");
	expect(day([-6, "08:00"])).toBe("2027-03-19T06:00:00.000Z");
	expect(day([5])).toBe("2027-04-02T20:59:00.000Z");
});
