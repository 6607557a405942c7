import { useEffect, useState } from "react";

/**
 * Whether a form is open: somebody pressed its button, or a draft of it is kept (`begun`), which is shown and not hidden
 * behind a button. One that a draft opened closes with that draft, which another tab may have sent; unless it was written in
 * here (`written`): a writer who deletes the last word goes on writing. `byHand`: it takes the focus.
 */
export function useOpening(begun: boolean) {
	const [opened, setOpened] = useState<"by hand" | "by a draft" | "written in" | null>(null);
	useEffect(() => {
		if (begun) setOpened((before) => before ?? "by a draft");
		else setOpened((before) => (before === "by a draft" ? null : before));
	}, [begun]);
	return {
		opened: opened !== null,
		byHand: opened === "by hand",
		open: () => setOpened("by hand"),
		written: () => setOpened((before) => (before === "by a draft" ? "written in" : before)),
		close: () => setOpened(null),
	};
}
