import { useCalled } from "#features/people/called.ts";
import { useEnrollments } from "#features/people/courses/queries.ts";
import type { Person } from "#features/people/queries.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { useWords } from "./words.ts";

/** What is said of the courses that would go on without their teacher; null while that is not known yet. */
export function useLedCourses(person: Person, wanted: boolean): string | null {
	const t = useWords();
	const lang = useLanguage();
	const name = useCalled()(person);
	const asked = wanted && person.role !== "student";
	const { value, state } = useEnrollments(person, asked);
	if (asked && state === "asking" && value === null) return null;
	const led = (value ?? [])
		.map(({ expand }) => expand.course_id)
		.filter(({ teacher_id, archived_at }) => teacher_id === person.id && archived_at === "");
	if (led.length === 0) return "";
	const titles = new Intl.ListFormat(lang).format(led.map(({ title }) => title));
	return t("led", { count: led.length, name, titles });
}
