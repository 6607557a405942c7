// What the compiler cannot ask of a definition, because an empty answer is of the right type. Each exception says why it is
// one, and one that is needed no more fails as well.
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { guestMutations } from "#mutations.ts";
import { isCollection, shapesOf } from "#support/collections/shapes.ts";
import { textOf } from "#sync/entry.ts";
import type { Mutation } from "#sync/mutation.ts";
import { guestDatabase } from "./inquiries/database.ts";
import { schema } from "./schema.ts";

const guests = guestDatabase().schema;
const all: Mutation[] = [...Object.values(schema.mutations), ...Object.values(guests.mutations)];

/** What stands where nobody wrote: "" in a text, 0, the first of a choice. */
function empty(shape: z.core.$ZodType): unknown {
	if (shape instanceof z.ZodMiniOptional || shape instanceof z.ZodMiniNullable) return empty(shape.def.innerType);
	if (shape instanceof z.ZodMiniEnum) return shape.options[0];
	if (shape instanceof z.ZodMiniArray) return [];
	return shape instanceof z.ZodMiniNumber ? 0 : shape instanceof z.ZodMiniBoolean ? false : "";
}

/** What can be found again wherever it went. */
const mark = (shape: z.core.$ZodType, field: string): unknown => (empty(shape) === 0 ? 7301 : `the ${field}`);

const nothingIn = ({ args }: Mutation): object =>
	Object.fromEntries(shapesOf(args).map(([field, shape]) => [field, empty(shape)]));

/** The arguments that neither the phone nor the clock fills in: what its author wrote, and whose it is. */
const authored = ({ args, stamp }: Mutation) =>
	shapesOf(args).filter(([field]) => !["id", "replaces", stamp?.at, stamp?.unsure].includes(field));

const entry = (body: object) => ({ id: "mutation", record_id: "record", author: "author", created: 0, body });

/** The fields with their mutation's name for which something does not hold. */
const without = (
	mutations: Mutation[],
	holds: (mutation: Mutation, field: string, shape: z.core.$ZodType) => boolean,
) =>
	new Set(
		mutations.flatMap((mutation) =>
			authored(mutation)
				.filter(([field, shape]) => !holds(mutation, field, shape))
				.map(([field]) => `${mutation.name}.${field}`),
		),
	);

const fromPrograms = "tells people from programs";

const comparedOnly = "the server compares it and shows it to nobody";

const notEchoed: Record<string, string> = {
	"gradeSubmission.graded_text": comparedOnly,
	"gradeSubmission.returned": comparedOnly,
	"returnAnswer.comment": "it stands in the row's returns, and never beside them",
	"returnAnswer.graded_text": comparedOnly,
	"returnAnswer.seen_grade": comparedOnly,
	"changeGrade.reason": "it stands in the row's grade_changes, and never beside them",
	"createAssignment.created_by": "the rules let nobody but the author through",
	"joinCourse.code": "the row is of the course it opened",
	"enrolStudent.email": "the row is of the person whose it is",
	"copyMaterial.source_id": "the row has its content",
	"sendInquiry.subjects": "the forms ask for none: always empty",
	"sendInquiry.website": fromPrograms,
	"sendInquiry.took_ms": fromPrograms,
};

test("what an author wrote is in `echoes`: it is not said to be sent while the server's row says something else", () => {
	const lost = without(all, (mutation, field) => mutation.echoes.includes(field));

	expect(lost).toEqual(new Set(Object.keys(notEchoed)));
});

const picked = "picked and not typed (`chosen`)";

const ofTheForm = "says which form it was, beside what was typed";

const ofItsKind = "the same for every one of its kind";

const hashed = "the hash of what somebody else wrote";

const ofAnother = "names what somebody else wrote";

