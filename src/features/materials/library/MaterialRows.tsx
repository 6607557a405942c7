import { Button } from "@mantine/core";
import { useDeferredValue, useRef } from "react";
import { flushSync } from "react-dom";
import { useStopped } from "#features/reach/queries.ts";
import { DashboardCards } from "#ui/layout/DashboardCard.tsx";
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
	/** The material at which is asked whether files may come by themselves, and how much they are. */
	asking?: { id: string; bytes: number } | null;
};

/** More than a screen shows at once. */
const paintedFirst = 8;

// Materials, one below the other. The first are painted before the rest is drawn, which takes a slow phone a moment.
export function MaterialRows({ items, files, onMore, inside = false, asking = null }: MaterialRowsProps) {
	const t = useWords();
	const stopped = useStopped();
	const all = useDeferredValue(true, false);
	const list = useRef<HTMLDivElement>(null);
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
