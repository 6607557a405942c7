import { Button } from "@mantine/core";
import { IconArchive, IconArchiveOff } from "@tabler/icons-react";
import { discardEntry, retrySending } from "#features/courses/commands.ts";
import type { ShownCourse } from "#features/courses/queries.ts";
import { useWhyNot } from "#refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { type Ending, endCourses, isEnding, restoreCourse } from "./commands.ts";
import { useWords } from "./words.ts";

// Ends a course, and brings it back. Neither is asked about first, because each can be taken back.
export function EndButton({ course }: { course: ShownCourse }) {
	const t = useWords();
	const { entry } = course;
	// What was refused is decided first (RefusedEnding).
	if (entry?.state === "failed" && isEnding(entry)) return null;
	const ended = course.archived_at !== null;
	const Icon = ended ? IconArchiveOff : IconArchive;
	const end = async () => offerUndo(t("ended"), await endCourses([course]));
	return (
		<Button
			variant="default"
			size="sm"
			leftSection={<Icon size={18} stroke={2} aria-hidden />}
			onClick={() => orSayNotSaved(ended ? restoreCourse(course) : end())}
		>
			{t(ended ? "restore" : "end")}
		</Button>
	);
}

// The server did not end the course, or did not bring it back: why, and what can be done.
export function RefusedEnding({ entry }: { entry: Ending }) {
	const t = useWords();
	const whyNot = useWhyNot();
	return (
		<StateNote state="failed" word={t(`failed.${entry.kind}`)} reason={whyNot(entry)}>
			<Button variant="default" size="sm" onClick={() => orSayNotSaved(retrySending(entry.id))}>
				{t("tryAgain")}
			</Button>
			<Button variant="default" size="sm" onClick={() => orSayNotSaved(discardEntry(entry.id))}>
				{t("leave")}
			</Button>
		</StateNote>
	);
}
