import useEmblaCarousel from "embla-carousel-react";
import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { useWords } from "#ui/words.ts";
import classes from "./Carousel.module.css";
import { CarouselControls } from "./CarouselControls.tsx";
import { autoplay, useRotation, useShown } from "./use-rotation.ts";

type Slide = { key: string; content: ReactNode };

type CarouselProps = {
	label: string;
	slides: Slide[];
	/** Milliseconds a slide stays before the next one comes by itself. */
	delay: number;
	/** A class for the row of its buttons, which else stands under the slides. */
	controls?: string;
};

// Slides that follow each other in a circle, as the ARIA Authoring Practices want a carousel: it stops for the focus, a
// finger, a key or its button, and only the slide on show can be read. Without script it is a strip to push aside.
export function Carousel({ label, slides, delay, controls = "" }: CarouselProps) {
	const t = useWords();
	const [viewport, carousel] = useEmblaCarousel(embla, [autoplay(delay)]);
	const shown = useShown(carousel);
	const { wanted, moving, choose, hold, release } = useRotation(carousel, delay);
	const turn = (way: "back" | "on") => {
		choose(false);
		if (way === "back") carousel?.scrollPrev();
		else carousel?.scrollNext();
	};
	const onKeyDown = ({ key }: KeyboardEvent) => {
		if (key === "ArrowLeft") turn("back");
		if (key === "ArrowRight") turn("on");
	};
	const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
		if (!currentTarget.contains(relatedTarget)) release();
	};
	return (
		<section
			className={classes.carousel}
			data-moves-after={delay}
			aria-roledescription={t("carousel.kind")}
			aria-label={label}
			onKeyDown={onKeyDown}
			onFocus={hold}
			onBlur={onBlur}
		>
			<div className={classes.viewport} ref={viewport}>
				<div className={classes.strip} aria-live={moving ? "off" : "polite"}>
					{slides.map(({ key, content }, at) => (
						// biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
						<div
							key={key}
							role="group"
							aria-roledescription={t("carousel.slide")}
							aria-label={t("carousel.place", { at: at + 1, of: slides.length })}
							inert={carousel !== undefined && at !== shown}
							className={classes.slide}
						>
							{content}
						</div>
					))}
				</div>
			</div>
			<div className={`${classes.controls} ${controls}`}>
				<CarouselControls slides={slides} shown={shown} playing={wanted} onTurn={turn} onPlay={() => choose(!wanted)} />
			</div>
		</section>
	);
}

const embla = {
	loop: true,
	duration: 20,
	breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
};
