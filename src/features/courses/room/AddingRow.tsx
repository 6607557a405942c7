import { Button } from "@mantine/core";
import { discardErrand, retrySending } from "#features/courses/commands.ts";
import { StateNote } from "#ui/StateNote.tsx";
import { offerUndo, orSayNotSaved } from "#ui/second-thoughts.ts";
import classes from "./ClassList.module.css";
import type { Adding } from "./queries.ts";
import { whyNotEnrolled } from "./reasons.ts";
import { useWords } from "./words.ts";

// Somebody who was added on this phone and is not known to be in the class: on the way, or not let in.
export function AddingRow({ adding, onCorrect }: { adding: Adding; onCorrect: () => void }) {
	const t = useWords();
	const { email } = adding.body;
	const { key, server } = whyNotEnrolled(adding.answer);
	const failed = adding.state === "failed";
	const state = adding.state === "sent" ? "sending" : adding.state;
	const dismiss = async () => offerUndo(t("class.dismissed", { email }), await discardErrand(adding.id));
	return (
		<li className={classes.adding}>
			<span className={classes.name}>{email}</span>
			<StateNote state={state} word={t(`state.${state}`)} reason={failed ? server || t(key) : ""}>
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
			</StateNote>
		</li>
	);
}
