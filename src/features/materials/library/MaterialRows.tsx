import { Button } from "@mantine/core";
import { useDeferredValue, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useStopped } from "#features/reach/queries.ts";
import { DashboardCards } from "#ui/layout/DashboardCard.tsx";
import { isFocusLost } from "#ui/layout/focus-page.ts";
import { AskAtWorksheet } from "./AskAtWorksheet.tsx";
import classes from "./MaterialRow.module.css";
import { MaterialRow } from "./MaterialRow.tsx";
import type { FileHere, LibraryItem } from "./queries.ts";
import { useWords } from "./words.ts";

type MaterialRowsProps = {
	items: readonly LibraryItem[];
	files: ReadonlyMap<string, FileHere>;
	/** Draws more of them, where there are more. */
	onMore?: (() => void) | null;
	inside?: boolean;
	/** The id of the one that was just read, "" for none. */
	read?: string;
	/** The material at which is asked whether files may come by themselves, and how much they are. */
	asking?: { id: string; bytes: number } | null;
};

/** More than a screen shows at once. */
const paintedFirst = 8;

// Materials, one below the other. The first are painted before the rest is drawn, which takes a slow phone a moment; on the way
// back from one of them all are, and it has the focus.
export function MaterialRows({ items, files, onMore, inside = false, read = "", asking = null }: MaterialRowsProps) {
	const t = useWords();
	const stopped = useStopped();
	const all = useDeferredValue(true, read !== "");
	const list = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, on the way back
	useEffect(() => {
		const links = [...(list.current?.querySelectorAll("a") ?? [])];
		if (read && isFocusLost()) links.find(({ hash }) => hash === `#materials/${read}`)?.focus();
	}, []);
	// The pressed button moves down the page: the focus goes to the first new row.
	const grow = (draw: () => void) => {
		flushSync(draw);
		list.current?.querySelectorAll<HTMLElement>("[data-row]")[items.length]?.focus();
	};
	return (
		<div className={classes.rows} ref={list}>
			<DashboardCards>
				{(all ? items : items.slice(0, paintedFirst)).map((item) => (
					<MaterialRow
						key={item.material.id}
						item={item}
						file={files.get(item.material.id)}
						stopped={stopped}
						inside={inside}
						ask={asking?.id === item.material.id ? <AskAtWorksheet bytes={asking.bytes} /> : null}
					/>
				))}
			</DashboardCards>
			{onMore ? (
				<Button variant="default" fullWidth className={classes.more ?? ""} onClick={() => grow(onMore)}>
					{t("more")}
				</Button>
			) : null}
		</div>
	);
}
