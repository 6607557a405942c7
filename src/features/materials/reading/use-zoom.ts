// How large a file is shown. 1 is as wide as the frame. What is under the fingers, or else in the middle, stays where it is.
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { watchPinch } from "./pinch.ts";

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
const [smallest, largest] = [0.5, 4];

export type Zoom = {
	/** What scrolls. In it, `data-page` marks each page. */
	frame: RefObject<HTMLElement | null>;
	/** The room of a page at 1, in px; 0 until it is known. */
	width: number;
	factor: number;
	/** Missing at the end of the steps. */
	bigger: (() => void) | undefined;
	smaller: (() => void) | undefined;
	toWidth: () => void;
};

export function useZoom(): Zoom {
	const frame = useRef<HTMLElement>(null);
	const [width, setWidth] = useState(0);
	const [factor, setFactor] = useState(1);
	const latest = useRef(factor);
	useLayoutEffect(() => {
		const node = frame.current;
		if (!node) return;
		const observer = new ResizeObserver(() => holding(node, topOf(node), () => setWidth(roomIn(node))));
		observer.observe(node);
		setWidth(roomIn(node));
		const stop = watchPinch(node, (ratio, x, y) => {
			latest.current = Math.min(largest, Math.max(smallest, latest.current * ratio));
			holding(node, [x, y], () => setFactor(latest.current));
		});
		return () => {
			observer.disconnect();
			stop();
		};
	}, []);
	const to = (wanted: number) => () => {
		latest.current = wanted;
		if (frame.current) holding(frame.current, middleOf(frame.current), () => setFactor(wanted));
	};
	const step = (wanted: number | undefined) => (wanted === undefined ? undefined : to(wanted));
	// A pinch ends between two steps.
	const bigger = step(steps.find((one) => one > factor + 0.01));
	const smaller = step(steps.findLast((one) => one < factor - 0.01));
	return { frame, width, factor, bigger, smaller, toWidth: to(1) };
}

type Point = readonly [x: number, y: number];

/** Without what the pages keep free at their sides, and without a scroll bar. */
function roomIn(frame: HTMLElement): number {
	const { paddingLeft, paddingRight } = getComputedStyle(frame);
	const beside = (Number.parseFloat(paddingLeft) || 0) + (Number.parseFloat(paddingRight) || 0);
	return Math.max(0, frame.clientWidth - beside);
}

function topOf(frame: HTMLElement): Point {
	const { left, top, width } = frame.getBoundingClientRect();
	return [left + width / 2, top];
}

function middleOf(frame: HTMLElement): Point {
	const { left, top, width, height } = frame.getBoundingClientRect();
	return [left + width / 2, top + height / 2];
}

/** Changes the size, and scrolls so that what is at this point of the window stays there. */
function holding(frame: HTMLElement, [x, y]: Point, change: () => void): void {
	const pages = [...frame.querySelectorAll("[data-page]")];
	const page = pages.findLast((one) => one.getBoundingClientRect().top <= y) ?? pages[0];
	const before = page?.getBoundingClientRect();
	flushSync(change);
	const after = page?.getBoundingClientRect();
	if (!before || !after) return;
	const left = after.left + ((x - before.left) / before.width) * after.width - x;
	const top = after.top + ((y - before.top) / before.height) * after.height - y;
	frame.scrollBy({ left, top, behavior: "instant" });
}
