import { IconBrandWhatsapp, IconCalendarPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useWords } from "#app/words.ts";
import { whatsappLink } from "#centre.ts";
import classes from "./ContactBar.module.css";

/** At this distance from the form or the footer, in pixels, the bar is already in the way. */
const reach = 120;

/** The page it leads to, by each of its addresses. */
const booking = /\/(join-us|contact)$/;

// After the first screen of a page; not over the foot of the page nor a form, which ask for the same, nor over what was
// sent with one (StateNote, AfterSending).
function isWanted(): boolean {
	if (scrollY < innerHeight * 0.8 || booking.test(location.pathname)) return false;
	const inSight = (part: Element) => {
		const { top, bottom } = part.getBoundingClientRect();
		return top < innerHeight + reach && bottom > -reach;
	};
	return ![...document.querySelectorAll("main :is(form, [data-state]), footer")].some(inSight);
}

// On a phone: the two next steps, always under the thumb.
export function ContactBar() {
	const t = useWords();
	const [wanted, setWanted] = useState(false);
	useEffect(() => {
		const look = () => setWanted(isWanted());
		look();
		// Opening a form or an answer makes the page longer without a scroll event.
		const length = new ResizeObserver(look);
		length.observe(document.body);
		addEventListener("scroll", look, { passive: true });
		addEventListener("resize", look);
		return () => {
			length.disconnect();
			removeEventListener("scroll", look);
			removeEventListener("resize", look);
		};
	}, []);
	if (!wanted) return null;
	return (
		<aside className={classes.bar} aria-label={t("bar.label")}>
			<Link to="/join-us" className={`${classes.step} ${classes.book}`}>
				<IconCalendarPlus size={20} stroke={2} aria-hidden />
				{t("bar.book")}
			</Link>
			<a href={whatsappLink(t("whatsapp.greeting"))} className={classes.step}>
				<IconBrandWhatsapp size={20} stroke={2} aria-hidden />
				{t("footer.whatsapp")}
			</a>
		</aside>
	);
}
