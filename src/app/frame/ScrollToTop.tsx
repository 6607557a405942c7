import { IconArrowUp } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useWords } from "#app/words.ts";
import { focusPage } from "#ui/layout/focus-page.ts";
import classes from "./ScrollToTop.module.css";

const appearsAfter = 400;
const hidesBefore = 240;

// Near the bottom it would cover the footer, and the way up is no longer the question.
const isWanted = () => {
	const left = document.documentElement.scrollHeight - innerHeight - scrollY;
	return scrollY > appearsAfter && left > hidesBefore;
};

export function ScrollToTop() {
	const t = useWords();
	const [wanted, setWanted] = useState(false);
	useEffect(() => {
		const look = () => setWanted(isWanted());
		look();
		addEventListener("scroll", look, { passive: true });
		addEventListener("resize", look);
		return () => {
			removeEventListener("scroll", look);
			removeEventListener("resize", look);
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
