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
 * Stores the height of the front toast in a CSS variable, so that the end of the page can be scrolled out from under
 * it.
 */
function leaveSpaceFor(region: HTMLElement): () => void {
	const page = document.documentElement;
	const measure = () => {
		const list = region.querySelector<HTMLElement>("[data-sonner-toaster]");
		page.style.setProperty("--lead-notice", list?.style.getPropertyValue("--front-toast-height") || "0px");
	};
	const observer = new MutationObserver(measure);
	observer.observe(region, { childList: true, subtree: true, attributeFilter: ["style"] });
	return () => observer.disconnect();
}
