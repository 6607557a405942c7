import { IconAlertCircle, IconCircleCheck, IconDeviceMobileCheck } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Toaster, toast } from "sonner";
import "./SyncToasts.css";
import { type News, watchNews } from "#data/news.ts";
import { failureOf, successOf, whyNot } from "./kinds.ts";
import { useOldWork } from "./old-work.ts";
import { say, useWords } from "./words.ts";

const together = 3;

// Tells the writer what became of his work, once, while he is looking (PRODUCT section 7).
export function SyncToasts() {
	const t = useWords();
	useEffect(() => watchNews(tell), []);
	useOldWork();
	// What a notice offers to undo is its reader's.
	useEffect(() => () => void toast.dismiss(), []);
	const region = useRef<HTMLDivElement>(null);
	useEffect(() => (region.current ? leaveRoomFor(region.current) : undefined), []);
	return (
		<div ref={region}>
			<Toaster
				position="bottom-center"
				visibleToasts={3}
				duration={4500}
				containerAriaLabel={t("toast.region")}
				mobileOffset={{ bottom: 16, left: 16, right: 16 }}
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

/** Tells the page how high the notice in front is, so that its last line can be scrolled out from under it. */
function leaveRoomFor(region: HTMLElement): () => void {
	const page = document.documentElement;
	const measure = () => {
		const list = region.querySelector<HTMLElement>("[data-sonner-toaster]");
		page.style.setProperty("--lead-notice", list?.style.getPropertyValue("--front-toast-height") || "0px");
	};
	const observer = new MutationObserver(measure);
	observer.observe(region, { childList: true, subtree: true, attributeFilter: ["style"] });
	return () => observer.disconnect();
}

function tell({ kind, errands }: News): void {
	if (kind === "saved") {
		toast.info(say("toast.saved"));
	} else if (kind === "sent") {
		if (errands.length >= together) toast.success(say("toast.sentTogether", { count: errands.length }));
		else for (const errand of errands) toast.success(say(successOf[errand.kind]));
	} else {
		for (const errand of errands) {
			toast.error(say(failureOf[errand.kind]), {
				description: whyNot(errand, say),
				duration: Number.POSITIVE_INFINITY,
				id: errand.id,
			});
		}
	}
}
