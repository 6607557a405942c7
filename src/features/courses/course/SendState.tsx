import { Button } from "@mantine/core";
import { retrySending } from "#features/courses/commands.ts";
import type { ShownCourse } from "#features/courses/queries.ts";
import { whyCourseNotSent } from "#features/courses/reasons.ts";
import { useWords as useCourseWords } from "#features/courses/words.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { RefusedEdit } from "./RefusedEdit.tsx";
import { useWords } from "./words.ts";

type SendStateProps = { course: ShownCourse; editing: boolean };

// Whether the server has the course as it is shown. If it never will by itself: why, and what can be done.
export function SendState({ course, editing }: SendStateProps) {
	const t = useWords();
	const ofCourse = useCourseWords();
	const { errand } = course;
	if (errand?.kind === "editCourse" && errand.state === "failed") {
		return <RefusedEdit course={course} errand={errand} editing={editing} />;
	}
	if (errand?.state === "failed") {
		const { key, server } = whyCourseNotSent(errand.answer);
		return (
			<StateNote state="failed" word={t("refused.create")} reason={server || ofCourse(key)}>
				<Button variant="default" size="sm" onClick={() => orSayNotSaved(retrySending(errand.id))}>
					{t("tryAgain")}
				</Button>
			</StateNote>
		);
	}
	if (errand?.state === "sending") return <StateNote state="sending" word={t("state.sending")} />;
	if (errand?.state === "queued") {
		const reason = t(errand.kind === "createCourse" ? "room.create.queued" : "room.edit.queued");
		return <StateNote state="queued" word={t("state.queued")} reason={reason} />;
	}
	return course.archived_at === null ? null : <CalmNote text={t("room.archived")} />;
}
