import { Button } from "@mantine/core";
import { useState } from "react";
import type { ShownCourse } from "#features/courses/queries.ts";
import { DialogCard } from "#ui/feedback/DialogCard.tsx";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { CheckboxList } from "#ui/forms/choosing/CheckboxList.tsx";
import { endCourses } from "./commands.ts";
import classes from "./EndYear.module.css";
import { useWords } from "./year-words.ts";

type EndYearProps = {
	/** Those that go on. */
	courses: ShownCourse[];
	onClose: () => void;
	onEnded: () => void;
};

// Which courses end with the school year: all of them, but for those that are unticked.
export function EndYear({ courses, onClose, onEnded }: EndYearProps) {
	const t = useWords();
	const [left, setLeft] = useState<string[]>([]);
	const [missing, setMissing] = useState(false);
	const chosen = courses.filter(({ id }) => !left.includes(id));
	const end = async () => {
		const undo = await endCourses(chosen);
		offerUndo(t("year.done", { count: chosen.length }), undo);
		onEnded();
	};
	return (
		<DialogCard title={t("year.title")} onClose={onClose}>
			<p className={classes.text}>{t("year.text")}</p>
			<CheckboxList
				legend={t("year.courses")}
				error={missing && chosen.length === 0 ? t("year.missing") : undefined}
				rows={courses.map(({ id, title, code }) => ({ id, title, note: code, checked: !left.includes(id) }))}
				onCheck={(id, checked) => setLeft(checked ? left.filter((one) => one !== id) : [...left, id])}
			/>
			<div className={classes.actions} data-actions>
				<Button
					onClick={() => {
						setMissing(true);
						if (chosen.length > 0) orSayNotSaved(end());
					}}
				>
					{t("year.do", { count: chosen.length })}
				</Button>
				<Button variant="default" onClick={onClose} data-calm>
					{t("cancel")}
				</Button>
			</div>
		</DialogCard>
	);
}
