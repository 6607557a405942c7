import { Button } from "@mantine/core";
import { useRef } from "react";
import { SelectField } from "#ui/SelectField.tsx";
import { TextField } from "#ui/TextField.tsx";
import classes from "./GradingFind.module.css";
import { useWords } from "./teaching-words.ts";
import type { useNarrowed } from "./use-narrowed.ts";

// Above a long pile: whose answers, of which course, to which assignment.
export function GradingFind({ narrowed }: { narrowed: ReturnType<typeof useNarrowed> }) {
	const t = useWords();
	const { items, total, words, course, courses, task, tasks } = narrowed;
	const field = useRef<HTMLInputElement>(null);
	const showAll = () => {
		narrowed.showAll();
		field.current?.focus();
	};
	return (
		<search className={classes.find}>
			<TextField
				label={t("pending.search")}
				type="search"
				ref={field}
				value={words}
				onChange={({ currentTarget }) => narrowed.search(currentTarget.value)}
			/>
			<Choice
				label={t("pending.course")}
				all={t("pending.allCourses")}
				{...{ value: course, from: courses }}
				onChoose={narrowed.chooseCourse}
			/>
			<Choice
				label={t("grading.task")}
				all={t("grading.allTasks")}
				{...{ value: task, from: tasks }}
				onChoose={narrowed.chooseTask}
			/>
			<p className={classes.count} role="status">
				{t(items.length === 0 ? "pending.noMatch" : "pending.shown", { shown: items.length, count: total })}
			</p>
			{items.length === 0 ? (
				<Button className={classes.all ?? ""} variant="default" size="sm" onClick={showAll}>
					{t("pending.showAll")}
				</Button>
			) : null}
		</search>
	);
}

type ChoiceProps = {
	label: string;
	all: string;
	value: string;
	from: { id: string; title: string }[];
	onChoose: (id: string) => void;
};

function Choice({ label, all, value, from, onChoose }: ChoiceProps) {
	if (from.length <= 1 && value === "") return null;
	return (
		<SelectField label={label} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
			<option value="">{all}</option>
			{from.map(({ id, title }) => (
				<option key={id} value={id}>
					{title}
				</option>
			))}
		</SelectField>
	);
}
