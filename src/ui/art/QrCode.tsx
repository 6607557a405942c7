import encodeQR from "qr";
import classes from "./QrCode.module.css";

const quiet = 4;

// Dark on white whatever the scheme, with the quiet zone scanners ask for.
export function QrCode({ text, label }: { text: string; label: string }) {
	const rows = encodeQR(text, "raw", { border: quiet });
	const squares = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
	return (
		<svg
			className={classes.code}
			viewBox={`0 0 ${rows.length} ${rows.length}`}
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
		>
			<path fill="#fff" d={`M0 0h${rows.length}v${rows.length}h-${rows.length}z`} />
			<path fill="#151a3d" d={squares.join("")} />
		</svg>
	);
}
