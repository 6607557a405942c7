import { IconArrowUp } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
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

const isInField = (): boolean => document.activeElement?.matches("input, textarea, select") ?? false;

const pressable = "main :is(a, button, input, select, textarea), footer a";
/** From this height on, in pixels, what can be pressed is a whole card, of which a corner may be covered. */
const card = 96;

function covers(button: HTMLElement | null): boolean {
	const up = button?.getBoundingClientRect();
	return [...document.querySelectorAll(pressable)].some((part) => {
		const { top, bottom, left, right, height } = part.getBoundingClientRect();
		return up && height < card && left < up.right && right > up.left && top < up.bottom && bottom > up.top;
	});
}

// Never over what somebody is writing, nor over a button.
export function ScrollToTop() {
	const t = useWords();
	const up = useRef<HTMLButtonElement>(null);
	const [wanted, setWanted] = useState(false);
	useEffect(() => {
		let far = false;
		let frame = 0;
		const look = () => {
			far = isFar();
			setWanted(far && !isInField() && !covers(up.current));
		};
		const end = new AbortController();
		for (const event of ["scroll", "resize", "focusin", "focusout"])
			addEventListener(event, look, { signal: end.signal });
		// A form that is sent moves the page without a scroll event, and the contact bar that comes moves the button.
		// Measured once a frame, and not near the top, where a page that is being drawn would be laid out again and again.
		const changes = new MutationObserver(() => {
			cancelAnimationFrame(frame);
			if (far) frame = requestAnimationFrame(look);
		});
		changes.observe(document.body, { childList: true, subtree: true });
		return () => {
			end.abort();
			changes.disconnect();
			cancelAnimationFrame(frame);
		};
	}, []);
	return (
		<button
			ref={up}
			type="button"
			className={classes.up}
			data-wanted={wanted}
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
