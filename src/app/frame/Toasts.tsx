import { IconAlertCircle, IconCircleCheck, IconDeviceMobileCheck } from "@tabler/icons-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Toaster } from "sonner";
import { placeIsHere } from "#ui/feedback/toast-place.ts";
import "./Toasts.css";
import { useWords } from "#app/words.ts";

/** Where the package itself lays them out for a phone. */
const narrow = globalThis.matchMedia?.("(max-width: 600px)");
/** A phone turned to its side, as everywhere in the styles. */
const low = globalThis.matchMedia?.("(max-height: 30em)");
/** The slim header of a dashboard has nothing in its middle, and room for a notice between the logo and the chip. */
const wide = globalThis.matchMedia?.("(min-width: 62em)");

function watchWindow(tell: () => void): () => void {
	const sizes = [narrow, low, wide];
	for (const size of sizes) size?.addEventListener("change", tell);
	return () => {
		for (const size of sizes) size?.removeEventListener("change", tell);
	};
}

const under = "calc(env(safe-area-inset-top) + var(--lead-header) + 3px)";
const inHeader = "calc(env(safe-area-inset-top) + 6px)";
const places = {
	phone: { position: "top-center" },
	title: { position: "top-right", offset: { top: under, right: "var(--lead-beside)" } },
	header: { position: "top-left", offset: { top: inHeader, left: "var(--lead-after-logo)" } },
	// Left of the button back to the top (ScrollToTop.module.css).
	site: { position: "bottom-right", offset: { bottom: "calc(var(--lead-prompt, 0px) + 24px)", right: 80 } },
} as const;

function placeIn(portal: boolean): keyof typeof places {
	if (narrow?.matches) return "phone";
	if (low?.matches) return "title";
	if (!portal) return "site";
	return wide?.matches ? "header" : "title";
}

// Where notices come up, over nothing that can be pressed: on a phone under the header, where the title of a page stands;
// beside the title when it is turned, and on a tablet; on a desktop in the header of a dashboard, and at the lower right
// of the public site: Home has its buttons on the left.
export function Toasts({ portal }: { portal: boolean }) {
	const t = useWords();
	const place = useSyncExternalStore(watchWindow, () => placeIn(portal));
	const region = useRef<HTMLDivElement>(null);
	useEffect(placeIsHere, []);
	useEffect(() => (region.current ? leaveSpaceFor(region.current) : undefined), []);
	return (
		<div ref={region} data-notices={place}>
			<Toaster
				{...places[place]}
				visibleToasts={place === "site" ? 3 : 1}
				duration={4500}
				customAriaLabel={t("toast.region")}
				mobileOffset={{ top: under, left: 8, right: 8 }}
				icons={{
					success: <IconCircleCheck size={22} aria-hidden />,
					info: <IconDeviceMobileCheck size={22} aria-hidden />,
					error: <IconAlertCircle size={22} aria-hidden />,
				}}
				toastOptions={{ closeButton: true, closeButtonAriaLabel: t("toast.close") }}
			/>
		</div>
	);
}

/**
 * Stores the height of the front toast in a CSS variable, so that nothing lies under it: on a phone a page begins below one
 * that is higher than its title, on the public site on a desktop its end can be scrolled out from under it.
 * When the last toast goes, the part of that space that is in sight stays until it is scrolled away: without it the page
 * would jump, and a button that is being pressed would not be hit.
 */
function leaveSpaceFor(region: HTMLElement): () => void {
	const page = document.documentElement;
	let inSight = 0; // pixels
	const keepInSight = () => {
		const main = document.querySelector("main");
		if (!main || (inSight === 0 && !region.querySelector("[data-sonner-toast]"))) return;
		const space = Number.parseFloat(getComputedStyle(main).paddingBottom);
		inSight = Math.min(space, Math.max(0, scrollY + innerHeight - (page.scrollHeight - space)));
		page.style.setProperty("--lead-room", `${inSight}px`);
	};
	const measure = () => {
		keepInSight();
		const list = region.querySelector<HTMLElement>("[data-sonner-toaster]");
		page.style.setProperty("--lead-notice", list?.style.getPropertyValue("--front-toast-height") || "0px");
		const chip = document.querySelector("header button");
		if (!list || !chip) return;
		const room = chip.getBoundingClientRect().left - list.getBoundingClientRect().left;
		page.style.setProperty("--lead-before-chip", `${room - 12}px`);
	};
	const observer = new MutationObserver(measure);
	observer.observe(region, { childList: true, subtree: true, attributeFilter: ["style"] });
	addEventListener("scroll", keepInSight, { passive: true });
	return () => {
		observer.disconnect();
		removeEventListener("scroll", keepInSight);
	};
}
