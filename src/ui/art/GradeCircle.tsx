import { useEffect, useRef, useState } from "react";
import { useLanguage } from "#i18n/i18n.ts";
import { pointsText } from "#ui/points.ts";
import classes from "./GradeCircle.module.css";

type GradeCircleProps = {
	grade: number;
	max: number;
	/** Nobody has seen this grade yet. */
	fresh?: boolean;
	/** Called when a fresh grade has come into view. */
	onSeen?: () => void;
};

// The grade as a teacher writes it: circled by hand, in red. The line of a fresh one draws itself when it comes into view;
// reading and copying give "18/20".
export function GradeCircle({ grade, max, fresh = false, onSeen }: GradeCircleProps) {
	const box = useRef<HTMLSpanElement>(null);
	const drawing = useFirstView(box, fresh, onSeen);
	return (
		<span className={classes.circle} ref={box}>
			<svg
				className={drawing ? `${classes.svg} ${classes.draw}` : classes.svg}
				viewBox="0 0 100 56"
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				<path
					pathLength={1}
					d="M74 9C55 1.500 25 3 10.500 15-2.500 26 1 43.500 24 50.500c23 6.500 55 4 68-10C104 27 95 8.500 68 2.500 55.500 0 42 .2 31 3.800"
				/>
			</svg>
			<span className={classes.number}>
				<span className={classes.grade}>{pointsText(grade, useLanguage())}</span>/{max}
			</span>
		</span>
	);
}

function useFirstView(box: { current: HTMLElement | null }, fresh: boolean, onSeen?: () => void): boolean {
	const [drawing, setDrawing] = useState(false);
	useEffect(() => {
		const node = box.current;
		if (!node || !fresh) return;
		const watcher = new IntersectionObserver(([entry]) => {
			if (!entry?.isIntersecting) return;
			watcher.disconnect();
			setDrawing(true);
			onSeen?.();
		});
		watcher.observe(node);
		return () => watcher.disconnect();
	}, [box, fresh, onSeen]);
	return drawing;
}
