import type { UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useState } from "react";
import { savesData } from "#ui/loading/save-data.ts";

type Carousel = UseEmblaCarouselType[1];

/** Which slide is shown: 0 before the carousel is alive. */
export function useShown(carousel: Carousel): number {
	const [shown, setShown] = useState(0);
	useEffect(() => {
		if (!carousel) return;
		const note = () => setShown(carousel.selectedScrollSnap());
		carousel.on("select", note);
		return () => {
			carousel.off("select", note);
		};
	}, [carousel]);
	return shown;
}

/**
 * Lets a carousel move by itself, until somebody takes it in hand. `wanted` is what the person chose with the pause
 * button or by taking it in hand; held, it stands still for as long as the focus is inside.
 */
export function useRotation(carousel: Carousel, delay: number) {
	const [wanted, setWanted] = useState(true);
	const [held, setHeld] = useState(false);
	const moving = wanted && !held;

	useEffect(() => {
		if (wantsCalm()) setWanted(false);
	}, []);

	useEffect(() => {
		if (!carousel) return;
		const stop = () => setWanted(false);
		carousel.on("pointerDown", stop);
		return () => {
			carousel.off("pointerDown", stop);
		};
	}, [carousel]);

	useEffect(() => {
		if (!carousel || !moving) return;
		const timer = setInterval(() => {
			if (!document.hidden) carousel.scrollNext();
		}, delay);
		return () => clearInterval(timer);
	}, [carousel, moving, delay]);

	const choose = (on: boolean) => {
		setWanted(on);
		// Whoever presses Play has the focus on the button and still means it.
		setHeld(false);
	};
	return { wanted, moving, choose, hold: () => setHeld(true), release: () => setHeld(false) };
}

const wantsCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches || savesData();
