import { IconAlertCircle, IconArrowUp, IconCheck, IconClock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./StateNote.module.css";

export type WorkState = "draft" | "queued" | "sending" | "sent" | "failed";

const icons = {
	draft: IconCheck,
	queued: IconClock,
	sending: IconArrowUp,
	sent: IconCheck,
	failed: IconAlertCircle,
} as const;

type StateNoteProps = {
	state: WorkState;
	word: string;
	reason?: string;
	/** On a phone the work below needs the room: there the reason is left out. */
	brief?: boolean;
	quiet?: boolean;
	children?: ReactNode;
};

// One of the five states of unsent work: icon, word and colour together, never colour alone. It is a live region
// because it changes while somebody looks at it. `quiet` turns that off where it would speak at every pause in typing.
// The buttons stand outside the region so that they are not read out again.
export function StateNote({ state, word, reason, brief, quiet, children }: StateNoteProps) {
	const Icon = icons[state];
	return (
		<div className={`${classes.note} ${classes[state]}`} data-state={state}>
			<Icon className={classes.icon} size={18} stroke={2} aria-hidden />
			<div className={classes.words}>
				<div aria-live={quiet ? "off" : "polite"}>
					{word}
					{reason ? (
						<span className={classes.reason} data-brief={brief}>
							{reason}
						</span>
					) : null}
				</div>
				{children ? <div className={classes.actions}>{children}</div> : null}
			</div>
		</div>
	);
}
