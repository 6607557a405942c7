import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { discardItem } from "#features/outbox/commands.ts";
import classes from "#features/outbox/list/OutboxList.module.css";
import { useWords } from "#features/outbox/list/words.ts";
import type { OutboxEntry } from "#features/outbox/queries.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";

type DiscardProps = {
	entry: OutboxEntry;
	/** What is discarded with it, in this order; null where it stays. */
	along: OutboxEntry[] | null;
};

// Discards a write that the server cannot have: at once, or, where others build on it, with them and after a question that
// says how much goes, and which texts.
export function Discard({ entry, along }: DiscardProps) {
	const t = useWords();
	const [asking, ask] = useState(false);
	if (along === null) return null;
	const discard = () =>
		orSayNotSaved(discardItem(entry.id, along.length).then((undo) => offerUndo(t("outbox.discarded"), undo)));
	// A copied assignment may have been written anew.
	const assignments = [...along, entry].reverse().filter(({ kind }) => kind === "createAssignment");
	const texts = assignments.map(({ about }) => about.title);
	return (
		<>
			<Button
				variant="subtle"
				size="sm"
				leftSection={<IconTrash size={18} stroke={2} aria-hidden />}
				className={classes.discard ?? ""}
				aria-label={t("outbox.discard")}
				onClick={() => (along.length > 0 ? ask(true) : discard())}
			>
				<span className={classes.word}>{t("outbox.discard")}</span>
			</Button>
			{asking ? (
				<AskDialog
					title={t("discard.title", { title: entry.about.title })}
					action={t("outbox.discard")}
					doing={t("outbox.discard")}
					danger
					stopped={null}
					onConfirm={async () => {
						// What it says is said in a notice, which would lie behind the dialog.
						ask(false);
						discard();
					}}
					onClose={() => ask(false)}
				>
					<p>
						{t("discard.along", { count: along.length })}{" "}
						{texts.length > 0 ? t("discard.texts", { titles: texts.join(", ") }) : null}
					</p>
				</AskDialog>
			) : null}
		</>
	);
}
