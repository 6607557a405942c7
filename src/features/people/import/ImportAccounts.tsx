import { useRef, useState } from "react";
import type { Opened } from "#features/people/account/commands.ts";
import { checkAccount } from "#features/people/account/schema.ts";
import { CourseSelect } from "#features/people/courses/CourseSelect.tsx";
import { useCourseNames } from "#features/people/queries.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { whyNotDone } from "#refusals.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { FileField } from "#ui/forms/file/FileField.tsx";
import { importAccounts, lookOver, mostRows } from "./commands.ts";
import classes from "./ImportAccounts.module.css";
import { ImportedCards } from "./ImportedCards.tsx";
import { needsAnyway, Preview } from "./Preview.tsx";
import type { Row, Table } from "./read-table.ts";
import { useWords } from "./words.ts";

type ImportAccountsProps = { stopped: Stopped; onClose: () => void; onEnd: () => void };

// A class list is looked over before it is written, and written whole or not at all.
export function ImportAccounts({ stopped, onClose, onEnd }: ImportAccountsProps) {
	const t = useWords();
	const lang = useLanguage();
	const [ids] = useState(() => new Map<string, string>());
	const [table, setTable] = useState<Table | null>(null);
	const [reading, setReading] = useState(false);
	const chosen = useRef<File | null>(null);
	const [course, setCourse] = useState("");
	const [problem, setProblem] = useState<string | null>(null);
	const [opened, setOpened] = useState<Opened[] | null>(null);
	const choose = async (file: File) => {
		chosen.current = file;
		setTable(null);
		setProblem(null);
		setReading(true);
		const found = await read(file, lang, { ids, ask: stopped === null }).catch(() => null);
		// Another one may have been chosen meanwhile.
		if (chosen.current !== file) return;
		setReading(false);
		setTable(found);
		setProblem(found ? null : t("file.unread"));
	};
	const found = table && "rows" in table ? table : null;
	const wrongRows = found?.rows.filter(({ problems }) => problems.length > 0).length ?? 0;
	const make = async () => {
		if (!table) return setProblem(t("file.choose"));
		if ("wrong" in table || wrongRows > 0) return;
		setProblem(null);
		try {
			setOpened(await importAccounts(table.rows, course));
		} catch (error) {
			setProblem(whyNotDone(error, { about: "person", failed: t("failed"), noAnswer: t("noAnswer") }));
			// Another admin may have made some of them meanwhile; and another file may have been chosen.
			const again = await lookedOver(table);
			setTable((now) => (now === table ? again : now));
		}
		onEnd();
	};
	const wrong = () => {
		if (table && "wrong" in table) return t(table.wrong, { most: mostRows });
		return wrongRows > 0 ? t("wrong", { count: wrongRows }) : null;
	};
	if (opened) return <ImportedCards opened={opened} onClose={onClose} />;
	return (
		<AskDialog
			title={t("title")}
			action={t(found && needsAnyway(found.rows) ? "do.anyway" : "do")}
			doing={t("doing")}
			problem={wrong() ?? problem}
			stopped={stopped}
			waits={reading || wrong() !== null}
			onConfirm={make}
			onClose={onClose}
		>
			{found ? null : <Needs />}
			<FileField label={t("file")} accept=".csv,text/csv,text/plain" onFile={(file) => void choose(file)} />
			<CourseField course={course} wanted={stopped === null} onChoose={setCourse} />
			{reading ? <p role="status">{t("reading")}</p> : null}
			{found ? <Preview {...found} /> : null}
		</AskDialog>
	);
}

/** What the file is to have in it. */
function Needs() {
	const t = useWords();
	return (
		<>
			<p>{t("lead", { most: mostRows })}</p>
			<p className={classes.columns}>{t("columns")}</p>
			<p>{t("needs")}</p>
		</>
	);
}

type Reading = { ids: Map<string, string>; ask: boolean };

/** The library that reads tables is fetched by who has one. */
async function read(file: File, lang: "en" | "fr", { ids, ask }: Reading): Promise<Table> {
	const { readTable } = await import("./read-table.ts");
	const table = await readTable(file, lang, { check: checkAccount, ids });
	return "wrong" in table || !ask ? table : await lookedOver(table);
}

/** Without an answer the list can be made all the same: the server refuses an address that is taken, and a new namesake. */
async function lookedOver(table: Extract<Table, { rows: Row[] }>): Promise<Table> {
	try {
		const { marked } = await import("./read-table.ts");
		return marked(table, await lookOver(table.rows));
	} catch {
		return table;
	}
}

type CourseFieldProps = { course: string; wanted: boolean; onChoose: (id: string) => void };

/** Before the first course there is nothing to choose. */
function CourseField({ course, wanted, onChoose }: CourseFieldProps) {
	const t = useWords();
	const { value, state } = useCourseNames(wanted);
	if (value?.length === 0) return null;
	return (
		<CourseSelect
			label={t("course")}
			hint={state === "failed" ? t("course.missing") : undefined}
			none={t("noCourse")}
			courses={value ?? []}
			course={course}
			onChoose={onChoose}
		/>
	);
}
