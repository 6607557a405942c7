import { Button } from "@mantine/core";
import { discardItem, isFiling } from "#features/coursework/assignments/filing/commands.ts";
import { RefusedFiling } from "#features/coursework/assignments/filing/RefusedFiling.tsx";
import { AssignmentVersion } from "#features/coursework/assignments/form/AssignmentVersion.tsx";
import { CopyWords } from "#features/coursework/CopyWords.tsx";
import { retrySending } from "#features/coursework/commands.ts";
import { type AssignmentWords, editAssignment, wordsIn } from "#features/coursework/teaching-commands.ts";
import { useRefusalSaidHere } from "#features/reach/use-refusal-said-here.ts";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import classes from "./AssignmentHead.module.css";
import { AssignmentState } from "./AssignmentState.tsx";
import type { AssignmentDetail } from "./queries.ts";
import { useWords } from "./words.ts";

type RefusedAssignmentProps = { detail: AssignmentDetail; onChosen: () => void };
type RefusedProps = RefusedAssignmentProps & {
	refused: NonNullable<AssignmentDetail["assignment"]["entry"]>;
	mine: AssignmentWords;
};

// Whether the server has the assignment, and what can be done when it refused it.
export function RefusedAssignment({ detail, onChosen }: RefusedAssignmentProps) {
	const { assignment } = detail;
	const { entry } = assignment;
	if (entry?.state === "failed" && isFiling(entry)) {
		return <RefusedFiling filed={detail} refused={entry} onChosen={onChosen} />;
	}
	const mine = entry?.state === "failed" ? wordsIn(entry) : null;
	if (!entry || !mine) return <AssignmentState assignment={assignment} />;
	const Case = entry.refusal?.reason === "changed-meanwhile" ? Conflict : Refusal;
	return <Case detail={detail} onChosen={onChosen} refused={entry} mine={mine} />;
}

function Refusal({ detail: { assignment }, onChosen, refused, mine }: RefusedProps) {
	const t = useWords();
	useRefusalSaidHere(refused);
	return (
		<AssignmentState assignment={assignment}>
			<Button variant="default" size="sm" onClick={() => orSayNotSaved(retrySending(refused.id))}>
				{t("tryAgain")}
			</Button>
			<CopyWords text={`${mine.title}\n${mine.instructions}`.trim()} />
			<Discard refused={refused} word={t("edit.discard")} onChosen={onChosen} />
		</AssignmentState>
	);
}

// Somebody else was first: why and what to choose, then both versions side by side, however long they are.
function Conflict({ detail: { assignment, course }, onChosen, refused, mine }: RefusedProps) {
	const t = useWords();
	useRefusalSaidHere(refused);
	// The refusal arrives a moment before the row it is about.
	if (refused.kind === "editAssignment" && refused.body.replaces === assignment.revision) {
		return <AssignmentState assignment={assignment} reason={t("edit.arriving")} />;
	}
	const takeMine = () => {
		orSayNotSaved(editAssignment({ assignment, course, words: mine }));
		onChosen();
	};
	return (
		<div className={classes.conflict}>
			<AssignmentState assignment={assignment}>
				<Button size="sm" onClick={takeMine}>
					{t("edit.useMine")}
				</Button>
				<Discard refused={refused} word={t("edit.keepTheirs")} onChosen={onChosen} />
			</AssignmentState>
			<div className={classes.pair}>
				<AssignmentVersion name={t("edit.theirs")} words={assignment} courseId={course.id} />
				<AssignmentVersion name={t("edit.mine")} words={mine} courseId={course.id} />
			</div>
		</div>
	);
}

type DiscardProps = Pick<RefusedProps, "refused" | "onChosen"> & { word: string };

function Discard({ refused, word, onChosen }: DiscardProps) {
	const t = useWords();
	const discard = async () => offerUndo(t("edit.discarded"), await discardItem(refused.id));
	return (
		<Button
			variant="default"
			size="sm"
			onClick={() => {
				orSayNotSaved(discard());
				onChosen();
			}}
		>
			{word}
		</Button>
	);
}
