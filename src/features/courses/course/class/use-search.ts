// Search in a long class: by name or address, ignoring accents.
import { type ChangeEvent, useState } from "react";
import type { Student } from "#features/courses/course/queries.ts";

const fitsAGlance = 12;

/** The students to show, and the props of the search field; null where none is needed. */
export function useSearch(students: Student[]) {
	const [sought, setSought] = useState("");
	if (students.length <= fitsAGlance) return { found: students, field: null };
	return {
		found: students.filter((student) => isCalled(student, sought)),
		field: {
			value: sought,
			onChange: (event: ChangeEvent<HTMLInputElement>) => setSought(event.currentTarget.value),
		},
	};
}

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function isCalled({ name, email }: Student, sought: string): boolean {
	const words = folded(sought.trim());
	return folded(name).includes(words) || folded(email).includes(words);
}
