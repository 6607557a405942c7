import type { ReactNode } from "react";
import { InstallButton, usePlace } from "./InstallButton.tsx";
import classes from "./InstallInstead.module.css";
import { useInstallWay } from "./use-way.ts";

// How to install in any browser, in words; where a press can do it, the button is shown here.
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
