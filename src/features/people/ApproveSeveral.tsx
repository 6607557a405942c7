import { Button } from "@mantine/core";
import { useState } from "react";
import { toast } from "sonner";
import { tellWhyNot, whyNotDone } from "#refusals.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import classes from "./ApproveSeveral.module.css";
import { useCalled } from "./called.ts";
import { tellUndone } from "./carry-out.ts";
import { approveUser, isUnknown, oneByOne, undoApproval } from "./commands.ts";
import { LaterApprovalChoice } from "./later-dialogs.tsx";
import type { Person } from "./queries.ts";
import { useWords } from "./words.ts";

type ApproveSeveralProps = {
	/** Who waits on this page, and who was approved on it. */
	waiting: Person[];
	approved: Person[];
	/** How many wait on all pages. */
	total: number;
	stopped: Stopped;
	onApproved: (people: Person[]) => void;
	onUndone: (people: Person[]) => void;
	/** Whatever came of it, the list may be another now. */
	onEnd: () => void;
};

// A whole class that signed up is let in with one press, each of them by name; and out again as long as it was a slip.
export function ApproveSeveral(props: ApproveSeveralProps) {
	const { waiting, approved, total, stopped, onApproved, onUndone, onEnd } = props;
	const t = useWords();
	const called = useCalled();
	const [asking, setAsking] = useState(false);
	const [last, setLast] = useState<Person[]>([]);
	const [undoing, setUndoing] = useState(false);
	const back = last.filter(({ id }) => approved.some((one) => one.id === id));
	/** How many, and why. */
	const tellProblem = (problem: unknown, count: number) => {
		const how = t(isUnknown(problem) ? "several.unknown" : "several.failed", { count });
		const why = whyNotDone(problem, { about: "person", failed: t("approve.failed") });
		toast.error(how, { description: why, duration: Number.POSITIVE_INFINITY });
	};
	const approve = async (chosen: Person[]) => {
		// Whom another admin has approved meanwhile is not to be undone here.
		const ours: Person[] = [];
		const { done, problem } = await oneByOne(chosen, async (person) => {
			if (await approveUser(person)) ours.push(person);
		});
		setAsking(false);
		setLast(ours);
		onApproved(ours);
		const before = done.length - ours.length;
		if (before > 0) toast.success(t("several.before", { count: before }));
		if (problem) tellProblem(problem, chosen.length - done.length);
		onEnd();
	};
	const undo = async () => {
		setUndoing(true);
		const mailed: string[] = [];
		const { done, problem } = await oneByOne(back, async (person) => {
			if (await undoApproval(person)) mailed.push(called(person));
		});
		const mailedText = mailed.length > 0 ? t("approve.mailed", { names: mailed.join(", ") }) : "";
		setUndoing(false);
		setLast([]);
		onUndone(done);
		if (done.length > 0) tellUndone(done, t("several.undone", { count: done.length }), mailedText);
		if (problem) tellWhyNot(problem, { about: "person", failed: t("approve.notUndone") });
		onEnd();
	};
	return (
		<>
			<CalmNote text={back.length > 0 ? t("several.done", { count: back.length }) : null}>
				<BusyButton variant="default" size="sm" disabled={stopped !== null} busy={undoing} onClick={() => void undo()}>
					{t("several.undo")}
				</BusyButton>
			</CalmNote>
			{waiting.length > 1 ? (
				<Button
					variant="default"
					size="sm"
					className={classes.open ?? ""}
					disabled={stopped !== null}
					aria-haspopup="dialog"
					onClick={() => setAsking(true)}
				>
					{t("several.title")}
				</Button>
			) : null}
			{asking ? (
				<LaterApprovalChoice
					waiting={waiting}
					total={total}
					stopped={stopped}
					onChosen={approve}
					onClose={() => setAsking(false)}
				/>
			) : null}
		</>
	);
}
