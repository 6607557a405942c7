import { Button } from "@mantine/core";
import { Cover } from "#features/courses/Cover.tsx";
import { discardEntry, retrySending } from "#features/courses/commands.ts";
import { inGroups } from "#features/courses/join-code.ts";
import { isUntried, type Joining } from "#features/courses/queries.ts";
import { useWords } from "#features/courses/words.ts";
import { useRefusalSaidHere } from "#features/reach/use-refusal-said-here.ts";
import { isFinal, useWhyNot } from "#refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import classes from "./JoiningCard.module.css";

type JoiningCardProps = {
	joining: Joining;
	onChange: () => void;
	/** Called when the card disappears with the button that was pressed in it. */
	onGone: () => void;
};

// A request to join a course by its code: waiting to be sent, or why it was refused.
export function JoiningCard({ joining, onChange, onGone }: JoiningCardProps) {
	const t = useWords();
	const whyNot = useWhyNot();
	const code = inGroups(joining.body.code);
	const heading = `joining-${joining.id}`;
	const failed = joining.state === "failed";
	const state = joining.state === "sent" ? "sending" : joining.state;
	useRefusalSaidHere(joining);
	const dismiss = async () => {
		const undo = await discardEntry(joining.id);
		if (undo) onGone();
		offerUndo(t("join.dismissed", { code }), undo);
	};
	return (
		<article className={classes.joining} aria-labelledby={heading}>
			<Cover subject="" prop="key" />
			<div className={classes.words}>
				<h2 className={classes.title} id={heading}>
					{t("join.waiting", { code })}
				</h2>
				<StateNote state={state} word={t(`state.${state}`)} reason={failed ? whyNot(joining) : t("join.waitingText")}>
					{failed ? (
						<>
							<Button variant="default" size="sm" onClick={onChange}>
								{t("join.change")}
							</Button>
							{isFinal(joining.refusal?.code) ? null : (
								<Button variant="default" size="sm" onClick={() => orSayNotSaved(retrySending(joining.id))}>
									{t("tryAgain")}
								</Button>
							)}
							<Button variant="default" size="sm" onClick={() => orSayNotSaved(dismiss())}>
								{t("join.dismiss")}
							</Button>
						</>
					) : null}
					{isUntried(joining) ? (
						<Button variant="default" size="sm" onClick={() => orSayNotSaved(dismiss())}>
							{t("join.takeBack")}
						</Button>
					) : null}
				</StateNote>
			</div>
		</article>
	);
}
