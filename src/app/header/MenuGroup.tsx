import { IconChevronDown } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useId, useRef, useState } from "react";
import { useWords } from "#app/words.ts";
import { focusPage } from "#ui/layout/focus-page.ts";
import nav from "./MainNav.module.css";
import classes from "./MenuGroup.module.css";
import type { Entry, Part } from "./navigation.ts";
import { useDismissal } from "./use-dismissal.ts";

/**
 * "peeked" while the mouse or the focus is on it, "asked" after it was pressed: a press must not close what hovering
 * has opened.
 */
type Shown = "no" | "peeked" | "asked";

// By hand: a public page waits for no Mantine.
// An entry of the main menu with the places of its page under it. The entry itself is a link; without script its places
// show while the mouse or the focus is there (MenuGroup.module.css).
export function MenuGroup({ entry, parts }: { entry: Entry; parts: Part[] }) {
	const t = useWords();
	const group = useRef<HTMLLIElement>(null);
	const list = useId();
	const [shown, setShown] = useState<Shown>("no");
	const peek = () => setShown((before) => (before === "no" ? "peeked" : before));
	useDismissal(group, shown !== "no", () => setShown("no"));
	// The mouse or the focus may have been there before the app was.
	useEffect(() => {
		if (group.current?.matches(":hover, :has(:focus-visible)")) setShown("peeked");
	}, []);
	const leave = () => {
		setShown("no");
		focusPage();
	};
	return (
		<li
			ref={group}
			className={classes.group}
			data-shown={shown !== "no"}
			onPointerEnter={({ pointerType }) => pointerType === "mouse" && peek()}
			onPointerLeave={({ pointerType }) => pointerType === "mouse" && setShown("no")}
			onFocus={({ target }) => target.matches(":focus-visible") && peek()}
		>
			<Link
				to={entry.to}
				className={`${nav.entry} ${classes.name}`}
				activeOptions={{ exact: true }}
				onClick={() => setShown("no")}
			>
				{t(entry.label)}
			</Link>
			<button
				type="button"
				className={classes.button}
				aria-label={t("menu.parts", { page: t(entry.label) })}
				aria-expanded={shown !== "no"}
				aria-controls={list}
				onClick={() => setShown(shown === "asked" ? "no" : "asked")}
			>
				<IconChevronDown size={18} stroke={2} aria-hidden />
			</button>
			<ul id={list} className={classes.list} data-opened>
				{parts.map(({ to = entry.to, hash, label }) => (
					<li key={label}>
						<Link
							to={to}
							{...(hash ? { hash } : {})}
							className={classes.part}
							activeOptions={{ exact: true, includeHash: true }}
							onClick={leave}
						>
							{t(label)}
						</Link>
					</li>
				))}
			</ul>
		</li>
	);
}
