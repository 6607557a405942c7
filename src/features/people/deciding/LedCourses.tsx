import { useCalled } from "#features/people/called.ts";
import { usePlaces } from "#features/people/courses/queries.ts";
import type { Person } from "#features/people/queries.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { useWords } from "./words.ts";

// The courses that would go on without their teacher, before somebody is no teacher any more.
export function LedCourses({ person }: { person: Person }) {
	const t = useWords();
	const lang = useLanguage();
	const name = useCalled()(person);
	const places = usePlaces(person, person.role !== "student").value ?? [];
	const led = places
		.map(({ expand }) => expand.course_id)
		.filter(({ teacher_id, archived_at }) => teacher_id === person.id && archived_at === "");
	if (led.length === 0) return null;
	const titles = new Intl.ListFormat(lang).format(led.map(({ title }) => title));
	return <p>{t("led", { count: led.length, name, titles })}</p>;
}
