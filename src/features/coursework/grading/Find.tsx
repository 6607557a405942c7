import { memo } from "react";
import { FindBar } from "#features/coursework/finding/FindBar.tsx";
import { useWords } from "#features/coursework/teaching-words.ts";
import { SelectField } from "#ui/forms/SelectField.tsx";
import classes from "./GradingView.module.css";
import type { useNarrowed } from "./use-narrowed.ts";

type FindProps = { narrowed: ReturnType<typeof useNarrowed>["narrowed"]; shown: number };

// What the list is narrowed by: the assignment at any time; course and words when there is much to look through.
export const Find = memo(function Find({ narrowed, shown }: FindProps) {
	const t = useWords();
	const { course, courses, task, tasks, chooseCourse, chooseTask } = narrowed;
	if (!narrowed.many) {
		if (tasks.length <= 1) return null;
		return (
			<search className={classes.find}>
				<SelectField
					label={t("grading.task")}
					value={task}
					onChange={({ currentTarget }) => chooseTask(currentTarget.value)}
				>
					<option value="">{t("grading.allTasks")}</option>
					{tasks.map(({ id, title }) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</SelectField>
			</search>
		);
	}
	return (
		<FindBar
			words={narrowed.words}
			onSearch={narrowed.search}
			choices={[
				{
					label: t("pending.course"),
					all: t("pending.allCourses"),
					value: course,
					from: courses,
					onChoose: chooseCourse,
				},
				{ label: t("grading.task"), all: t("grading.allTasks"), value: task, from: tasks, onChoose: chooseTask },
			]}
			shown={shown}
			total={narrowed.total}
			onShowAll={narrowed.showAll}
		/>
	);
});
