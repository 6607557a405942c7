// What must have been sent and accepted in the histories: each kind of write that the product has, by everybody whose
// pages make it, and each other request. Two servers that refuse everything would be equal, too.
import { guestMutations, mutations } from "#mutations.ts";
import type { MutationName } from "#support/collections/description.ts";
import type { EntryStep, Happening, Step } from "./steps.ts";

export type Asked = EntryStep | Exclude<Step, Happening | { kind: "batch" }>;
type Write = EntryStep | Extract<Step, { kind: "join" | "add" | "copy material" | "inquire" }>;

const of = (kind: Write["kind"]) => (step: Asked) => step.kind === kind;
const filing = (status: string) => (step: Asked) => step.kind === "file assignment" && step.status === status;

/** Which steps try a kind of write. The compiler names a kind that has none. */
const tries: { [Name in MutationName]: (step: Asked) => boolean } = {
	submitAssignment: of("submit"),
	replaceAnswer: of("replace"),
	gradeSubmission: of("grade"),
	changeGrade: of("change grade"),
	returnAnswer: of("return"),
	createCourse: of("create course"),
	editCourse: of("edit course"),
	archiveCourse: (step) => step.kind === "end course" && step.at !== null,
	restoreCourse: (step) => step.kind === "end course" && step.at === null,
	createAssignment: of("create assignment"),
	editAssignment: of("edit assignment"),
	archiveAssignment: filing("archived"),
	deleteAssignment: filing("deleted"),
	restoreAssignment: filing(""),
	joinCourse: of("join"),
	enrolStudent: of("add"),
	copyMaterial: of("copy material"),
	sendInquiry: of("inquire"),
};

const others: { [Kind in Exclude<Asked, Write>["kind"]]: true } = {
	again: true,
	known: true,
	handshake: true,
	list: true,
	"list taught": true,
};

/** An admin has the pages of a teacher. */
const byAdmin = (name: string) => `${name} by an admin`;

/** What an accepted step proves to be possible. */
export function provedBy(step: Asked): string[] {
	const names = Object.entries(tries).flatMap(([name, is]) => (is(step) ? [name] : []));
	if (names.length === 0) return [step.kind];
	return step.who === "boss" ? names.flatMap((name) => [name, byAdmin(name)]) : names;
}

const ofTeachers = Object.values(mutations).filter(({ place }) => place?.role === "teacher");

/** All that has to be proved. */
export const toProve: string[] = [
	...Object.keys({ ...mutations, ...guestMutations }),
	...ofTeachers.map(({ name }) => byAdmin(name)),
	...Object.keys(others),
	"handshake after a restore",
];
