import type { ReactNode } from "react";
import { InstallButton, usePlace } from "./InstallButton.tsx";
import classes from "./InstallInstead.module.css";
import { useInstallWay } from "./use-way.ts";

// How it is done in any browser, in words; where it can be done with a press, the button stands in the very same room.
export function InstallInstead({ children }: { children: ReactNode }) {
	const { place, catchFocus } = usePlace();
	const way = useInstallWay();
	return (
		<div ref={place} tabIndex={-1} className={classes.place}>
			<div className={way ? classes.unseen : undefined}>{children}</div>
			{way ? (
				<div>
					<InstallButton tone="quiet" onAnswered={catchFocus} />
				</div>
			) : null}
		</div>
	);
}
