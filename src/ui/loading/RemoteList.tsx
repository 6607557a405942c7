import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { shortClock } from "#ui/dates.ts";
import { TextField } from "#ui/forms/TextField.tsx";
import { useWords } from "#ui/words.ts";
import { MissingNote } from "./MissingNote.tsx";
import { Pager } from "./Pager.tsx";
import classes from "./RemoteList.module.css";
import { RuledSkeleton } from "./RuledSkeleton.tsx";
import type { Paged } from "./use-paged.ts";

type RemoteListProps<Row extends { id: string }> = {
	list: Paged<Row>;
	/** How many there are, in words. */
	count: string;
	search?: { label: string; placeholder: string; noMatch: string; showAll: string };
	/** Something else than the search leaves rows out: without a row, the search stays. */
	narrowed?: boolean;
	/** What can be done with all that were found. */
	beside?: ReactNode;
	/** Shown in place of an empty list. */
	empty?: ReactNode;
	children: (rows: Row[]) => ReactNode;
};

// A list that the server searches and pages: a search field, the count, the rows, the pages, and the age of the list
// when the server cannot be reached. Each row has `data-row` and can take the focus.
export function RemoteList<Row extends { id: string }>({
	list,
	count,
	search,
	narrowed = false,
	beside,
	empty,
	children,
}: RemoteListProps<Row>) {
	const { value, state } = list;
	if (!value) return state === "asking" ? <Waiting /> : <Missing list={list} />;
	const asked = list.search !== "" || narrowed;
	if (value.total === 0 && !asked) {
		return (
			<div ref={list.above} tabIndex={-1} className={classes.empty}>
				{empty}
			</div>
		);
	}
	return (
		<>
			{search ? <Search list={list} {...search} /> : null}
			<div className={classes.head}>
				<div className={classes.count} ref={list.above} tabIndex={-1}>
					<h2>
						<span role="status">{value.total === 0 ? search?.noMatch : count}</span>
					</h2>
				</div>
				{beside}
			</div>
			<Age list={list} />
			{value.total === 0 ? (
				<Button variant="default" size="sm" disabled={state === "stopped"} onClick={list.showAll}>
					{search?.showAll}
				</Button>
			) : null}
			<div ref={list.rows} className={classes.rows} aria-busy={state === "asking"}>
				{value.items.length > 0 ? children(value.items) : null}
			</div>
			<Pager page={value.page} pages={value.pages} disabled={state === "stopped"} onGo={list.go} />
		</>
	);
}

type SearchProps<Row extends { id: string }> = { list: Paged<Row>; label: string; placeholder: string };

function Search<Row extends { id: string }>({ list, label, placeholder }: SearchProps<Row>) {
	return (
		<search className={classes.search}>
			<TextField
				type="search"
				label={label}
				placeholder={placeholder}
				autoComplete="off"
				disabled={list.state === "stopped"}
				value={list.typed}
				onChange={({ currentTarget }) => list.type(currentTarget.value)}
			/>
		</search>
	);
}

function Waiting() {
	const t = useWords();
	return <RuledSkeleton label={t("loading")} />;
}

function Missing<Row extends { id: string }>({ list: { state, again } }: { list: Paged<Row> }) {
	const t = useWords();
	return (
		<MissingNote onAgain={state === "failed" ? again : null}>
			<p>{t("notFetched")}</p>
		</MissingNote>
	);
}

// Says how old the list is, which stays readable.
function Age<Row extends { id: string }>({ list: { state, at, again } }: { list: Paged<Row> }) {
	const t = useWords();
	const old = state === "failed" || state === "stopped";
	return (
		<div className={old ? classes.age : undefined}>
			<p role="status">{old ? t("oldList", { time: shortClock(at) }) : null}</p>
			{state === "failed" ? (
				<Button variant="default" size="sm" onClick={again}>
					{t("tryAgain")}
				</Button>
			) : null}
		</div>
	);
}
