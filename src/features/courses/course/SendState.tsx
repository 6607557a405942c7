import { Button } from "@mantine/core";
import { retrySending } from "#features/courses/commands.ts";
import { isEnding } from "#features/courses/ending/commands.ts";
import { RefusedEnding } from "#features/courses/ending/EndCourse.tsx";
import { endWaits, type ShownCourse } from "#features/courses/queries.ts";
import { useWhyNot } from "#refusals.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { RefusedEdit } from "./RefusedEdit.tsx";
import { useWords } from "./words.ts";

type SendStateProps = { course: ShownCourse; editing: boolean };

// Whether the course goes on, and whether the server has it as it is shown. If it never will by itself: why, and what can
// be done.
export function SendState({ course, editing }: SendStateProps) {
	const t = useWords();
	return (
		<>
			{course.archived_at === null || endWaits(course) ? null : <CalmNote text={t("page.archived")} />}
			<Unsent course={course} editing={editing} />
		</>
	);
}

function Unsent({ course, editing }: SendStateProps) {
	const t = useWords();
	const whyNot = useWhyNot();
	const { entry } = course;
	if (entry?.kind === "editCourse" && entry.state === "failed") {
		return <RefusedEdit course={course} entry={entry} editing={editing} />;
	}
	if (entry?.state === "failed") {
		if (isEnding(entry)) return <RefusedEnding entry={entry} />;
		return (
			<StateNote state="failed" word={t("refused.create")} reason={whyNot(entry)}>
				<Button variant="default" size="sm" onClick={() => orSayNotSaved(retrySending(entry.id))}>
					{t("tryAgain")}
				</Button>
			</StateNote>
		);
	}
	if (entry?.state === "sending") return <StateNote state="sending" word={t("state.sending")} />;
	if (entry?.state === "queued") {
		return <StateNote state="queued" word={t("state.queued")} reason={t(waitingFor(entry.kind))} />;
	}
	return null;
}

const waitingFor = (kind: string) => {
	if (kind === "createCourse") return "page.create.queued";
	return kind === "archiveCourse" ? "page.end.queued" : "page.edit.queued";
};
