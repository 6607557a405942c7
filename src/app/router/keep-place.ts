// The router scrolls to the top whenever it draws the page anew, also where nobody went anywhere.
import type { Router } from "./router.ts";

/** Not where somebody goes to another page meanwhile: that one begins at its top. */
function onceDrawn(router: Router, scroll: () => void): void {
	const end = router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
		end();
		if (!fromLocation || !pathChanged) scroll();
	});
}

/** The next drawing of the page leaves it where it is scrolled. */
export function keepPlace(router: Router): void {
	let place = scrollY;
	const note = () => {
		place = scrollY;
	};
	addEventListener("scroll", note, { passive: true });
	onceDrawn(router, () => {
		removeEventListener("scroll", note);
		scrollTo({ top: place, behavior: "instant" });
	});
}

/**
 * The next drawing of the page, with words of another length, leaves what is in the middle of the window there. Who reads
 * the head of the page stays at the top.
 */
export function keepReading(router: Router): void {
	const read = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
	const before = read?.getBoundingClientRect().top ?? 0;
	const place = scrollY;
	onceDrawn(router, () => {
		const top = place > 0 && read?.isConnected ? scrollY + read.getBoundingClientRect().top - before : place;
		scrollTo({ top, behavior: "instant" });
	});
}
