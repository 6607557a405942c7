import { type ComponentType, lazy, Suspense } from "react";
import classes from "./QrCode.module.css";

type QrCodeProps = { text: string; label: string };

// What draws it comes when a card is looked at. Without it the code beside it does the same.
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
