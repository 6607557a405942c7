import { type ComponentType, lazy, Suspense } from "react";
import classes from "./QrCode.module.css";

type QrCodeProps = { text: string; label: string };

// The code that draws it is loaded when a card is shown. Without it the join code beside it serves.
const QrCode = lazy<ComponentType<QrCodeProps>>(() =>
	import("./QrCode.tsx").then(
		(file) => ({ default: file.QrCode }),
		() => ({ default: () => null }),
	),
);

export function LaterQrCode(props: QrCodeProps) {
	return (
		<div className={classes.place}>
			<Suspense>
				<QrCode {...props} />
			</Suspense>
		</div>
	);
}
