import { IconArrowUp } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useWords } from "#app/words.ts";
import { focusPage } from "#ui/layout/focus-page.ts";
import classes from "./ScrollToTop.module.css";

/** Pixels down the page from which there is a way up. */
const appearsAfter = 400;
/** Pixels before the end of the page, where it would cover the footer. */
const hidesBefore = 240;

const isFar = (): boolean => {
	const left = document.documentElement.scrollHeight - innerHeight - scrollY;
	return scrollY > appearsAfter && left > hidesBefore;
};

/** There the button stands beside the text; on anything narrower it would lie over what is being read. */
const besideText = globalThis.matchMedia?.("(min-width: 75em)");

const isInField = (): boolean => document.activeElement?.matches("input, textarea, select") ?? false;

// On a narrow screen only once the reader has turned back; never over what somebody is writing.
export function ScrollToTop() {
	const t = useWords();
	const [wanted, setWanted] = useState(false);
	useEffect(() => {
		let before = scrollY;
		let turned = false;
		const look = () => {
			if (scrollY !== before) turned = scrollY < before;
			before = scrollY;
			setWanted((turned || besideText?.matches === true) && isFar() && !isInField());
		};
		const events = ["scroll", "resize", "focusin", "focusout"];
		for (const event of events) addEventListener(event, look, { passive: true });
		return () => {
			for (const event of events) removeEventListener(event, look);
		};
	}, []);
	if (!wanted) return null;
	return (
		<button
			type="button"
			className={classes.up}
			aria-label={t("scroll.top")}
			onClick={() => {
				const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
				scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
				focusPage();
			}}
		>
			<IconArrowUp size={20} stroke={2} aria-hidden />
		</button>
	);
}
