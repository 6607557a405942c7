import { Button } from "@mantine/core";
import { useState } from "react";
import { isConflict } from "#features/outbox/chip/conflicts.ts";
import { retrySending } from "#features/outbox/commands.ts";
import { type Go, ItemHead } from "#features/outbox/list/ItemHead.tsx";
import classes from "#features/outbox/list/OutboxList.module.css";
import { useWords } from "#features/outbox/list/words.ts";
import { type ListedItem, type OutboxEntry, textOf } from "#features/outbox/queries.ts";
import { useNetwork, useOffline } from "#features/reach/queries.ts";
import { useRefusalSaidHere } from "#features/reach/use-refusal-said-here.ts";
import { useMutationWords } from "#mutation-words.ts";
import { isFinal, useWhyNot } from "#refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { CopyButton } from "#ui/forms/CopyButton.tsx";
import { Discard } from "./Discard.tsx";

type OutboxItemProps = {
	item: ListedItem;
	/** Whether the centre takes anything from this person now. */
	mayGo: boolean;
	/** What was refused and must be sent before it. */
	heldBackBy: OutboxEntry | undefined;
	/** What is discarded with it; null where it cannot be discarded. */
	along: OutboxEntry[] | null;
	onGo: Go;
};

// One unsent item: what it is, its state, and what can be done about it. Changes are read aloud by the head of the
// list, not by each item.
export function OutboxItem({ item: { entry, place }, mayGo, heldBackBy, along, onGo }: OutboxItemProps) {
	const t = useWords();
	const whyNot = useWhyNot();
	const named = useMutationWords();
	const { title, course, person } = entry.about;
	const failed = entry.state === "failed";
	const offline = useOffline();
	const [pressed, setPressed] = useState(false);
	const vain = pressed && offline && entry.state === "queued";
	const waiting = heldBackBy
		? t("outbox.heldBack", { title: heldBackBy.about.title })
		: vain
			? t("outbox.noAnswer")
			: "";
	const text = textOf(entry);
	// The notice says what this item says, and would lie over the head of the list.
	useRefusalSaidHere(entry);
	const decision = decisionOn(entry);
	return (
		<li className={classes.item}>
			<ItemHead title={title} about={[named(`name.${entry.kind}`), person, course]} place={place} onGo={onGo} />
			<StateNote state={entry.state} word={t(`state.${entry.state}`)} reason={failed ? whyNot(entry) : waiting} quiet />
			{failed && text !== "" && text !== title ? (
				<p className={classes.text} dir="auto">
					{text}
				</p>
			) : null}
			<div className={classes.actions}>
				{place && decision ? (
					<Button size="sm" className={classes.decide ?? ""} onClick={() => onGo(place)}>
						{t(decision)}
					</Button>
				) : (
					<Again entry={entry} mayGo={mayGo && !heldBackBy} onPress={() => setPressed(true)} />
				)}
				{text === "" ? null : (
					<CopyButton text={text} label={t("outbox.copy")} done={t("outbox.copied")} refused={t("outbox.copyFailed")} />
				)}
				<Discard entry={entry} along={along} />
			</div>
		</li>
	);
}

/** What its writer decides at its place before it can be sent. */
function decisionOn(entry: OutboxEntry) {
	if (isConflict(entry)) return "outbox.decide";
	const wrong = entry.kind === "joinCourse" && entry.state === "failed" && isFinal(entry.refusal?.code);
	return wrong ? "outbox.changeCode" : null;
}

type AgainProps = { entry: OutboxEntry; mayGo: boolean; onPress: () => void };

// One button for both: what was refused and waits again is the same work, and the focus stays on it.
function Again({ entry: { id, state, refusal }, mayGo, onPress }: AgainProps) {
	const t = useWords();
	const network = useNetwork();
	if (state === "sending" || (state === "queued" && !(mayGo && network))) return null;
	if (state === "failed" && isFinal(refusal?.code)) return null;
	const press = () => {
		onPress();
		orSayNotSaved(retrySending(id));
	};
	return (
		<Button variant="default" size="sm" onClick={press}>
			{t(state === "failed" ? "outbox.tryAgain" : "outbox.sendNow")}
		</Button>
	);
}
