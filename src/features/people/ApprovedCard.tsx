import { useId, useLayoutEffect, useState } from "react";
import { tellWhyNot } from "#refusals.ts";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { shieldBehind } from "#ui/forms/ignore-double-click.ts";
import classes from "./ApprovalCard.module.css";
import { PersonCard } from "./ApprovalCard.tsx";
import { useCalled } from "./called.ts";
import { tellUndone } from "./carry-out.ts";
import { undoApproval } from "./commands.ts";
import { focusLostToRow } from "./focus-row.ts";
import type { Person } from "./queries.ts";
import { StatusMark } from "./StatusMark.tsx";
import { useWords } from "./words.ts";

type ApprovedCardProps = {
	person: Person;
	stopped: boolean;
	onUndone: () => void;
	onUnclear: () => void;
};

// Somebody who was approved a moment ago, in the place where they waited, with the way back. The focus goes to the row and
// not to its button: an Enter held too long must not undo what it did.
export function ApprovedCard({ person, stopped, onUndone, onUnclear }: ApprovedCardProps) {
	const t = useWords();
	const id = useId();
	const name = useCalled()(person);
	const [busy, setBusy] = useState(false);
	useLayoutEffect(() => {
		focusLostToRow(id);
	}, [id]);
	const undo = async () => {
		setBusy(true);
		try {
			const mailed = await undoApproval(person);
			shieldBehind();
			tellUndone([person], t("approve.undone", { name }), mailed ? t("approve.mailed", { names: name }) : "");
			onUndone();
		} catch (error) {
			setBusy(false);
			tellWhyNot(error, { about: "person", failed: t("approve.notUndone") });
			onUnclear();
		}
	};
	return (
		<PersonCard person={person} name={name} id={id} decided>
			<div className={classes.decided}>
				<StatusMark person={{ ...person, account_status: "approved" }} />
			</div>
			<BusyButton variant="default" disabled={stopped} busy={busy} aria-describedby={id} onClick={() => void undo()}>
				{t("approve.undo")}
			</BusyButton>
		</PersonCard>
	);
}
