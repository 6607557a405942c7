import { Button } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { SelectField } from "#ui/SelectField.tsx";
import { Stack } from "#ui/Stack.tsx";
import { TextField } from "#ui/TextField.tsx";
import classes from "./FoundSheets.module.css";
import type { useFinding } from "./use-finding.ts";
import { useWords } from "./words.ts";

type Finding = Omit<ReturnType<typeof useFinding>, "shown">;

// A list of sheets; a long one with a search above it and more of it below.
export function FoundSheets({ finding, shown, children }: { finding: Finding; shown: number; children: ReactNode }) {
	const t = useWords();
	const list = useRef<HTMLDivElement>(null);
	const sheets = () => [...(list.current?.querySelectorAll("article") ?? [])];
	// The button moves away under the finger that pressed it: the focus goes to the first sheet that is new.
	const grow = () => {
		const before = new Set(sheets());
		flushSync(finding.grow);
		const heading = sheets()
			.find((sheet) => !before.has(sheet))
			?.querySelector("h2");
		heading?.setAttribute("tabindex", "-1");
		heading?.focus();
	};
	return (
		<div ref={list}>
			{finding.many ? <Find finding={finding} shown={shown} /> : null}
			<Stack>{children}</Stack>
			{finding.more > 0 ? (
				<Button className={classes.more ?? ""} variant="default" fullWidth onClick={grow}>
					{t("pending.more")}
				</Button>
			) : null}
		</div>
	);
}

function Find({ finding, shown }: { finding: Finding; shown: number }) {
	const t = useWords();
	const { words, course, courses, total } = finding;
	const field = useRef<HTMLInputElement>(null);
	const showAll = () => {
		finding.showAll();
		field.current?.focus();
	};
	return (
		<search className={classes.find}>
			<TextField
				label={t("pending.search")}
				type="search"
				ref={field}
				value={words}
				onChange={({ currentTarget }) => finding.search(currentTarget.value)}
			/>
			{courses.length > 1 ? (
				<SelectField
					label={t("pending.course")}
					value={course}
					onChange={({ currentTarget }) => finding.choose(currentTarget.value)}
				>
					<option value="">{t("pending.allCourses")}</option>
					{courses.map(({ id, title }) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</SelectField>
			) : null}
			<p className={classes.count} role="status">
				{t("pending.shown", { shown, count: total })}
			</p>
			{shown === 0 ? (
				<div className={classes.nothing}>
					<p>{t("pending.noMatch")}</p>
					<Button variant="default" size="sm" onClick={showAll}>
						{t("pending.showAll")}
					</Button>
				</div>
			) : null}
		</search>
	);
}
