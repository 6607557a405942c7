import { IconAlertCircle, IconCircleCheck, IconDeviceMobileCheck } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Toaster } from "sonner";
import { placeIsHere } from "#ui/feedback/toast-place.ts";
import "./Toasts.css";
import { useWords } from "#app/words.ts";

// Where notices come up.
export function Toasts() {
	const t = useWords();
	const region = useRef<HTMLDivElement>(null);
	useEffect(placeIsHere, []);
	useEffect(() => (region.current ? leaveSpaceFor(region.current) : undefined), []);
	return (
		<div ref={region}>
			<Toaster
				position="bottom-center"
				visibleToasts={3}
				duration={4500}
				containerAriaLabel={t("toast.region")}
				offset={{ bottom: "calc(var(--lead-prompt, 0px) + 24px)" }}
				mobileOffset={{ bottom: "calc(var(--lead-bar, 0px) + var(--lead-prompt, 0px) + 16px)", left: 16, right: 16 }}
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
 * Stores the height of the front toast in a CSS variable, so that the end of the page can be scrolled out from under it.
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
