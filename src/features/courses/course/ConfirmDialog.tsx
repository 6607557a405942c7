import { useState } from "react";
import { useStopped } from "#features/reach/queries.ts";
import { whyNotDone } from "#refusals.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
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

// A question about a class, before something that cannot be undone.
export function ConfirmDialog({ text, run, onDone, ...question }: ConfirmDialogProps) {
	const t = useWords();
	const stopped = useStopped();
	const [problem, setProblem] = useState("");
	const confirm = async () => {
		setProblem("");
		try {
			await run();
			onDone();
		} catch (error) {
			setProblem(whyNotDone(error, { about: "class", failed: t("online.refused"), noAnswer: t("online.noAnswer") }));
		}
	};
	return (
		<AskDialog danger problem={problem} stopped={stopped} onConfirm={confirm} {...question}>
			{text}
		</AskDialog>
	);
}
