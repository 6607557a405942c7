import { type KeyboardEvent, type ReactNode, Suspense, useId, useLayoutEffect, useRef } from "react";
import classes from "./PillTabs.module.css";

export type PillTab = { value: string; label: string; short?: string; panel: () => ReactNode };

type PillTabsProps = {
	label: string;
	tabs: PillTab[];
	value: string;
	onChange: (value: string) => void;
	below?: ReactNode;
};

// Real tabs in an equal grid. On a small phone a tab may shorten its word; its name for screen readers stays whole.
// Only the chosen panel is drawn, so a list of two hundred answers costs nothing while another tab is open.
export function PillTabs({ label, tabs, value, onChange, below }: PillTabsProps) {
	const id = useId();
	const list = useRef<HTMLDivElement>(null);
	const chosen = tabs.find((tab) => tab.value === value) ?? tabs[0];
	const panel = useRef<HTMLDivElement>(null);
	const before = useRef(value);
	// The button that changed the tab was inside the old panel and is gone: the focus moves to the selected tab, for
	// screen readers and keyboards.
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
	const move = (event: KeyboardEvent) => {
		const target = neighbour(event.key, tabs, value);
		if (!target) return;
		event.preventDefault();
		onChange(target);
		list.current?.querySelector<HTMLElement>(`[data-value="${target}"]`)?.focus();
	};
	return (
		<div>
			<div className={classes.list} role="tablist" aria-label={label} ref={list} onKeyDown={move} tabIndex={-1}>
				{tabs.map((tab) => (
					<Tab
						key={tab.value}
						id={id}
						tab={tab}
						chosen={tab === chosen}
						many={tabs.length > 3}
						onChoose={() => onChange(tab.value)}
					/>
				))}
			</div>
			{below ? <div className={classes.below}>{below}</div> : null}
			<div
				className={classes.panel}
				role="tabpanel"
				id={`${id}-panel`}
				aria-labelledby={`${id}-${chosen?.value}`}
				tabIndex={-1}
				ref={panel}
			>
				{/* A panel's code may come with its first opening; the tabs stay. */}
				<Suspense>{chosen?.panel()}</Suspense>
			</div>
		</div>
	);
}

type TabProps = { id: string; tab: PillTab; chosen: boolean; many: boolean; onChoose: () => void };

function Tab({ id, tab, chosen, many, onChoose }: TabProps) {
	return (
		<button
			type="button"
			role="tab"
			id={`${id}-${tab.value}`}
			data-value={tab.value}
			aria-selected={chosen}
			aria-controls={`${id}-panel`}
			aria-label={tab.label}
			tabIndex={chosen ? 0 : -1}
			className={`${classes.tab} ${many ? classes.many : ""} ${tab.short ? classes.hasShort : ""}`}
			onClick={onChoose}
		>
			<span className={classes.full}>{tab.label}</span>
			{tab.short ? <span className={classes.short}>{tab.short}</span> : null}
		</button>
	);
}

function neighbour(key: string, tabs: PillTab[], value: string): string | undefined {
	const at = tabs.findIndex((tab) => tab.value === value);
	const last = tabs.length - 1;
	if (key === "ArrowRight") return tabs[at === last ? 0 : at + 1]?.value;
	if (key === "ArrowLeft") return tabs[at <= 0 ? last : at - 1]?.value;
	if (key === "Home") return tabs[0]?.value;
	if (key === "End") return tabs[last]?.value;
	return undefined;
}
