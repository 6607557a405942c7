import { IconAlertCircle, IconCircleCheck, IconDeviceMobileCheck } from "@tabler/icons-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Toaster } from "sonner";
import { placeIsHere } from "#ui/feedback/toast-place.ts";
import "./Toasts.css";
import { useWords } from "#app/words.ts";

/** The slim header of a dashboard has nothing in its middle, and room for a notice between the logo and the chip. */
const wide = globalThis.matchMedia?.("(min-width: 62em)");

function watchWindow(tell: () => void): () => void {
	wide?.addEventListener("change", tell);
	return () => wide?.removeEventListener("change", tell);
}

const under = "calc(var(--lead-under, 60px) + 3px)";
const places = {
	strip: { top: under, left: "var(--lead-before)" },
	header: { top: "calc(env(safe-area-inset-top) + 6px)", left: "calc(var(--lead-before) + 150px)" },
};

// Where notices come up, over nothing that is read or pressed: on a desktop in the header of a dashboard, else in a strip
// under the header, for which the page moves down.
export function Toasts({ portal }: { portal: boolean }) {
	const t = useWords();
	const place = useSyncExternalStore(watchWindow, () => (portal && wide?.matches ? "header" : "strip"));
	const region = useRef<HTMLDivElement>(null);
	useEffect(placeIsHere, []);
	useEffect(() => (region.current ? makeRoomFor(region.current) : undefined), []);
	return (
		<div ref={region} data-notices={place}>
			<Toaster
				position="top-left"
				offset={places[place]}
				visibleToasts={portal ? 1 : 3}
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

/** What is seen of a notice behind another one, and the space below the last, in pixels. */
const [peek, gap] = [14, 6];

/**
 * Moves the page down by what notices take of it, and up again when the last has gone: then, where it was scrolled, what
 * is read stays where it is.
 */
function makeRoomFor(region: HTMLElement): () => void {
	const page = document.documentElement.style;
	let strip = 0; // pixels
	let timer: ReturnType<typeof setTimeout> | undefined;
	const move = (to: number) => {
		if (to === strip) return;
		const top = scrollY;
		page.setProperty("--lead-strip", `${to}px`);
		if (to < strip) scrollTo({ top: Math.max(0, top - strip + to), behavior: "instant" });
		strip = to;
	};
	const header = document.querySelector("header");
	const measure = () => {
		if (!header) return;
		clearTimeout(timer);
		// What is being pressed stays under the finger.
		if (document.querySelector("main:active")) {
			timer = setTimeout(measure, 50);
			return;
		}
		const below = header.getBoundingClientRect().bottom;
		page.setProperty("--lead-under", `${below}px`);
		const list = region.querySelector<HTMLElement>("[data-sonner-toaster]");
		if (!list) return move(0);
		const { top, left } = list.getBoundingClientRect();
		const chip = header.querySelector("button")?.getBoundingClientRect();
		if (chip) page.setProperty("--lead-before-chip", `${chip.left - left - 12}px`);
		const height = Number.parseFloat(list.style.getPropertyValue("--front-toast-height"));
		// The last one is going, and still seen.
		if (!height) return;
		const behind = Math.max(0, list.querySelectorAll("[data-visible=true]").length - 1);
		move(Math.max(0, Math.ceil(top + height + behind * peek + gap - below)));
	};
	const observer = new MutationObserver(measure);
	observer.observe(region, { childList: true, subtree: true, attributeFilter: ["style"] });
	const sizes = new ResizeObserver(measure);
	if (header) sizes.observe(header);
	return () => {
		observer.disconnect();
		sizes.disconnect();
		clearTimeout(timer);
		move(0);
	};
}
