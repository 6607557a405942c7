import type { ReactNode } from "react";
import classes from "./Scene.module.css";

type Ground = "hills" | "arch" | "sun" | "roofs" | "steps";
type SceneProps = {
	field: string;
	ground: Ground;
	colours: [back: string, front?: string];
	/** As high as its place, instead of a shape of its own. */
	whole?: boolean;
	className?: string;
	children: ReactNode;
};

// A flat field, Seyès ruling, one shape of Zahlé, then people and stickers as children. Decoration as a whole; a scene
// that carries meaning gets its words from the text beside it.
export function Scene({ field, ground, colours, whole = false, className, children }: SceneProps) {
	const [back, front = back] = colours;
	return (
		<div
			className={`${classes.scene} ${whole ? classes.whole : ""} ${className ?? ""}`}
			style={{ background: field }}
			aria-hidden="true"
		>
			<div className={classes.ruling} />
			<svg
				className={classes.ground}
				viewBox="0 0 600 520"
				preserveAspectRatio={ground === "sun" ? "xMidYMax slice" : "none"}
				aria-hidden="true"
			>
				{shapes[ground].map((d, place) => (
					<path key={d} d={d} fill={place === 0 ? back : front} />
				))}
			</svg>
			{children}
		</div>
	);
}

const shapes: Record<Ground, [string, string?]> = {
	hills: [
		"M0 400 C80 330 150 350 215 300 C275 255 320 300 385 262 C450 224 520 250 600 190 L600 520 L0 520Z",
		"M0 455 C110 395 190 430 290 380 C390 330 470 372 600 318 L600 520 L0 520Z",
	],
	arch: ["M70 520 V250 a230 210 0 0 1 460 0 V520Z"],
	sun: [
		"M65 330 a235 235 0 0 1 470 0 a235 235 0 0 1 -470 0Z",
		"M0 470 C120 430 220 468 320 440 C420 412 500 440 600 410 V520 H0Z",
	],
	roofs: [
		"M-20 520 L110 330 L240 520Z M150 520 L300 270 L450 520Z M370 520 L500 340 L640 520Z",
		"M0 470 H600 V520 H0Z",
	],
	steps: ["M0 520 V440 H150 V360 H300 V270 H450 V180 H600 V520Z"],
};

/** Where the people of a scene stand together, whatever its shape. */
export function Stage({ children }: { children: ReactNode }) {
	return <div className={classes.stage}>{children}</div>;
}

type FigureProps = { left: number; width: number; children: ReactNode };

/** Where a person stands in a scene, in percent of its width; the feet are cut by the lower edge. */
export function Figure({ left, width, children }: FigureProps) {
	return (
		<div className={classes.figure} style={{ left: `${left}%`, width: `${width}%` }}>
			{children}
		</div>
	);
}
