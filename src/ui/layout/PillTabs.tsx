import { Tabs } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, Suspense, useId, useLayoutEffect, useRef } from "react";
import classes from "./PillTabs.module.css";

type PillTab = {
	value: string;
	label: string;
	short?: string;
	/** How much in it is new, as a number where there is little room. */
	badge?: { count: number; text: string } | null;
	panel: () => ReactNode;
};

type PillTabsProps = {
	label: string;
	tabs: PillTab[];
	value: string;
	onChange: (value: string) => void;
	below?: ReactNode;
};

// Tabs in an equal grid. On a small phone a tab may shorten its word; its name for screen readers stays whole. Only the
// chosen panel is drawn, so a list of two hundred answers costs nothing while another tab is open.
export function PillTabs({ label, tabs, value, onChange, below }: PillTabsProps) {
	const chosen = tabs.find((tab) => tab.value === value) ?? tabs[0];
	const { list, panel } = useFocusKept(value);
	const id = useId();
	if (!chosen) return null;
	// Of Mantine's keys these two move the focus alone.
	const ends: Record<string, PillTab | undefined> = { Home: tabs[0], End: tabs.at(-1) };
	const toEnd = ({ key }: KeyboardEvent) => {
		const end = ends[key];
		if (end) onChange(end.value);
	};
	return (
		<Tabs unstyled classNames={classes} value={chosen.value} onChange={(next) => next && onChange(next)}>
			<Tabs.List aria-label={label} ref={list} tabIndex={-1} mod={{ many: tabs.length > 3 }}>
				{tabs.map((tab) => (
					<Tabs.Tab
						key={tab.value}
						value={tab.value}
						aria-label={tab.label}
						aria-describedby={tab.badge ? `${id}${tab.value}` : undefined}
						mod={{ "has-short": tab.short }}
						onKeyDown={toEnd}
					>
						<span className={classes.full}>{tab.label}</span>
						{tab.short ? <span className={classes.short}>{tab.short}</span> : null}
						{tab.badge ? (
							<span className={classes.badge} data-count={tab.badge.count} id={`${id}${tab.value}`}>
								{tab.badge.text}
							</span>
						) : null}
					</Tabs.Tab>
				))}
			</Tabs.List>
			{below ? <div className={classes.below}>{below}</div> : null}
			<Tabs.Panel value={chosen.value} tabIndex={-1} ref={panel}>
				{/* A panel's code may come with its first opening; the tabs stay. */}
				<Suspense>{chosen.panel()}</Suspense>
			</Tabs.Panel>
		</Tabs>
	);
}

/**
 * The button that changed the tab was inside the old panel and is gone: the focus moves to the selected tab, for screen
 * readers and keyboards.
 */
function useFocusKept(value: string) {
	const list = useRef<HTMLDivElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	const before = useRef(value);
	useLayoutEffect(() => {
		if (before.current === value) return;
		before.current = value;
		const at = document.activeElement;
		// While the code of a panel is being fetched, React keeps the old panel hidden in its place, with the focus still
		// in it.
		const hidden = at instanceof HTMLElement && panel.current?.contains(at) && at.offsetParent === null;
		if (at !== document.body && !hidden) return;
		list.current?.querySelector<HTMLElement>("[aria-selected=true]")?.focus({ preventScroll: true });
	}, [value]);
	return { list, panel };
}
