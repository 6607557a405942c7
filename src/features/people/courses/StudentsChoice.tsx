import { useCallback, useMemo, useState } from "react";
import { oneByOne } from "#features/people/commands.ts";
import type { Filter, Person } from "#features/people/queries.ts";
import { whyNotDone } from "#refusals.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import { DialogCard } from "#ui/feedback/DialogCard.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { CourseSelect } from "./CourseSelect.tsx";
import { newId, putInto } from "./commands.ts";
import { Missing } from "./Missing.tsx";
import { type CourseName, useCourseNames, useMembers, useStudents } from "./queries.ts";
import { StudentCheckboxes } from "./StudentCheckboxes.tsx";
import { useWords } from "./words.ts";

export type StudentsChoiceProps = {
	/** What the list of users was searched for and narrowed to. */
	search: string;
	filter: Filter;
	stopped: Stopped;
	/** @param enrollments of those who were not in the course before */
	onIn: (course: CourseName, enrollments: string[]) => void;
	onClose: () => void;
};

// Which course, and who of the students found is to be in it. The server is asked for one after the other: who could not be
// put in stays ticked.
export function StudentsChoice({ search, filter, stopped, onIn, onClose }: StudentsChoiceProps) {
	const t = useWords();
	const students = useStudents(search, filter, stopped === null);
	const courses = useCourseNames(stopped === null);
	const [course, setCourse] = useState<CourseName | undefined>();
	const members = useMembers(course?.id ?? "", stopped === null);
	const known = members.value?.course === course?.id ? members.value : null;
	// Who could not be put in: the answer may be all that was lost, and only another attempt tells who came in by this one.
	const [left, setLeft] = useState<string[]>([]);
	const inIt = useMemo(() => new Set(known?.ids.filter((id) => !left.includes(id))), [known, left]);
	const [checked, setChecked] = useState(new Set<string>());
	const chosen = students.value?.filter(({ id }) => checked.has(id) && !inIt.has(id)) ?? [];
	const check = useCallback((ids: string[], on: boolean) => {
		setChecked((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));
	}, []);
	const { arrived, problem, say, putIn } = usePuttingIn();
	const put = async () => {
		if (!course) return say(t("several.noCourse"));
		const { enrollments, out } = await putIn(chosen, course);
		onIn(course, enrollments);
		// Without anybody new, the list says why: they were in the course already.
		if (out.length === 0 && enrollments.length > 0) return onClose();
		setLeft(out.map(({ id }) => id));
		setChecked(new Set(out.map(({ id }) => id)));
		members.again();
	};
	const nothing = courses.value?.length === 0 ? "noCourse" : students.value?.length === 0 ? "several.nobody" : "";
	if (nothing)
		return (
			<DialogCard title={t("several.title")} close={t("close")} onClose={onClose}>
				<p>{t(nothing)}</p>
			</DialogCard>
		);
	return (
		<AskDialog
			title={t("several.title")}
			action={t("several.do", { count: chosen.length })}
			doing={t("several.doing", { done: arrived, count: chosen.length })}
			problem={problem}
			stopped={stopped}
			waits={chosen.length === 0}
			onConfirm={put}
			onClose={onClose}
		>
			<p>{t("several.text")}</p>
			{students.value && courses.value ? (
				<>
					<CourseSelect
						label={t("several.course")}
						none={t("choose")}
						courses={courses.value}
						course={course?.id ?? ""}
						onChoose={(id) => {
							setCourse(courses.value?.find((one) => one.id === id));
							setLeft([]);
						}}
					/>
					<StudentCheckboxes students={students.value} inIt={inIt} checked={checked} onCheck={check} />
				</>
			) : (
				<Missing list={students.value ? courses : students} />
			)}
		</AskDialog>
	);
}

const named = 5; // more names than these would leave no room for the list they are ticked in

/** Puts one after the other into a course, counts them, and says who could not be put in. */
function usePuttingIn() {
	const t = useWords();
	const [arrived, setArrived] = useState(0);
	const [problem, say] = useState<string | null>(null);
	const [ids] = useState(() => new Map<string, string>());
	const idOf = (enrollment: string) => {
		const id = ids.get(enrollment) ?? newId();
		ids.set(enrollment, id);
		return id;
	};
	const putIn = async (students: Person[], course: CourseName) => {
		say(null);
		setArrived(0);
		const enrollments: string[] = [];
		const { done, problem } = await oneByOne(students, async (student) => {
			const enrollment = await putInto(student, course.id, idOf(`${student.id} ${course.id}`));
			if (enrollment) enrollments.push(enrollment);
			setArrived((count) => count + 1);
		});
		const out = students.filter((student) => !done.includes(student));
		if (problem) {
			const names = out.slice(0, named).map(({ name }) => name);
			const who = names.join(", ") + (out.length > named ? "…" : "");
			const why = whyNotDone(problem, { about: "person", failed: "", noAnswer: t("several.noAnswer") });
			say(`${t("several.notIn", { count: out.length, names: who })} ${why}`);
		}
		return { enrollments, out };
	};
	return { arrived, problem, say, putIn };
}
