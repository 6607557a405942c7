import type { Router } from "./router.ts";

/** The next drawing of the page leaves it where it is scrolled: the router would scroll its reader back to the top. */
export function keepPlace(router: Router): void {
	let place = scrollY;
	const note = () => {
		place = scrollY;
	};
	addEventListener("scroll", note, { passive: true });
	const rendered = router.subscribe("onRendered", () => {
		rendered();
		removeEventListener("scroll", note);
		scrollTo({ top: place, behavior: "instant" });
	});
}
