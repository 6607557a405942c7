// Rows of the mirror as other builds of the app write them. A tab of such a build, open beside one of today's, writes
// them into the same database.
import type { CollectionName } from "./collections/shapes.ts";

export type Fields = { readonly [field: string]: unknown };
/** Writes one of today's rows as that build does. */
export type Layout = (name: CollectionName, row: Fields) => Fields;

/** Fields that rows lacked before edits and changed grades could be sent, before courses had steps of grades, before assignments could be shown later and answers given back; tests/sync/builds/fixtures/database-v1.json has such rows. */
const unknownToTheFirst: { readonly [Name in CollectionName]?: readonly string[] } = {
	courses: ["revision", "grade_step"],
	enrollments: ["joined_at"],
	assignments: ["revision", "status", "opens_at"],
	submissions: ["grade_changes", "returns"],
};

/** The first build that kept a mirror. */
export const firstLayout: Layout = (name, row) =>
	Object.fromEntries(Object.entries(row).filter(([field]) => !unknownToTheFirst[name]?.includes(field)));

/** What a later build might make of a row: it adds a field of its own and keeps one of ours in another form. */
const laterLayout: Layout = (name, row) => ({
	...row,
	seen_by: [],
	...(name === "submissions" ? { grade_changes: {} } : { updated: Date.parse(String(row.updated)) }),
});

/** Builds whose courses, assignments and submissions have another shape. */
export const otherBuilds: readonly (readonly [build: string, layout: Layout])[] = [
	["the first build", firstLayout],
	["a later build", laterLayout],
];
