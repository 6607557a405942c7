import { Button } from "@mantine/core";
import { useState } from "react";
import { whyNotDone } from "#refusals.ts";
import { DialogCard } from "#ui/feedback/DialogCard.tsx";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import classes from "./ConfirmDialog.module.css";
import { useWords } from "./words.ts";

type ConfirmDialogProps = {
	title: string;
	text: string;
	action: string;
	doing: string;
	/** Does it; rejects when it could not be done. */
	run: () => Promise<void>;
	onClose: () => void;
	onDone: () => void;
};

// A question before something that is done at once and needs the network. What went wrong is said in it: notices lie
// behind a dialog.
export function ConfirmDialog({ title, text, action, doing, run, onClose, onDone }: ConfirmDialogProps) {
	const t = useWords();
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState("");
	const go = async () => {
		setBusy(true);
		setProblem("");
		try {
			await run();
			onDone();
		} catch (error) {
			setProblem(whyNotDone(error, { about: "class", failed: t("online.refused"), noAnswer: t("online.noAnswer") }));
			setBusy(false);
		}
	};
	return (
		<DialogCard title={title} onClose={onClose}>
			<p className={classes.text}>{text}</p>
			<div role="alert">{problem ? <StateNote state="failed" word={problem} quiet /> : null}</div>
			<div className={classes.actions}>
				<Button variant="default" onClick={onClose} data-calm>
					{t("cancel")}
				</Button>
				<Button variant="outline" className={classes.danger ?? ""} disabled={busy} onClick={() => void go()}>
					{busy ? doing : action}
				</Button>
			</div>
		</DialogCard>
	);
}
