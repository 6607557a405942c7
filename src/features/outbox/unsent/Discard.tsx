import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { discardItem } from "#features/outbox/commands.ts";
import classes from "#features/outbox/list/OutboxList.module.css";
import { useWords } from "#features/outbox/list/words.ts";
import type { OutboxEntry } from "#features/outbox/queries.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { isMade, type Made } from "./goes-along.ts";

type DiscardProps = {
	entry: OutboxEntry;
	/** What is discarded with it, in this order; null where it stays. */
	along: OutboxEntry[] | null;
};

// Discards a write that the server cannot have: at once, or, where others build on it, with them and after a question.
export function Discard({ entry, along }: DiscardProps) {
	const t = useWords();
	const [asking, ask] = useState(false);
	if (along === null) return null;
	const discard = async () => offerUndo(t("outbox.discarded"), await discardItem(entry.id, along.length));
	return (
		<>
			<Button
				variant="subtle"
				size="sm"
				leftSection={<IconTrash size={18} stroke={2} aria-hidden />}
				className={classes.discard ?? ""}
				aria-label={t("outbox.discard")}
				onClick={() => (along.length > 0 ? ask(true) : orSayNotSaved(discard()))}
			>
				<span className={classes.word}>{t("outbox.discard")}</span>
			</Button>
			{asking && isMade(entry) ? (
				<Question entry={entry} along={along} onDiscard={() => orSayNotSaved(discard())} onClose={() => ask(false)} />
			) : null}
		</>
	);
}

type QuestionProps = { entry: Made; along: OutboxEntry[]; onDiscard: () => void; onClose: () => void };

// Says how much goes, and whose texts: a copied assignment may have been written anew.
function Question({ entry: { kind, about }, along, onDiscard, onClose }: QuestionProps) {
	const t = useWords();
	const texts = along.filter((one) => one.kind === "createAssignment").reverse();
	const titles = texts.map((one) => t("quoted", { title: one.about.title })).join(", ");
	return (
		<AskDialog
			title={t(`discard.title.${kind}`)}
			action={t("outbox.discard")}
			doing={t("outbox.discard")}
			danger
			stopped={null}
			onConfirm={async () => {
				// What it says is said in a notice, which would lie behind the dialog.
				onClose();
				onDiscard();
			}}
			onClose={onClose}
		>
			<p>{t(`discard.${kind}`, { count: along.length, title: t("quoted", { title: about.title }) })}</p>
			{texts.length > 0 ? <p>{t("discard.texts", { count: texts.length, titles })}</p> : null}
		</AskDialog>
	);
}
