// Which assignments of a course are copied with it, and when the copies are due.

import { useState } from "react";
import { useSource } from "#features/coursework/assignments/copying/queries.ts";
import { isScheduled } from "#features/coursework/assignments/queries.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { assignmentWords } from "#records.ts";
import { type Moving, moved, movedDue, movedToSunday } from "./moved-dues.ts";

/** The choices. `chosen`: what is ticked, in the order of the list, with its new due dates. */
export function useTasksToCopy(courseId: string) {
	const now = useCentreNow();
	const found = useSource(courseId);
	const [changed, change] = useState<Record<string, boolean>>({});
	const [moving, move] = useState<Moving>({ how: "weeks", day: "" });
	const [shown, show] = useState(false);
	const tasks = (found?.tasks ?? []).map((task) => ({ task, checked: changed[task.id] ?? task.status !== "archived" }));
	const checked = tasks.filter((one) => one.checked).map(({ task }) => task);
	const dues = checked.flatMap(({ due_at }) => due_at ?? []);
	const { days, problem } = moved(dues, moving, now);
	return {
		/** Undefined while the first query runs. */
		ready: found !== undefined,
		materials: found?.materials ?? false,
		rows: tasks.map(({ task, checked }) => ({ task, checked, due_at: movedDue(task.due_at, days) })),
		moving,
		/** Whether anything of it is due. */
		timed: dues.length > 0,
		sundays: movedToSunday(dues, days),
		problem: shown ? problem : null,
		choose: (id: string, on: boolean) => change({ ...changed, [id]: on }),
		move: (part: Partial<Moving>) => move({ ...moving, ...part }),
		/** Whether it can be copied like this; says what is wrong, if anything is. */
		check: (): boolean => {
			show(true);
			return found !== undefined && problem === null;
		},
		chosen: checked.map((task) => ({
			from: task.id,
			words: {
				...assignmentWords.parse(task),
				due_at: movedDue(task.due_at, days),
				opens_at: isScheduled(task, now) ? movedDue(task.opens_at ?? null, days) : null,
			},
		})),
	};
}
