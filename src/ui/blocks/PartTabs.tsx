import { useEffect, useState } from "react";
import classes from "./PartTabs.module.css";

type Part = { id: string; name: string; short: string };

type PartTabsProps = {
	label: string;
	parts: Part[];
	/** Chips, or the tabs of a notebook. They lead to the parts of the page; nothing is hidden, whatever is chosen. */
	look?: "chips" | "notebook";
};

// The parts of a long page, always at hand under the header. Plain links: they work before any script.
export function PartTabs({ label, parts, look = "chips" }: PartTabsProps) {
	const here = useReading(parts);
	return (
		<nav className={`${classes.tabs} ${classes[look]}`} aria-label={label}>
			<ul className="wrap">
				{parts.map(({ id, name, short }) => (
					<li key={id}>
						<a href={`#${id}`} aria-label={name} aria-current={here === id ? "location" : undefined}>
							<span className={classes.full}>{name}</span>
							<span className={classes.short}>{short}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Which part stands on the line that is read: a third down the screen. */
function useReading(parts: Part[]): string | undefined {
	const [here, setHere] = useState<string>();
	const ids = parts.map(({ id }) => id).join(" ");
	useEffect(() => {
		const watch = new IntersectionObserver(
			(seen) => {
				for (const { target, isIntersecting } of seen) {
					setHere((before) => (isIntersecting ? target.id : before === target.id ? undefined : before));
				}
			},
			{ rootMargin: "-33% 0px -66% 0px" },
		);
		for (const id of ids.split(" ")) {
			const part = document.getElementById(id);
			if (part) watch.observe(part);
		}
		return () => watch.disconnect();
	}, [ids]);
	return here;
}
