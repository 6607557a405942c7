// The school at the beginning of every history.
import { collectionNames } from "#support/collections/shapes.ts";
import { pdf } from "#support/materials.ts";
import { ana, assignmentIds, bassam, boss, courseIds, id, joseph, rana } from "./people.ts";
import { enrol, put, type State, unedited, ungraded } from "./state.ts";

/** The course of each assignment; at first no student is in the last course. */
const places = [0, 1, 0, 2, 1];
/** Answered by both students and graded before the history begins. */
const graded = id("task5");

const isComplete = (rows: { [name: string]: object }): rows is State["rows"] =>
	collectionNames.every((name) => name in rows);

function noRows(): State["rows"] {
	const rows = Object.fromEntries(collectionNames.map((name) => [name, {}]));
	if (!isComplete(rows)) throw new Error("a collection is missing");
	return rows;
}

const fresh = { accountStatus: "approved", temporary: false, key: 0 } as const;

/** Two teachers, two students, an admin who teaches, three courses, five assignments, two graded submissions and one without a grade,
 * and two materials, in the library and in a course. */
export function startingState(): State {
	const state: State = {
		people: {
			[ana]: { name: "Ana", role: "student", ...fresh },
			[bassam]: { name: "Bassam", role: "student", ...fresh },
			[rana]: { name: "Rana", role: "teacher", ...fresh },
			[joseph]: { name: "Joseph", role: "teacher", ...fresh },
			[boss]: { name: "Boss", role: "admin", ...fresh },
		},
		rows: noRows(),
		leads: {},
		log: [],
		former: {},
		past: [],
		ledger: {},
	};
	for (const [user, { name }] of Object.entries(state.people)) put(state, "users", { id: user, name }, { user });
	for (const [index, course] of courseIds.entries()) {
		const fields = {
			title: course,
			code: "C",
			subject: "",
			grade_level: "",
			grade_step: "",
			teacher_id: rana,
			archived_at: "",
		};
		put(state, "courses", { id: course, ...fields, ...unedited, join_code: `CODE22${index + 2}` }, { course });
		for (const user_id of [rana, joseph]) enrol(state, { user_id, course_id: course, role_in_course: "teacher" });
		if (index > 0) enrol(state, { user_id: boss, course_id: course, role_in_course: "teacher" });
		if (index === 2) continue;
		enrol(state, { user_id: ana, course_id: course, role_in_course: "student" });
		enrol(state, { user_id: bassam, course_id: course, role_in_course: "student" });
	}
	for (const [index, task] of assignmentIds.entries()) {
		const course_id = courseIds[places[index] ?? 0] ?? "";
		const fields = {
			title: task,
			instructions: "",
			max_points: 20,
			due_at: "",
			opens_at: "",
			scheduled: false,
			created_by: rana,
			status: "",
			...unedited,
		};
		put(
			state,
			"assignments",
			{ id: task, course_id, ...fields, written_at: "2025-12-01 08:00:00.000Z" },
			{ course: course_id },
		);
	}
	for (const student_id of [ana, bassam]) handIn(state, student_id, graded);
	handIn(state, bassam, assignmentIds[1] ?? "");
	for (const course_id of ["", courseIds[0] ?? ""]) {
		const material = { id: id(`paper${course_id.slice(0, 7)}`), course_id, ...paper };
		put(state, "materials", material, { course: course_id });
	}
	return state;
}

const paper = {
	...{ title: "Fractions", subject: "Math", grade: "6", description: "On one page." },
	...{
		assignment_id: "",
		file_path: "fractions.pdf",
		size: pdf("Fractions").length,
		created_by: "",
		created_at: "2025-12-01 08:00:00.000Z",
	},
};

const then = "2025-12-02 08:00:00.000Z";

function handIn(state: State, student_id: string, assignment_id: string): void {
	const times = { submitted_at: then, received_at: then, clock_unsure: false };
	const name = `${student_id.slice(0, 4)}${assignment_id.slice(0, 5)}`;
	const words = { text_body: `Answer of ${student_id}`, revision: id(`${name}text`) };
	const mark = assignment_id === graded ? { ...ungraded, ...firstMark(student_id) } : ungraded;
	const row = { id: id(name), assignment_id, student_id, ...words, ...times, ...mark };
	put(state, "submissions", row, { course: courseIds[1] ?? "", user: student_id });
}

const firstMark = (student_id: string) => ({
	grade: 3,
	feedback: `To ${student_id}`,
	graded_by: rana,
	graded_at: then,
});
