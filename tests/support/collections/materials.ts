// Study materials: of a course, or of the library. Phones read them, and give or copy one by routes of their own.
import { shownCourses } from "#local/view.ts";
import { seesCourse } from "#support/fakes/membership.ts";
import { material } from "#support/materials.ts";
import { newId } from "#sync/new-id.ts";
import type { Described, Tried } from "./description.ts";
import { creating, lesson, unseen } from "./lesson.ts";
import { courseName } from "./readers.ts";

const id = "abcdefghijklmno";
const at = "2026-11-18 12:05:00.000Z";
const maths = "library maths";
const french = "french library";

export const materials: Described = {
	sent: {
		...{ id, updated: at, title: "Fractions", subject: "Math", grade: "7", description: "", course_id: id },
		...{ assignment_id: "", file_path: "fractions.pdf", size: 12, created_by: id, created_at: at },
	},
	operations: "list view change delete",
	name: (row, school) => (row.course_id === "" ? "library" : courseName(school, row.course_id)),
	listed: {
		...unseen,
		...{ maya: maths, karim: maths, rana: maths, lea: french, joseph: french },
		boss: "french library maths",
	},
	mirrored: (all, me) => all("materials").filter((row) => row.course_id === "" || me.courses.has(row.course_id)),
	addTo: async (server, school) => {
		for (const course of ["", school.maths.id, school.french.id]) await material(server, { course_id: course });
	},
	fake: {
		see: (state, me, rows) =>
			rows.filter((row) => row.course_id === "" || seesCourse(state, me, String(row.course_id))),
		tells: (state, me, { course }) => course === "" || seesCourse(state, me, course),
	},
};

export const materialWrites = {
	copyMaterial: {
		ready: async (server) => {
			const { rana, joseph, maths } = await lesson(server);
			const [source, other] = [await material(server, { course_id: maths.id }), await material(server)];
			const place = { course_id: maths.id, assignment_id: "" };
			const body = { id: newId(), source_id: source.id, ...place, mutation: newId() };
			const made = creating([rana, joseph], "materials", body, { source_id: other.id });
			return { ...made, path: "/api/lead/copy-material" };
		},
		ledger: ["copyMaterial", "id", "source_id", "course_id", "assignment_id"],
		write: async ({ db }, _, pick) => {
			const [course, source] = [pick(await shownCourses(db)), pick(await db.materials.toArray())];
			if (!course || !source) return null;
			const body = { id: newId(), source_id: source.id, course_id: course.id, assignment_id: "" };
			return { kind: "copyMaterial", body, about: { title: "", course: "", person: "" } };
		},
	},
} satisfies Record<string, Tried>;
