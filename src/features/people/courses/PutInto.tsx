import { useState } from "react";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { SelectField } from "#ui/forms/SelectField.tsx";
import classes from "./PersonCourses.module.css";
import { useCourseNames } from "./queries.ts";
import { useWords } from "./words.ts";

type PutIntoProps = {
	/** Courses that the person is in already. */
	without: string[];
	busy: boolean;
	still: boolean;
	onPut: (course: { id: string; title: string }) => void;
};

// Any course of the center that goes on.
export function PutInto({ without, busy, still, onPut }: PutIntoProps) {
	const t = useWords();
	const [chosen, setChosen] = useState("");
	const courses = (useCourseNames(!still).value?.items ?? []).filter(({ id }) => !without.includes(id));
	const course = courses.find(({ id }) => id === chosen);
	return (
		<form
			className={classes.put}
			onSubmit={(event) => {
				event.preventDefault();
				if (course && !busy && !still) onPut(course);
			}}
		>
			<SelectField
				label={t("add")}
				value={course ? chosen : ""}
				disabled={still}
				onChange={({ currentTarget }) => setChosen(currentTarget.value)}
			>
				<option value="">{t("choose")}</option>
				{courses.map(({ id, title, code }) => (
					<option key={id} value={id}>
						{code ? `${title} · ${code}` : title}
					</option>
				))}
			</SelectField>
			<BusyButton type="submit" variant="default" disabled={still || !course} busy={busy}>
				{t(busy ? "putting" : "put")}
			</BusyButton>
		</form>
	);
}
