import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import classes from "./Paper.module.css";
import { PaperCard } from "./PaperCard.tsx";
import { PaperList } from "./PaperList.tsx";
import type { OpenCourse } from "./queries.ts";

type PaperProps = { what: "list" | "card"; room: OpenCourse };

// What comes out of the printer in place of the screen: the class list, or the card to hand out. It lies beside the app
// in the page, and only while something is printed, by our buttons or by the browser's own Print.
export function Paper({ what, room }: PaperProps) {
	if (!usePrinting()) return null;
	return createPortal(
		<div className={classes.paper}>
			{what === "card" && room.course.join_code ? <PaperCard course={room.course} /> : <PaperList room={room} />}
		</div>,
		document.body,
	);
}

function usePrinting(): boolean {
	const [printing, setPrinting] = useState(false);
	useEffect(() => {
		// At once: the browser takes its picture as soon as this returns.
		const begin = () => flushSync(() => setPrinting(true));
		const end = () => setPrinting(false);
		window.addEventListener("beforeprint", begin);
		window.addEventListener("afterprint", end);
		return () => {
			window.removeEventListener("beforeprint", begin);
			window.removeEventListener("afterprint", end);
		};
	}, []);
	return printing;
}
