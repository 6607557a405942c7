// What somebody tries to write, and who may.
import type { Person } from "#support/people.ts";
import { newId } from "#support/school.ts";
import type { TwoCourses } from "#support/schools/two-courses.ts";
import type { Row } from "#support/server.ts";

/** The two courses, an empty third one of Joseph's, Karim's place in the first and his answer graded, and Dima, just approved. */
export type School = TwoCourses & { art: Row; karimsPlace: Row; dima: Person };

export type Who = "nobody" | "wael" | "bassam" | "maya" | "lea" | "rana" | "joseph" | "boss";
export const everybody: Who[] = ["nobody", "wael", "bassam", "maya", "lea", "rana", "joseph", "boss"];

export interface Attempt {
	what: string;
	allowed: Who[];
	/** The request; `own` is the id of the person who asks. */
	ask: (school: School, own: string) => { method: "POST" | "PATCH" | "DELETE"; url: string; body?: object };
	/** Where it would be seen, when the address does not say. */
	collection?: string;
}

export const records = (collection: string, id = "") => `/api/collections/${collection}/records${id && `/${id}`}`;

/** An edit of a row as it is. */
export const edit = (row: Row, fields: object) => ({ ...fields, replaces: row.revision, mutation: newId() });
