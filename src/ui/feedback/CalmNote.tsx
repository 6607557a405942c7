import { IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./CalmNote.module.css";

// Something happened elsewhere that the person typing here should know. The `role=status` element stays in the page
// without text too: some screen readers do not read a live region that appears together with its text.
export function CalmNote({ text, children }: { text: string | null; children?: ReactNode }) {
	return (
		<div className={text === null ? undefined : classes.note}>
			<div role="status" className={classes.words}>
				{text === null ? null : (
					<>
						<IconInfoCircle className={classes.icon} size={20} stroke={2} aria-hidden />
						<p>{text}</p>
					</>
				)}
			</div>
			{text !== null && children ? <div className={classes.actions}>{children}</div> : null}
		</div>
	);
}
