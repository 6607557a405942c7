import Autoplay from "embla-carousel-autoplay";
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

/** Moves a carousel while it is told to play and its tab is seen. What stops it is decided by `useRotation`. */
export const autoplay = (delay: number) =>
	Autoplay({ delay, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: true });

/**
 * Lets a carousel with `autoplay` move by itself until somebody interacts with it. `wanted` is what the visitor chose with the pause
 * button or by touching the carousel. While held, it stands still because the focus is inside.
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
		const play = () => carousel.plugins().autoplay.play();
		play();
		// Of a page that could be read before its app was there, the first slide has been on show since then.
		const left = delay - performance.now();
		const sooner = () => {
			carousel.scrollNext();
			play();
		};
		const overdue = left > 0 ? setTimeout(sooner, left) : undefined;
		// When its size changes, the carousel is created again, with its plugins.
		carousel.on("reInit", play);
		return () => {
			clearTimeout(overdue);
			carousel.off("reInit", play);
			carousel.plugins().autoplay.stop();
		};
	}, [carousel, moving, delay]);

	const choose = (on: boolean) => {
		setWanted(on);
		// After Play was pressed the focus is on that button, which must not count as holding it still.
		setHeld(false);
	};
	return { wanted, moving, choose, hold: () => setHeld(true), release: () => setHeld(false) };
}

const wantsCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches || savesData();
