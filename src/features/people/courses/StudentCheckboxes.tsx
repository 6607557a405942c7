import { Button } from "@mantine/core";
import { memo, useState } from "react";
import type { Person } from "#features/people/queries.ts";
import { matchesWords } from "#i18n/folding.ts";
import { CheckboxList } from "#ui/forms/choosing/CheckboxList.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import classes from "./PersonCourses.module.css";
import { useWords } from "./words.ts";

type StudentCheckboxesProps = {
	students: Person[];
	/** The ids of who is in the course already. */
	inIt: ReadonlySet<string>;
	checked: ReadonlySet<string>;
	onCheck: (ids: string[], on: boolean) => void;
};

// Students to choose from, found by their names; a choice outlasts the search it was made in. Not drawn anew for each one who
// is put in.
export const StudentCheckboxes = memo(function Choosing({ students, inIt, checked, onCheck }: StudentCheckboxesProps) {
	const t = useWords();
	const [sought, setSought] = useState("");
	const shown = students.filter(({ name }) => matchesWords(sought, name));
	const open = shown.filter(({ id }) => !inIt.has(id)).map(({ id }) => id);
	const isChecked = open.some((id) => checked.has(id));
	const there = students.filter(({ id }) => inIt.has(id)).length;
	return (
		<>
			<TextField
				type="search"
				label={t("several.find")}
				autoComplete="off"
				value={sought}
				onChange={({ currentTarget }) => setSought(currentTarget.value)}
				// Who looks for somebody has not chosen yet.
				onKeyDown={(event) => {
					if (event.key === "Enter") event.preventDefault();
				}}
			/>
			<div className={classes.actions}>
				{open.length > 0 ? (
					<Button size="sm" variant="default" onClick={() => onCheck(open, !isChecked)}>
						{isChecked ? t("several.none") : t("several.all", { count: open.length })}
					</Button>
				) : null}
				<p role="status">
					{there === students.length ? t("several.allIn") : there > 0 ? t("several.in", { count: there }) : null}
				</p>
			</div>
			{shown.length === 0 ? <p>{t("several.noMatch")}</p> : null}
			<CheckboxList
				legend={t("several.who")}
				rows={shown.map(({ id, name, grade }) => {
					const fixed = inIt.has(id);
					const note = [grade && t("grade", { level: grade }), fixed && t("several.isIn")];
					return {
						id,
						title: name,
						note: note.filter(Boolean).join(" · "),
						checked: fixed || checked.has(id),
						fixed,
					};
				})}
				onCheck={(id, on) => onCheck([id], on)}
			/>
		</>
	);
});
