import { Button } from "@mantine/core";
import { useState } from "react";
import { UnsentList } from "#features/auth/UnsentList.tsx";
import { syncNow } from "./commands.ts";
import classes from "./DeleteDialog.module.css";
import { useUnsentWork } from "./queries.ts";
import { useWords } from "./words.ts";

// Work that is on this device only, by name: with the account it would be lost.
export function UnsentWarning() {
	const t = useWords();
	const [sending, setSending] = useState(false);
	const errands = useUnsentWork() ?? [];
	if (errands.length === 0) return null;
	const send = async () => {
		setSending(true);
		await syncNow();
		setSending(false);
	};
	return (
		<div className={classes.unsent}>
			<p>{t("delete.unsent", { count: errands.length })}</p>
			<UnsentList errands={errands} />
			<Button size="sm" variant="default" disabled={sending} onClick={() => void send()}>
				{t(sending ? "delete.sending" : "delete.sendNow")}
			</Button>
		</div>
	);
}
