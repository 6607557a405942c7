// Everybody who reads in the school of two courses, and what its rows are called.
import type { TwoCourses } from "#support/schools/two-courses.ts";

export type Who = "nobody" | "wael" | "bassam" | "maya" | "karim" | "lea" | "rana" | "joseph" | "boss";
export const everybody: Who[] = ["nobody", "wael", "bassam", "maya", "karim", "lea", "rana", "joseph", "boss"];

/** What a person of it is called above. */
export const personName = (school: TwoCourses, id: unknown): string =>
	everybody.find((who) => who !== "nobody" && school[who].id === id) ?? `unknown ${id}`;

export const courseName = (school: TwoCourses, id: unknown): string =>
	id === school.maths.id ? "maths" : id === school.french.id ? "french" : `unknown ${id}`;
