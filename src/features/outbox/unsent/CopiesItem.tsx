import { IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { type Go, ItemHead } from "#features/outbox/list/ItemHead.tsx";
import classes from "#features/outbox/list/OutboxList.module.css";
import { useWords } from "#features/outbox/list/words.ts";
import type { ListedItem } from "#features/outbox/queries.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import folded from "#ui/layout/Folded.module.css";

type CopiesItemProps = { copies: ListedItem[]; onGo: Go; children: ReactNode };

// The materials that are copied into one course, as one item that unfolds: a course may have hundreds.
export function CopiesItem({ copies, onGo, children }: CopiesItemProps) {
	const t = useWords();
	const [open, setOpen] = useState(false);
	const state = copies.some(({ entry }) => entry.state === "sending") ? "sending" : "queued";
	return (
		<li className={classes.item}>
			<ItemHead
				title={t("outbox.copies", { count: copies.length })}
				about={[copies[0]?.entry.about.course ?? ""]}
				place={copies[0]?.place ?? null}
				onGo={onGo}
			/>
			<StateNote state={state} word={t(`state.${state}`)} quiet />
			<details className={folded.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
				<summary>
					<IconChevronRight size={18} stroke={2} aria-hidden />
					{t("outbox.which")}
				</summary>
				{open ? <ul className={classes.list}>{children}</ul> : null}
			</details>
		</li>
	);
}
