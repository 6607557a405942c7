import { IconCloudOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./OfflineNote.module.css";

type OfflineNoteProps = {
	offline: boolean;
	title: string;
	text: string;
	/** On a phone the work below needs the room: there the text is only read aloud. */
	brief?: boolean;
	/** What can be done about it. */
	children?: ReactNode;
};

// Says what still works and not what is broken. The `role=status` element stays in the page when empty: some screen
// readers do not read a live region that appears together with its text.
export function OfflineNote({ offline, title, text, brief = false, children }: OfflineNoteProps) {
	return (
		<div role="status">
			{offline ? (
				<div className={classes.note} data-brief={brief || undefined}>
					<IconCloudOff className={classes.icon} size={34} stroke={1.6} aria-hidden />
					<div className={classes.words}>
						<p className={classes.title}>{title}</p>
						<p className={classes.text}>{text}</p>
					</div>
					{/* What a press changes here is not a reason to read the note again. */}
					<div className={classes.action} aria-live="off">
						{children}
					</div>
				</div>
			) : null}
		</div>
	);
}
