import type { Person } from "#features/people/queries.ts";
import { courseCalled } from "#ui/course-called.ts";
import { ChooseOne } from "./ChooseOne.tsx";
import { type CourseName, type Enrollment, useCourseNames } from "./queries.ts";
import { useWords } from "./words.ts";

type PutIntoProps = {
	person: Person;
	/** Where the person is already. */
	enrollments: Enrollment[];
	busy: boolean;
	still: boolean;
	onPut: (course: CourseName) => void;
};

// Any course of the center that goes on.
export function PutInto({ person, enrollments, busy, still, onPut }: PutIntoProps) {
	const t = useWords();
	const list = useCourseNames(!still);
	const others = list.value?.filter(({ id }) => enrollments.every(({ expand }) => expand.course_id.id !== id)) ?? null;
	const as = person.role === "student" ? "student" : "teacher";
	return (
		<ChooseOne
			ones={others}
			list={list}
			label={t(`add.${as}`)}
			choose={t("choose")}
			none={t(list.value?.length === 0 ? "noCourse" : "noOther")}
			action={t(`put.${as}`)}
			busy={busy}
			still={still}
			called={courseCalled}
			onChosen={onPut}
		/>
	);
}