const noWords: Record<string, string> = {
	"archiveAssignment.status": ofItsKind,
	"deleteAssignment.status": ofItsKind,
	"restoreAssignment.status": ofItsKind,
	"restoreCourse.archived_at": ofItsKind,
	"createCourse.grade_level": picked,
	"editCourse.grade_level": picked,
	"createCourse.grade_step": picked,
	"editCourse.grade_step": picked,
	"createAssignment.max_points": picked,
	"createAssignment.due_at": picked,
	"createAssignment.opens_at": picked,
	"editAssignment.max_points": picked,
	"editAssignment.due_at": picked,
	"editAssignment.opens_at": picked,
	"gradeSubmission.graded_text": hashed,
	"gradeSubmission.returned": ofAnother,
	"returnAnswer.graded_text": hashed,
	"returnAnswer.seen_grade": "somebody else gave it",
	"sendInquiry.student_name": ofTheForm,
	"sendInquiry.subjects": "the forms ask for none: always empty",
	"sendInquiry.language": "that of the page",
	"sendInquiry.website": fromPrograms,
	"sendInquiry.took_ms": fromPrograms,
};

const isId = (field: string): boolean => /_(id|by)$/.test(field);

const textOfArgs = ({ name }: Mutation, body: object): string =>
	textOf(name in guestMutations ? guests : schema, { kind: name, body });

test("every word can be read, copied and rescued: it stands in the text of its mutation", () => {
	const lost = without(all, (mutation, field, shape) => {
		const value = mark(shape, field);
		return isId(field) || textOfArgs(mutation, { ...nothingIn(mutation), [field]: value }).includes(String(value));
	});

	expect(lost).toEqual(new Set(Object.keys(noWords)));
});

test("every word of a newer write takes the place of the older one: it is in `written`, also where it is picked", () => {
	const lost = without(all, ({ written }, field) => isId(field) || written.includes(field));

	const never = Object.keys(noWords).filter((field) => noWords[field] !== picked && noWords[field] !== ofTheForm);
	expect(lost).toEqual(new Set(never));
});

const withoutWords = "has no words that could stand in another";

const followsNothing: Record<string, string> = {
	archiveCourse: withoutWords,
	restoreCourse: withoutWords,
	archiveAssignment: withoutWords,
	deleteAssignment: withoutWords,
	restoreAssignment: withoutWords,
	returnAnswer: "given back once: the next one is for another text",
	gradeSubmission: "given once: the next one is a changeGrade",
};

test("an update `follows` what was refused before it, so that its words are not refused too", () => {
	const alone = all.filter(({ does, follows }) => does === "update" && !follows).map(({ name }) => name);

	expect(new Set(alone)).toEqual(new Set(Object.keys(followsNothing)));
});

/** The collection that an argument names a row of: course_id is of courses. */
const named = (field: string): string => `${/^(.+)_id$/.exec(field)?.[1]}s`;

test.each(all)("$name belongs (`parent`) to the row it changes or names, and is orphaned without it", (mutation) => {
	const fields = shapesOf(mutation.args).flatMap(([field]) => (isCollection(named(field)) ? [field] : []));
	const body = { ...nothingIn(mutation), ...Object.fromEntries(fields.map((field) => [field, field])) };
	const rows =
		mutation.does === "update"
			? [{ name: mutation.collection, id: "record" }]
			: fields.map((field) => ({ name: named(field), id: field }));

	expect(rows.length > 0 ? rows : [null]).toContainEqual(mutation.parent(entry(body)));
});

test.each(all.filter(({ twin }) => twin))("the `twin` of $name is looked up by an index", (mutation) => {
	const index = mutation.twin?.(entry(nothingIn(mutation))).index;
	expect(schema.collections[mutation.collection]?.indexes.split(/,\s*/)).toContain(index);
});

const notStamped: Record<string, string> = {
	due_at: "the teacher chooses it",
	opens_at: "the teacher chooses it",
	archived_at: "there is none when a course is brought back",
};

test("an argument that says when it was written is filled in by the outbox (`stamp`), which knows the server's clock", () => {
	const times = all.flatMap(({ args, stamp }) =>
		shapesOf(args).flatMap(([field]) => (field.endsWith("_at") && field !== stamp?.at ? [field] : [])),
	);

	expect(new Set(times)).toEqual(new Set(Object.keys(notStamped)));
});
