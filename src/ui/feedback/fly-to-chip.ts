// A piece of paper that flies from its place on the page to the sync chip: what was written here has been sent.
import classes from "./fly-to-chip.module.css";

const duration = 700; // milliseconds
const most = 90; // characters that are legible on the paper

/** Does nothing for who wants no motion, and where the place or the chip is out of sight. */
export function flyToChip(place: HTMLElement, words: string): void {
	const chip = document.querySelector("button[data-look]");
	if (!chip || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	const [from, to] = [place.getBoundingClientRect(), chip.getBoundingClientRect()];
	if (from.bottom < 0 || from.top > innerHeight) return;
	const paper = document.createElement("div");
	paper.className = classes.paper ?? "";
	paper.ariaHidden = "true";
	paper.dataset.flying = "";
	paper.textContent = words.slice(0, most);
	paper.style.left = `${from.left}px`;
	paper.style.top = `${from.top}px`;
	document.body.append(paper);
	const across = to.left + to.width / 2 - from.left - paper.offsetWidth / 2;
	const up = to.top + to.height / 2 - from.top - paper.offsetHeight / 2;
	const flight = paper.animate(
		[
			{ transform: "none", opacity: 1 },
			{ transform: `translate(${across * 0.8}px, ${up * 0.6}px) rotate(-7deg)`, opacity: 1, offset: 0.6 },
			{ transform: `translate(${across}px, ${up}px) rotate(-10deg) scale(0.2)`, opacity: 0 },
		],
		{ duration, easing: "ease-in-out" },
	);
	flight.onfinish = flight.oncancel = () => paper.remove();
}
