import { Button } from "@mantine/core";
import { useState } from "react";
import { toast } from "sonner";
import { whyNotDone } from "#refusals.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import classes from "./ApproveSeveral.module.css";
import { useCalled } from "./called.ts";
import { approveUser, isInUse, oneByOne, undoApproval } from "./commands.ts";
import type { Person } from "./queries.ts";
import { useWords } from "./words.ts";

type ApproveSeveralProps = {
	/** Who waits on this page, and who was approved on it. */
	waiting: Person[];
	approved: Person[];
	stopped: Stopped;
	onApproved: (people: Person[]) => void;
	onUndone: (people: Person[]) => void;
	/** Whatever came of it, the list may be another now. */
	onEnd: () => void;
};

// A whole class that signed up is let in with one press, each of them by name; and out again as long as it was a slip.
export function ApproveSeveral({ waiting, approved, stopped, onApproved, onUndone, onEnd }: ApproveSeveralProps) {
	const t = useWords();
	const [asking, setAsking] = useState(false);
	const [last, setLast] = useState<Person[]>([]);
	const [undoing, setUndoing] = useState(false);
	const back = last.filter(({ id }) => approved.some((one) => one.id === id));
	const approve = async (chosen: Person[]) => {
		const { done, problem } = await oneByOne(chosen, approveUser);
		setAsking(false);
		setLast(done);
		onApproved(done);
		if (problem) tellProblem(problem, t("several.failed", { count: chosen.length - done.length }), t("approve.failed"));
		onEnd();
	};
	const undo = async () => {
		setUndoing(true);
		const { done, problem } = await oneByOne(back, undoApproval);
		setUndoing(false);
		setLast([]);
		onUndone(done);
		if (done.length > 0) toast.success(t("several.undone", { count: done.length }));
		if (problem)
			tellProblem(problem, t("approve.notUndone"), t(isInUse(problem) ? "approve.used" : "approve.notUndone"));
		onEnd();
	};
	return (
		<>
			{waiting.length > 1 ? (
				<Button
					variant="default"
					className={classes.open ?? ""}
					disabled={stopped !== null}
					aria-haspopup="dialog"
					onClick={() => setAsking(true)}
				>
					{t("several.open")}
				</Button>
			) : null}
			<CalmNote text={back.length > 0 ? t("several.done", { count: back.length }) : null}>
				<BusyButton variant="default" size="sm" disabled={stopped !== null} busy={undoing} onClick={() => void undo()}>
					{t("several.undo")}
				</BusyButton>
			</CalmNote>
			{asking ? (
				<Choice waiting={waiting} stopped={stopped} onChosen={approve} onClose={() => setAsking(false)} />
			) : null}
		</>
	);
}

/** How many, and why. */
function tellProblem(problem: unknown, how: string, failed: string): void {
	const why = whyNotDone(problem, { about: "person", failed });
	toast.error(how, { ...(why === how ? {} : { description: why }), duration: Number.POSITIVE_INFINITY });
}

type ChoiceProps = {
	waiting: Person[];
	stopped: Stopped;
	onChosen: (people: Person[]) => Promise<void>;
	onClose: () => void;
};

function Choice({ waiting, stopped, onChosen, onClose }: ChoiceProps) {
	const t = useWords();
	const called = useCalled();
	// One press gives nobody the rights of a teacher unseen.
	const [left, setLeft] = useState(() => waiting.filter(({ role }) => role !== "student").map(({ id }) => id));
	const chosen = waiting.filter(({ id }) => !left.includes(id));
	return (
		<AskDialog
			title={t("several.title")}
			action={t("several.do", { count: chosen.length })}
			doing={t("approve.doing")}
			stopped={stopped}
			onConfirm={async () => {
				if (chosen.length > 0) await onChosen(chosen);
			}}
			onClose={onClose}
		>
			<p>{t("several.text")}</p>
			<ul className={classes.people}>
				{waiting.map((person) => (
					<li key={person.id}>
						<label className={classes.person}>
							<input
								type="checkbox"
								className={classes.box}
								checked={!left.includes(person.id)}
								onChange={({ currentTarget: { checked } }) =>
									setLeft((ids) => (checked ? ids.filter((id) => id !== person.id) : [...ids, person.id]))
								}
							/>
							<span>
								<bdi className={classes.name}>{called(person)}</bdi>
								<span className={classes.facts}>
									{[
										t(`role.${person.role}`),
										person.grade && t("grade", { level: person.grade }),
										!person.verified && t("unverified"),
									]
										.filter(Boolean)
										.join(" · ")}
								</span>
							</span>
						</label>
					</li>
				))}
			</ul>
		</AskDialog>
	);
}
