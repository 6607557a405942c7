import { Button } from "@mantine/core";
import { IconChevronLeft } from "@tabler/icons-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import classes from "./OpenedItem.module.css";
import { whenTouched } from "./when-touched.ts";

type OpenedItemProps<Detail> = {
	/** Where the way back leads, in words. */
	back: string;
	onClose: () => void;
	/** What is opened: undefined while it is being fetched, null when it is not there. */
	detail: Detail | null | undefined;
	loading: string;
	gone: { prop: ReactNode; title: string; next: string };
	children: (detail: Detail) => ReactNode;
};

// One thing opened from a list, in its place, with the way back above it.
export function OpenedItem<Detail>({ back, onClose, detail, loading, gone, children }: OpenedItemProps<Detail>) {
	const way = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => {
		// From the top of the page, so that its heading is not cut, unless the item begins too far below.
		scrollTo({ top: 0, behavior: "instant" });
		way.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
		return stayHere();
	}, []);
	return (
		<>
			<Button
				ref={way}
				variant="subtle"
				size="compact-md"
				className={classes.back ?? ""}
				leftSection={<IconChevronLeft size={20} stroke={2.2} aria-hidden />}
				onClick={onClose}
			>
				{back}
			</Button>
			{detail === undefined ? <RuledSkeleton label={loading} /> : null}
			{detail === null ? <EmptyState {...gone} /> : null}
			{detail ? children(detail) : null}
		</>
	);
}

/**
 * Until its reader moves it, the page stays where it is: while what is opened becomes longer, the browser would hold the
 * end of the page in place, and scroll past its beginning.
 */
function stayHere(): () => void {
	const { style } = document.documentElement;
	const touched = new AbortController();
	const end = () => {
		style.overflowAnchor = "";
		touched.abort();
	};
	style.overflowAnchor = "none";
	whenTouched(end, touched.signal);
	return end;
}
