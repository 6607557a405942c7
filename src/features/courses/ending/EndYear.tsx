import { Button } from "@mantine/core";
import { useState } from "react";
import { useKnownNames } from "#features/courses/course/queries.ts";
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

// Which courses end with the school year: those that this teacher leads, unless they are unticked, and of the others
// those that are ticked.
export function EndYear({ courses, onClose, onEnded }: EndYearProps) {
	const t = useWords();
	const known = useKnownNames();
	const [changed, setChanged] = useState<Record<string, boolean>>({});
	const [missing, setMissing] = useState(false);
	if (!known) return null;
	const { me, people } = known;
	const rows = courses.map(({ id, title, code, teacher_id }) => {
		const led = teacher_id === me;
		const lead = people.get(teacher_id)?.name || t("year.another");
		const note = led ? code : `${code} · ${t("year.lead", { name: lead })}`;
		return { id, title, note, checked: changed[id] ?? led };
	});
	const chosen = courses.filter((_, at) => rows[at]?.checked);
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
				rows={rows}
				onCheck={(id, checked) => setChanged({ ...changed, [id]: checked })}
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
