import { Button } from "@mantine/core";
import { discardEntry, retrySending } from "#features/courses/commands.ts";
import { type Adding, isUntried } from "#features/courses/course/queries.ts";
import { useWords } from "#features/courses/course/words.ts";
import { useWhyNot } from "#refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import classes from "./ClassList.module.css";

type AddingRowProps = {
	adding: Adding;
	onCorrect: () => void;
	/** Called when the row disappears with the button that was pressed in it. */
	onGone: () => void;
};

// Somebody who was added on this phone and is not in the class yet: still to be sent, or refused.
export function AddingRow({ adding, onCorrect, onGone }: AddingRowProps) {
	const t = useWords();
	const whyNot = useWhyNot();
	const { email } = adding.body;
	const failed = adding.state === "failed";
	const state = adding.state === "sent" ? "sending" : adding.state;
	const dismiss = async () => {
		const undo = await discardEntry(adding.id);
		if (undo) onGone();
		offerUndo(t("class.dismissed", { email }), undo);
	};
	return (
		<li className={classes.adding}>
			<span className={classes.name}>{email}</span>
			<StateNote state={state} word={t(`state.${state}`)} reason={failed ? whyNot(adding) : ""}>
				{failed ? (
					<>
						<Button variant="default" size="sm" onClick={onCorrect}>
							{t("class.correct")}
						</Button>
						<Button variant="default" size="sm" onClick={() => orSayNotSaved(retrySending(adding.id))}>
							{t("tryAgain")}
						</Button>
						<Button variant="default" size="sm" onClick={() => orSayNotSaved(dismiss())}>
							{t("class.dismiss")}
						</Button>
					</>
				) : null}
				{isUntried(adding) ? (
					<Button variant="default" size="sm" onClick={() => orSayNotSaved(dismiss())}>
						{t("class.takeBack")}
					</Button>
				) : null}
			</StateNote>
		</li>
	);
}
