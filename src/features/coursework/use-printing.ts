// Printing one part of what stands on the screen. Whoever prints without choosing gets what he sees.
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

export type Part = "everything" | "task" | "grades";

export function usePrinting() {
	const [part, setPart] = useState<Part>("everything");
	useEffect(() => {
		const printed = () => setPart("everything");
		window.addEventListener("afterprint", printed);
		return () => window.removeEventListener("afterprint", printed);
	}, []);
	return {
		part,
		print: (wanted: Part) => {
			flushSync(() => setPart(wanted));
			window.print();
		},
	};
}
