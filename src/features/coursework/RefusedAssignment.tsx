import { Button } from "@mantine/core";
import { offerUndo, orSayNotSaved } from "#ui/second-thoughts.ts";
import { AssignmentState } from "./AssignmentState.tsx";
import { AssignmentVersion } from "./AssignmentVersion.tsx";
import type { Room } from "./assignment-queries.ts";
import { CopyWords } from "./CopyWords.tsx";
import { discardErrand, retrySending } from "./commands.ts";
import classes from "./RoomHead.module.css";
import { editAssignment, wordsIn } from "./teaching-commands.ts";
import { useWords } from "./words.ts";

type RefusedAssignmentProps = { room: Room; onChosen: () => void };

// How the assignment stands with the server. When somebody else changed it first, both versions side by side.
export function RefusedAssignment({ room, onChosen }: RefusedAssignmentProps) {
	const t = useWords();
	const { assignment, course } = room;
	const { errand } = assignment;
	const refused = errand?.state === "failed" ? errand : null;
	const mine = refused && wordsIn(refused);
	if (!refused || !mine) return <AssignmentState assignment={assignment} />;
	const choose = (work: Promise<unknown>) => {
		orSayNotSaved(work);
		onChosen();
	};
	const discard = async () => offerUndo(t("edit.discarded"), await discardErrand(refused.id));
	if (refused.answer?.reason !== "changed-meanwhile") {
		return (
			<AssignmentState assignment={assignment}>
				<Button variant="default" size="sm" onClick={() => orSayNotSaved(retrySending(refused.id))}>
					{t("tryAgain")}
				</Button>
				<CopyWords text={`${mine.title}\n${mine.instructions}`.trim()} />
				<Button variant="default" size="sm" onClick={() => choose(discard())}>
					{t("edit.discard")}
				</Button>
			</AssignmentState>
		);
	}
	return (
		<div className={classes.conflict}>
			<div className={classes.pair}>
				<AssignmentVersion name={t("edit.theirs")} words={assignment} />
				<AssignmentVersion name={t("edit.mine")} words={mine} />
			</div>
			<AssignmentState assignment={assignment}>
				<Button size="sm" onClick={() => choose(editAssignment({ assignment, course, words: mine }))}>
					{t("edit.useMine")}
				</Button>
				<Button variant="default" size="sm" onClick={() => choose(discard())}>
					{t("edit.keepTheirs")}
				</Button>
			</AssignmentState>
		</div>
	);
}
