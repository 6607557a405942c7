import formClasses from "#features/coursework/assignments/form/AssignmentForm.module.css";
import { useLanguage } from "#i18n/i18n.ts";
import { longDay, shortDate } from "#ui/dates.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { CheckboxList } from "#ui/forms/choosing/CheckboxList.tsx";
import { SelectField } from "#ui/forms/SelectField.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import classes from "./TasksToCopy.module.css";
import type { useTasksToCopy } from "./use-tasks-to-copy.ts";
import { useWords } from "./words.ts";

type TasksToCopyProps = { tasks: ReturnType<typeof useTasksToCopy> };

const hows = ["weeks", "day", "none"] as const;

// The assignments that are copied with their course, and when the copies are due.
export function TasksToCopy({ tasks }: TasksToCopyProps) {
	const t = useWords();
	const lang = useLanguage();
	const { rows, timed, moving, problem, sundays, materials } = tasks;
	if (!tasks.ready) return null;
	const days = [...new Set(sundays.map((due_at) => shortDate(due_at, lang)))].join(", ");
	const due = (due_at: string | null) => (due_at ? t("due", { day: longDay(due_at, lang) }) : t("noDue"));
	return (
		<>
			{rows.length > 0 ? (
				<div className={classes.tasks}>
					<CheckboxList
						legend={t("tasks")}
						rows={rows.map(({ task, checked, due_at }) => ({
							id: task.id,
							title: task.title,
							note: checked ? due(due_at) : task.status === "archived" ? t("archived") : null,
							checked,
						}))}
						onCheck={tasks.choose}
					/>
				</div>
			) : (
				<p className={formClasses.hint}>{t("none")}</p>
			)}
			{timed ? (
				<div className={formClasses.numbers}>
					<SelectField
						label={t("dues")}
						value={moving.how}
						onChange={({ currentTarget: { value } }) =>
							tasks.move({ how: hows.find((how) => how === value) ?? "weeks" })
						}
					>
						<option value="weeks">{t("dues.weeks")}</option>
						<option value="day">{t("dues.day")}</option>
						<option value="none">{t("dues.none")}</option>
					</SelectField>
					{moving.how === "day" ? (
						<TextField
							type="date"
							label={t("day")}
							value={moving.day}
							error={problem ? t(problem) : undefined}
							onChange={(event) => tasks.move({ day: event.currentTarget.value })}
						/>
					) : null}
				</div>
			) : null}
			<CalmNote text={days === "" ? null : t("sundays", { count: sundays.length, days })} />
			{materials ? <p className={formClasses.hint}>{t("materials")}</p> : null}
		</>
	);
}
