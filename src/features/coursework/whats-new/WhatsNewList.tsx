import { Button } from "@mantine/core";
import { useState } from "react";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { focusPage } from "#ui/layout/focus-page.ts";
import { NoticeRow } from "./NoticeRow.tsx";
import { type Notice, noteSeen, useWhatsNew } from "./use-whats-new.ts";
import classes from "./WhatsNewList.module.css";
import { useWords } from "./words.ts";

type WhatsNewListProps = {
	of: "student" | "teacher";
	onOpen: (notice: Notice) => void;
};

// All that is new in a person's courses. What is opened has been seen; what is of no interest can be put away at once.
export function WhatsNewList({ of, onOpen }: WhatsNewListProps) {
	const t = useWords();
	const notices = useWhatsNew();
	const [done, setDone] = useState(false);
	const putAway = () => {
		setDone(true);
		// The button goes with the list.
		focusPage();
		void noteSeen(notices.flatMap(({ marks }) => marks));
	};
	if (notices.length === 0) {
		return (
			<EmptyState
				prop={<FreehandIcon name="bell" size={96} />}
				title={t("empty.title")}
				next={done ? t("seen.done") : t(`empty.${of}`)}
			/>
		);
	}
	return (
		<>
			<ul className={classes.list} aria-label={t("list")}>
				{notices.map((notice) => (
					<li key={`${notice.kind} ${notice.lead?.courseId ?? (notice.submissionId || notice.assignmentId)}`}>
						<NoticeRow notice={notice} onOpen={onOpen} />
					</li>
				))}
			</ul>
			<Button className={classes.seen ?? ""} variant="default" onClick={putAway}>
				{t("seen")}
			</Button>
		</>
	);
}
