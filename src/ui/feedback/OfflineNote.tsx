import { IconCloudOff } from "@tabler/icons-react";
import classes from "./OfflineNote.module.css";

type OfflineNoteProps = {
	offline: boolean;
	title: string;
	text: string;
	/** On a phone the work below needs the room: there the text is only read aloud. */
	brief?: boolean;
};

// Says what still works and not what is broken. The `role=status` element stays in the page when empty: some screen
// readers do not read a live region that appears together with its text.
export function OfflineNote({ offline, title, text, brief = false }: OfflineNoteProps) {
	return (
		<div role="status">
			{offline ? (
				<div className={classes.note} data-brief={brief || undefined}>
					<IconCloudOff className={classes.icon} size={34} stroke={1.6} aria-hidden />
					<div>
						<p className={classes.title}>{title}</p>
						<p className={classes.text}>{text}</p>
					</div>
				</div>
			) : null}
		</div>
	);
}
