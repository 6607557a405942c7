// The people of the class, and what each of them writes.
import type { Page } from "@playwright/test";
import type { Person } from "#support/people.ts";

export type Seat = { who: Person; page: Page };

export const names = ["Maya Haddad", "Karim Nassar", "Tia Rahme", "Lea Abboud"] as const;
export const reason = "I had not seen the second line.";

/** Every submission in its final version. Lea never hands in. */
export const answers = [
	{ name: "Maya Haddad", title: "Fractions", text: "Maya: 3/8 of a cup", grade: 18, feedback: "Maya, well explained." },
	{ name: "Karim Nassar", title: "Fractions", text: "Karim: 6/16", grade: 14, feedback: "Karim, shorten it." },
	{ name: "Karim Nassar", title: "Angles", text: "Karim: 88 degrees °زاوية", grade: 0, feedback: "" },
	{ name: "Tia Rahme", title: "Fractions", text: "Tia: a half\nof 3/4", grade: 16, feedback: "Tia, it is all there." },
];
export const tiaAtFirst = { grade: 11, feedback: "Tia, go on." };
