import { useState } from "react";
import { whyNotDone } from "#refusals.ts";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { FieldError } from "#ui/forms/FieldError.tsx";
import { saveTable } from "./commands.ts";
import classes from "./Inbox.module.css";
import type { Show } from "./queries.ts";
import { useWords } from "./words.ts";

type SaveTableProps = { show: Show; search: string; stopped: boolean };

// Saves what the list shows, all its pages, for a spreadsheet.
export function SaveTable({ show, search, stopped }: SaveTableProps) {
	const t = useWords();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<unknown>(null);
	const save = async () => {
		setBusy(true);
		setFailure(null);
		await saveTable(show, search).catch(setFailure);
		setBusy(false);
	};
	const problem = failure ? whyNotDone(failure, { about: "inquiry", failed: t("saveFailed") }) : undefined;
	return (
		<div className={classes.save}>
			<BusyButton variant="default" disabled={stopped} busy={busy} onClick={() => void save()}>
				{busy ? t("saving") : t("save")}
			</BusyButton>
			<FieldError id="table-problem" text={problem} />
		</div>
	);
}
