import { type Filter, gradeLevels, type Users, useCourseNames } from "#features/people/queries.ts";
import { useWords } from "#features/people/words.ts";
import { courseCalled } from "#ui/course-called.ts";
import { RowSelect } from "#ui/layout/RowSelect.tsx";
import classes from "./UserFilters.module.css";

const roles = ["student", "teacher", "admin"] as const;
const statuses = ["approved", "waiting", "declined", "blocked"] as const;

type UserFiltersProps = { people: Users; stopped: boolean };

// Whom the list shows: a role, an account status, a grade, a course.
export function UserFilters({ people: { filter, narrow }, stopped }: UserFiltersProps) {
	const t = useWords();
	const courses = useCourseNames(!stopped).value ?? [];
	const select = (field: keyof Filter, label: string, options: { value: string; label: string }[]) => (
		<RowSelect
			aria-label={label}
			value={filter[field]}
			disabled={stopped}
			onChoose={(value) => narrow({ [field]: value })}
			data={options}
		/>
	);
	const all = (label: string) => ({ value: "", label });
	return (
		<div className={classes.filters}>
			{select("role", t("users.byRole"), [
				all(t("users.allRoles")),
				...roles.map((role) => ({ value: role, label: t(`role.${role}`) })),
			])}
			{select("status", t("users.byStatus"), [
				all(t("users.allStatuses")),
				...statuses.map((status) => ({ value: status, label: t(`accountStatus.${status}`) })),
			])}
			{select("grade", t("users.byGrade"), [
				all(t("users.allGrades")),
				...gradeLevels.map((level) => ({ value: level, label: t("grade", { level }) })),
			])}
			{select("course", t("users.byCourse"), [
				all(t("users.allCourses")),
				...courses.map((course) => ({ value: course.id, label: courseCalled(course) })),
			])}
		</div>
	);
}
