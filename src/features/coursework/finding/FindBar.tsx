import { Button } from "@mantine/core";
import { useRef } from "react";
import { useWords } from "#features/coursework/words.ts";
import { SelectField } from "#ui/forms/SelectField.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import classes from "./FindBar.module.css";

type Choice = {
	label: string;
	/** The option for no filter. */
	all: string;
	value: string;
	from: { id: string; title: string }[];
	onChoose: (id: string) => void;
};

type FindBarProps = {
	words: string;
	onSearch: (words: string) => void;
	choices: Choice[];
	shown: number;
	total: number;
	onShowAll: () => void;
};

// Above a long list: words to look for, what to choose by, and how much of it is shown.
export function FindBar({ words, onSearch, choices, shown, total, onShowAll }: FindBarProps) {
	const t = useWords();
	const field = useRef<HTMLInputElement>(null);
	const showAll = () => {
		onShowAll();
		field.current?.focus();
	};
	return (
		<search className={classes.find}>
			<TextField
				label={t("pending.search")}
				type="search"
				ref={field}
				value={words}
				onChange={({ currentTarget }) => onSearch(currentTarget.value)}
			/>
			{choices.map((choice) => (
				<Chooser key={choice.label} choice={choice} />
			))}
			<p className={classes.count} role="status">
				{shown === 0 ? t("pending.noMatch") : t("pending.shown", { shown, count: total })}
			</p>
			{shown === 0 ? (
				<Button className={classes.all ?? ""} variant="default" size="sm" onClick={showAll}>
					{t("pending.showAll")}
				</Button>
			) : null}
		</search>
	);
}

// A select with one option is shown only if that option is selected.
function Chooser({ choice: { label, all, value, from, onChoose } }: { choice: Choice }) {
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
