import { Suspense } from "react";
import { lazyComponent, lazyWithRetry } from "#ui/loading/lazy-with-retry.tsx";
import classes from "./QrCode.module.css";

// The code that draws it is loaded when a card is shown. Until it is here the join code beside it serves.
const code = lazyWithRetry(() => import("./QrCode.tsx").then((file) => file.QrCode));
const QrCode = lazyComponent(code, () => null);

/** Fetches the code that draws it, for what is only printed. */
export const fetchQrCode = code.ask;

export function LaterQrCode(props: { text: string; label: string }) {
	return (
		<div className={classes.place}>
			<Suspense>
				<QrCode {...props} />
			</Suspense>
		</div>
	);
}
