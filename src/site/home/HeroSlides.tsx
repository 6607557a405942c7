import { ClientOnly } from "@tanstack/react-router";
import { SiteScene } from "#site/scenes.tsx";
import { Carousel } from "#ui/blocks/Carousel.tsx";
import classes from "./HeroSlides.module.css";
import { type HeroSlide, useSlides } from "./slides.ts";
import { useWords } from "./words.ts";

// Eight pictures of what LEAD does. The first is on the screen before any script; the others are fetched by who runs one,
// when it is running, or by who runs none.
export function HeroSlides() {
	const t = useWords();
	const slides = useSlides().map((slide, at) => ({
		key: slide.scene,
		content: <SlideContent {...slide} first={at === 0} />,
	}));
	return <Carousel label={t("slides.label")} slides={slides} delay={6500} />;
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
