import type { CSSProperties } from "react";
import { avatarOf, type PersonName } from "./avatars.ts";
import classes from "./Person.module.css";

const files = import.meta.glob<string>("./people/*.svg", { eager: true, query: "?url", import: "default" });

// Where the face is in the drawing (view box 1060 x 1240), for the portraits: centre and half width.
const faces: Record<PersonName, [x: number, y: number, reach: number]> = {
	"boy-arms": [480, 300, 330],
	"boy-hoodie": [480, 300, 340],
	"boy-paper": [490, 290, 330],
	"girl-coder": [480, 330, 370],
	"girl-hijab": [490, 330, 340],
	"girl-laptop": [480, 330, 370],
	"girl-point": [430, 340, 350],
	"girl-stripe": [490, 300, 350],
	"kid-game": [480, 300, 330],
	"kid-tee": [480, 290, 350],
	"teen-long": [450, 330, 390],
	tutor: [490, 330, 340],
	"tutor-m": [460, 290, 350],
};

const grounds = ["#bfe3ff", "#fff1cc", "#ddf3e6", "#f0e4fa", "#ffe5dd"];

function letters(text: string): number {
	return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99991, 7);
}

type PersonProps = {
	name: PersonName;
	flip?: boolean;
	/** `first` belongs to the first screen, `lazy` is fetched when it comes near. */
	fetch?: "first" | "lazy";
	className?: string;
};

/** The whole drawing, as wide as its place. Decoration. */
export function Person({ name, flip, fetch, className }: PersonProps) {
	const looks = `${classes.person} ${flip ? classes.flip : ""} ${className ?? ""}`;
	const file = files[`./people/${name}.svg`];
	// Like the props around it, and not as an image: for a browser's measure the words above are then what the page is
	// about, and they are there at the first paint.
	if (fetch === "first") {
		return (
			<svg className={looks} viewBox="0 0 1060 1240" aria-hidden="true" focusable="false">
				<use href={`${file}#person`} width={1060} height={1240} />
			</svg>
		);
	}
	return (
		<img
			className={looks}
			src={file}
			alt=""
			width={1060}
			height={1240}
			decoding="async"
			{...(fetch === "lazy" ? { loading: "lazy" } : {})}
		/>
	);
}

type FaceProps = { name: PersonName; size: number; ground: string; fetch?: "lazy" };

/** A face in a circle. Decoration: the name stands beside it. */
export function Face({ name, size, ground, fetch }: FaceProps) {
	const [x, y, reach] = faces[name];
	const scale = size / (2 * reach);
	const place: CSSProperties = {
		width: 1060 * scale,
		height: 1240 * scale,
		translate: `${size / 2 - x * scale}px ${size / 2 - y * scale}px`,
	};
	return (
		<span className={classes.portrait} style={{ width: size, height: size, background: ground }} aria-hidden="true">
			<img
				src={files[`./people/${name}.svg`]}
				alt=""
				style={place}
				decoding="async"
				{...(fetch === "lazy" ? { loading: "lazy" } : {})}
			/>
		</span>
	);
}

type PortraitProps = { of: string; called: string; kind: "student" | "teacher"; size?: number };

/** The face of a person of the portal: steady for a record id and fitting the name. */
export function Portrait({ of, called, kind, size = 44 }: PortraitProps) {
	const ground = grounds[letters(of) % grounds.length] ?? "#bfe3ff";
	return <Face name={avatarOf(called, letters(of), kind)} size={size} ground={ground} />;
}
