import { useState } from "react";
import { noAnswer, refusalOf } from "#features/auth/refusals.ts";
import type { Account } from "./queries.ts";

/** What was chosen and is the account's now, or why nothing was changed. */
export type Outcome<Choice> = { saved: Choice } | "failed" | "noAnswer" | null;

/**
 * A choice that goes to the server as soon as it is pressed.
 * @param send changes the account
 * @param learn is given the account as it is then
 */
export function useChoosing<Choice>(send: (choice: Choice) => Promise<Account>, learn: (account: Account) => void) {
	const [busy, setBusy] = useState(false);
	const [outcome, setOutcome] = useState<Outcome<Choice>>(null);
	// Presses are ignored meanwhile; a disabled button would lose the focus.
	const choose = async (choice: Choice) => {
		if (busy) return;
		setBusy(true);
		setOutcome(null);
		try {
			learn(await send(choice));
			setOutcome({ saved: choice });
		} catch (error) {
			setOutcome(refusalOf(error).type === noAnswer ? "noAnswer" : "failed");
		}
		setBusy(false);
	};
	return { choose, busy, outcome };
}
