// Ending the mails about courses by the link of one of them.
import { type FormEvent, useState } from "react";
import { askServer, Refused } from "#local/online.ts";

type Outcome = "done" | "failed" | "noAnswer";

/** @param token of the mail's link */
export function useUnsubscribing(token: string) {
	const [busy, setBusy] = useState(false);
	const [outcome, setOutcome] = useState<Outcome | null>(null);
	const stop = async (event: FormEvent) => {
		event.preventDefault();
		setBusy(true);
		setOutcome(null);
		setOutcome(await unsubscribe(token));
		setBusy(false);
	};
	return { busy, outcome, stop };
}

async function unsubscribe(token: string): Promise<Outcome> {
	try {
		await askServer("/api/lead/unsubscribe", { method: "POST", guest: true, query: { token } });
		return "done";
	} catch (error) {
		return error instanceof Refused && error.code !== "busy" ? "failed" : "noAnswer";
	}
}
