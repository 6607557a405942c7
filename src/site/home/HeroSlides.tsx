import { useEffect, useState } from "react";
import { SiteScene } from "#site/scenes.tsx";
import { Carousel } from "#ui/Carousel.tsx";
import classes from "./HeroSlides.module.css";
import { type HeroSlide, useSlides } from "./slides.ts";
import { useWords } from "./words.ts";

// Eight pictures of what LEAD does. The first is on the screen before any script; the page waits for no other.
export function HeroSlides() {
	const t = useWords();
	const loaded = usePageLoaded();
	const slides = useSlides().map((slide, at) => ({
		key: slide.scene,
		content: <SlideContent {...slide} first={at === 0} fetched={at === 0 || loaded} />,
	}));
	return <Carousel label={t("slides.label")} slides={slides} delay={6500} />;
}

function SlideContent({ scene, title, text, first, fetched }: HeroSlide & { first: boolean; fetched: boolean }) {
	const picture = <SiteScene of={scene} first={first} className={classes.scene ?? ""} />;
	return (
		<>
			<div className={classes.picture}>{fetched ? picture : <noscript>{picture}</noscript>}</div>
			<p className={classes.title}>{title}</p>
			<p className={classes.text}>{text}</p>
		</>
	);
}

/** Whether the browser has everything the first screen needs. */
function usePageLoaded(): boolean {
	const [loaded, setLoaded] = useState(false);
	useEffect(() => {
		const note = () => setLoaded(true);
		if (document.readyState === "complete") note();
		else addEventListener("load", note, { once: true });
		return () => removeEventListener("load", note);
	}, []);
	return loaded;
}
