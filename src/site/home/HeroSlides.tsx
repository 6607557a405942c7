import { ClientOnly } from "@tanstack/react-router";
import { SiteScene } from "#site/scenes.tsx";
import { Carousel } from "#ui/blocks/Carousel.tsx";
import classes from "./HeroSlides.module.css";
import { type HeroSlide, useSlides } from "./slides.ts";
import { useWords } from "./words.ts";

// Eight pictures of what LEAD does. The first is in the page before any script. The others are fetched when the
// carousel runs, or by the browser where there is no script.
export function HeroSlides() {
	const t = useWords();
	const slides = useSlides().map((slide, at) => ({
		key: slide.scene,
		content: <SlideContent {...slide} first={at === 0} />,
	}));
	return (
		<div className={classes.slides}>
			<Carousel label={t("slides.label")} slides={slides} delay={6500} controls={classes.controls ?? ""} />
		</div>
	);
}

function SlideContent({ scene, title, text, first }: HeroSlide & { first: boolean }) {
	const picture = <SiteScene of={scene} first={first} className={classes.scene ?? ""} />;
	return (
		<>
			<div className={classes.picture}>
				{first ? picture : <ClientOnly fallback={<noscript>{picture}</noscript>}>{picture}</ClientOnly>}
			</div>
			<p className={classes.title}>{title}</p>
			<p className={classes.text}>{text}</p>
		</>
	);
}
