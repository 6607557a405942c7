import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useGradingQueue } from "#features/coursework/grading/queries.ts";
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
	/** Leads to what waits for a teacher's grade. */
	onGrade: () => void;
};

// All that is new in a person's courses. What is opened has been seen; what is of no interest can be put away at once.
export function WhatsNewList({ of, onOpen, onGrade }: WhatsNewListProps) {
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
		if (done) return <Nothing title={t("empty.title")} next={t("seen.done")} />;
		return of === "teacher" ? (
			<ToGrade onGrade={onGrade} />
		) : (
			<Nothing title={t("empty.title")} next={t("empty.student")} />
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

// The evening's mail leads here, also on a phone on which nothing is new: then it is said what waits all the same.
function ToGrade({ onGrade }: Pick<WhatsNewListProps, "onGrade">) {
	const t = useWords();
	const queue = useGradingQueue();
	if (!queue) return null;
	const count = queue.length;
	if (count === 0) return <Nothing title={t("empty.title")} next={t("empty.teacher")} />;
	return (
		<Nothing title={t("waiting", { count })} next={t("waiting.next")}>
			<Button onClick={onGrade}>{t("waiting.grade")}</Button>
		</Nothing>
	);
}

const Nothing = (words: { title: string; next: string; children?: ReactNode }) => (
	<EmptyState prop={<FreehandIcon name="bell" size={96} />} {...words} />
);
