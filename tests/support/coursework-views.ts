// Tabs of the two dashboards by themselves, each with what its dashboard reads for it.
import { createElement } from "react";
import { PendingAssignments } from "#features/coursework/answering/PendingAssignments.tsx";
import { GradingView } from "#features/coursework/grading/GradingView.tsx";
import { useGradingQueue } from "#features/coursework/grading/queries.ts";
import { useAssignmentLists } from "#features/coursework/queries.ts";

/** What a student is to answer. @param opened the assignment whose card is open, "" for none */
export function PendingCards({ opened }: { opened: string }) {
	const lists = useAssignmentLists(true);
	return createElement(PendingAssignments, {
		lists,
		opened,
		onOpen() {},
		onSee() {},
		onCourses() {},
		worksheets: () => null,
	});
}

/** What a teacher is to grade. */
export function Grading() {
	const queue = useGradingQueue();
	return createElement(GradingView, { queue, opened: "" });
}
