import { Button } from "@mantine/core";
import { useLanguage } from "#i18n/i18n.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { GradeLevelField } from "#ui/forms/GradeLevelField.tsx";
import { SelectField } from "#ui/forms/SelectField.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { grouped } from "#ui/numbers.ts";
import classes from "./Library.module.css";
import { MaterialRows } from "./MaterialRows.tsx";
import { type FileHere, type LibraryItem, useFilesHere, useLibrary, useMe } from "./queries.ts";
import { type ChoiceState, useChoosing } from "./use-choosing.ts";
import { useWords } from "./words.ts";

const none: LibraryItem[] = [];
const nothing: ReadonlyMap<string, FileHere> = new Map();

type LibraryProps = {
	choice: ChoiceState;
	/** The id of the material that was read last, "" for none: on the way back it has the focus. */
	read: string;
};

// Every material this person may read, by subject and grade, the newest first.
export function Library({ choice, read }: LibraryProps) {
	const t = useWords();
	const lang = useLanguage();
	const items = useLibrary();
	const files = useFilesHere();
	const choosing = useChoosing(items ?? none, files ?? nothing, choice);
	const { found, shown } = choosing;
	if (!items || !files) return <RuledSkeleton label={t("loading")} />;
	if (items.length === 0) return <Empty />;
	const number = grouped(found.length, lang);
	const all = found.length === items.length;
	return (
		<>
			<Choices choosing={choosing} />
			<h2 className={classes.count}>
				<span role="status">
					{found.length === 0 ? t("noMatch") : null}
					{all ? t("count", { count: found.length, number }) : null}
					{!all && found.length > 0
						? t("found", { count: found.length, number, total: grouped(items.length, lang) })
						: null}
				</span>
			</h2>
			{found.length === 0 ? (
				<Button variant="default" size="sm" onClick={choosing.showAll}>
					{t("showAll")}
				</Button>
			) : null}
			<MaterialRows items={shown} files={files} read={read} onMore={choosing.more ? choosing.grow : null} />
		</>
	);
}

function Empty() {
	const t = useWords();
	const role = useMe()?.role ?? "student";
	return (
		<EmptyState
			prop={<FreehandIcon name="books" size={96} />}
			title={t("empty")}
			next={t(role === "student" ? "empty.student" : "empty.teacher")}
		/>
	);
}

function Choices({ choosing }: { choosing: ReturnType<typeof useChoosing> }) {
	const t = useWords();
	const { choice, choose, subjects, grades } = choosing;
	return (
		<search className={classes.choices}>
			<TextField
				type="search"
				label={t("search")}
				placeholder={t("placeholder")}
				autoComplete="off"
				value={choice.search}
				onChange={({ currentTarget }) => choose({ search: currentTarget.value })}
			/>
			<SelectField
				label={t("choose.subject")}
				value={choice.subject}
				onChange={({ currentTarget }) => choose({ subject: currentTarget.value })}
			>
				<option value="">{t("choose.allSubjects")}</option>
				{subjects.map((subject) => (
					<option key={subject}>{subject}</option>
				))}
			</SelectField>
			<GradeLevelField
				label={t("choose.grade")}
				levels={grades}
				none={t("choose.allGrades")}
				called={(level) => t("grade", { level })}
				value={choice.grade}
				onChange={({ currentTarget }) => choose({ grade: currentTarget.value })}
			/>
			<SelectField
				label={t("choose.where")}
				value={choice.here ? "here" : ""}
				onChange={({ currentTarget }) => choose({ here: currentTarget.value === "here" })}
			>
				<option value="">{t("choose.anywhere")}</option>
				<option value="here">{t("here.whole")}</option>
			</SelectField>
		</search>
	);
}
