import { Button } from "@mantine/core";
import { useId } from "react";
import { useWhyNot } from "#refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { DashboardCards } from "#ui/layout/DashboardCard.tsx";
import { discardEntry, retrySending } from "./commands.ts";
import { type Copying, type Target, useCopies } from "./queries.ts";
import classes from "./Uploads.module.css";
import { useWords } from "./words.ts";

// Materials that are copied into a course, or for one assignment of it, and are not there yet: still to be asked for, or
// refused.
export function Copies(target: Target) {
	const t = useWords();
	const heading = useId();
	const copies = useCopies(target);
	if (copies.length === 0) return null;
	return (
		<section className={classes.uploads} aria-labelledby={heading}>
			<h2 className={classes.title} id={heading}>
				{t("copies.title")}
			</h2>
			<DashboardCards>
				{copies.map((copy) => (
					<Row key={copy.id} copy={copy} />
				))}
			</DashboardCards>
		</section>
	);
}

function Row({ copy }: { copy: Copying }) {
	const t = useWords();
	const whyNot = useWhyNot();
	const about = useId();
	const state = copy.state === "sent" ? "sending" : copy.state;
	const failed = state === "failed";
	const discard = async () => offerUndo(t("copies.discarded"), await discardEntry(copy.id));
	return (
		<li className={classes.row}>
			<strong dir="auto" id={about}>
				{copy.about.title}
			</strong>
			<StateNote state={state} word={t(`copies.${state}`)} reason={failed ? whyNot(copy) : ""} quiet={!failed}>
				{failed ? (
					<>
						<Button
							size="sm"
							variant="default"
							aria-describedby={about}
							onClick={() => orSayNotSaved(retrySending(copy.id))}
						>
							{t("uploads.again")}
						</Button>
						<Button size="sm" variant="default" aria-describedby={about} onClick={() => orSayNotSaved(discard())}>
							{t("uploads.remove")}
						</Button>
					</>
				) : null}
			</StateNote>
		</li>
	);
}
