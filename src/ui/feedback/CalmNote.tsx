import { IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./CalmNote.module.css";

// Something happened elsewhere that whoever is writing here should know. `role=status` stays in the page without words
// too: a live region that appears together with its words is not read out by every screen reader.
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
