import { Button } from "@mantine/core";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import type { BookTable } from "./book-table.ts";
import classes from "./CourseGradebook.module.css";
import type { Book } from "./queries.ts";
import type { BookView } from "./use-book-view.ts";
import { useWords } from "./words.ts";

type BookControlsProps = {
	book: Book;
	table: BookTable;
	view: BookView;
	/** How many students are shown. */
	found: number;
	onChange: (part: Partial<BookView>) => void;
};

/** Students that can be looked through without a search. */
const few = 29;

// Above the table: a search in a long class, archived assignments, and the ways out of the app.
export function BookControls({ book, table, view, found, onChange }: BookControlsProps) {
	const t = useWords();
	const { archived, lines } = table;
	return (
		<>
			<div className={classes.actions}>
				<SaveButton book={book} table={table} />
				<Button
					variant="default"
					size="sm"
					leftSection={<IconPrinter size={18} stroke={2} aria-hidden />}
					onClick={() => window.print()}
				>
					{t("book.print")}
				</Button>
				{archived > 0 ? (
					<Button
						variant="subtle"
						size="sm"
						aria-pressed={view.archived}
						onClick={() => onChange({ archived: !view.archived, left: 0 })}
					>
						{t(view.archived ? "book.hideArchived" : "book.showArchived", { count: archived })}
					</Button>
				) : null}
			</div>
			{lines.length > few || view.search !== "" ? (
				<search className={classes.search}>
					<TextField
						type="search"
						label={t("book.search")}
						value={view.search}
						onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
					/>
					<p className={classes.note} role="status">
						{found === 0 ? t("book.nobody") : t("book.students", { count: found })}
					</p>
				</search>
			) : null}
		</>
	);
}

// What writes the file is fetched when it is wanted.
function SaveButton({ book: { course }, table }: Pick<BookControlsProps, "book" | "table">) {
	const t = useWords();
	const [failed, setFailed] = useState(false);
	const save = async () => {
		setFailed(false);
		try {
			const { saveSpreadsheet } = await import("./spreadsheet.ts");
			saveSpreadsheet(course, table);
		} catch {
			setFailed(true);
		}
	};
	return (
		<>
			<Button
				variant="default"
				size="sm"
				leftSection={<IconDownload size={18} stroke={2} aria-hidden />}
				onClick={() => void save()}
			>
				{t("book.save")}
			</Button>
			<div role="alert">{failed ? <StateNote state="failed" word={t("book.saveFailed")} quiet /> : null}</div>
		</>
	);
}
