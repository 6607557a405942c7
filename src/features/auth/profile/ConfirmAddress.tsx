import { Button } from "@mantine/core";
import { useState } from "react";
import { askForLink } from "#features/auth/confirming/commands.ts";
import { StateNote, type WorkState } from "#ui/StateNote.tsx";
import classes from "./Details.module.css";
import { useWords } from "./words.ts";

type Outcome = "sent" | "waiting" | "failed";
const tones: Record<Outcome, WorkState> = { sent: "sent", waiting: "queued", failed: "failed" };

// For an address that nobody has confirmed yet: its link, once more. Not disabled while it asks: the focus would be lost.
export function ConfirmAddress({ email }: { email: string }) {
	const t = useWords();
	const [asking, setAsking] = useState(false);
	const [outcome, setOutcome] = useState<Outcome | null>(null);
	const ask = async () => {
		if (asking) return;
		setAsking(true);
		setOutcome(await askForLink(email).catch(() => "failed" as const));
		setAsking(false);
	};
	return (
		<div className={classes.confirm}>
			<Button size="sm" variant="default" aria-disabled={asking} onClick={() => void ask()}>
				{t(asking ? "confirm.asking" : "confirm.ask")}
			</Button>
			<div role="status">
				{outcome ? <StateNote state={tones[outcome]} word={t(`confirm.${outcome}`, { email })} quiet /> : null}
			</div>
		</div>
	);
}
