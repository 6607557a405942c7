import { IconAlertCircle, IconCircleCheck, IconDeviceMobileCheck } from "@tabler/icons-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Toaster } from "sonner";
import { placeIsHere } from "#ui/feedback/toast-place.ts";
import "./Toasts.css";
import { useWords } from "#app/words.ts";

/** Where the package itself lays them out for a phone. */
const narrow = globalThis.matchMedia?.("(max-width: 600px)");

function watchWidth(tell: () => void): () => void {
	narrow?.addEventListener("change", tell);
	return () => narrow?.removeEventListener("change", tell);
}

// Where notices come up, over nothing that can be pressed: on a phone under the header, where the title of a page stands;
// on a desk at the lower left.
export function Toasts() {
	const t = useWords();
	const phone = useSyncExternalStore(watchWidth, () => narrow?.matches ?? false);
	const region = useRef<HTMLDivElement>(null);
	useEffect(placeIsHere, []);
	useEffect(() => (region.current ? leaveSpaceFor(region.current) : undefined), []);
	return (
		<div ref={region}>
			<Toaster
				position={phone ? "top-center" : "bottom-left"}
				visibleToasts={phone ? 1 : 3}
				duration={4500}
				customAriaLabel={t("toast.region")}
				offset={{ bottom: "calc(var(--lead-prompt, 0px) + 24px)", left: 24 }}
				mobileOffset={{ top: "calc(env(safe-area-inset-top) + var(--lead-header) + 4px)", left: 8, right: 8 }}
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
 * that is higher than its title, on a desk its end can be scrolled out from under it.
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
	};
	const observer = new MutationObserver(measure);
	observer.observe(region, { childList: true, subtree: true, attributeFilter: ["style"] });
	addEventListener("scroll", keepInSight, { passive: true });
	return () => {
		observer.disconnect();
		removeEventListener("scroll", keepInSight);
	};
}
