import { IconBrandWhatsapp, IconMenu2, IconPhone, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "#app/words.ts";
import { centre, phoneLink, whatsappLink } from "#centre.ts";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { focusPage } from "#ui/layout/focus-page.ts";
import { useBackCloses } from "#ui/layout/use-back-closes.ts";
import { DashboardLink } from "./DashboardLink.tsx";
import { LanguageToggle } from "./LanguageToggle.tsx";
import classes from "./Menu.module.css";
import { type Entry, navigation } from "./navigation.ts";

// By hand: a public page waits for no Mantine.
// The main menu where there is no room for it in one line, in the portal everywhere: a drawer under the header. It is the
// browser's own <details>, so it opens before the script is there, and without one.
export function Menu({ portal }: { portal: boolean }) {
	const t = useWords();
	const { session } = useAuth();
	const details = useRef<HTMLDetailsElement>(null);
	const [open, setOpen] = useState(false);
	// The browser may have opened it before this script ran.
	useEffect(() => setOpen(details.current?.open ?? false), []);
	useModal(details, open, portal);
	useBackCloses(open, () => shut(details));
	const leave = () => {
		shut(details);
		focusPage();
	};
	return (
		<details
			ref={details}
			className={classes.menu}
			data-place={portal ? "portal" : "site"}
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary className={classes.button} aria-label={t("menu.open")}>
				<IconMenu2 className={classes.opens} size={24} stroke={2} aria-hidden />
				<IconX className={classes.closes} size={24} stroke={2} aria-hidden />
			</summary>
			<div className={classes.drawer}>
				<nav aria-label={t("menu.label")}>
					<ul>
						{navigation.map((entry) => (
							<DrawerEntry key={entry.to} entry={entry} leave={leave} />
						))}
					</ul>
				</nav>
				<div className={classes.own}>
					<DashboardLink onClick={leave} />
					{session && !portal ? <LanguageToggle /> : null}
				</div>
				<div className={classes.contact}>
					<a href={whatsappLink(t("whatsapp.greeting"))}>
						<IconBrandWhatsapp size={20} stroke={2} aria-hidden />
						{t("footer.whatsapp")}
					</a>
					<a href={phoneLink}>
						<IconPhone size={20} stroke={2} aria-hidden />
						{centre.phone}
					</a>
				</div>
			</div>
		</details>
	);
}

function DrawerEntry({ entry: { to, label, parts, marked }, leave }: { entry: Entry; leave: () => void }) {
	const t = useWords();
	return (
		<li>
			<Link
				to={to}
				className={`${classes.entry} ${marked ? classes.tag : ""}`}
				activeOptions={{ exact: true }}
				onClick={leave}
			>
				{t(label)}
			</Link>
			{parts ? (
				<ul>
					{parts.map((part) => (
						<li key={part.label}>
							<Link
								to={part.to ?? to}
								{...(part.hash ? { hash: part.hash } : {})}
								className={classes.part}
								activeOptions={{ exact: true, includeHash: true }}
								onClick={leave}
							>
								{t(part.label)}
							</Link>
						</li>
					))}
				</ul>
			) : null}
		</li>
	);
}

type Drawer = RefObject<HTMLDetailsElement | null>;

/** Everything except the header: made `inert` while the drawer is open. */
function setAsleep(drawer: Drawer, asleep: boolean) {
	const header = drawer.current?.closest("header");
	for (const part of header?.parentElement?.children ?? []) {
		if (part !== header && part instanceof HTMLElement) part.inert = asleep;
	}
}

// Not left to the effect: the page must accept the focus before it is given to it.
function shut(drawer: Drawer) {
	if (drawer.current) drawer.current.open = false;
	setAsleep(drawer, false);
}

/**
 * While it is open nothing but the header can be reached, and Escape shuts it.
 * @param always it is not shut where the page becomes wide enough for the menu in one line
 */
function useModal(drawer: Drawer, open: boolean, always: boolean) {
	useEffect(() => {
		if (!open) return;
		// Where MainNav.module.css shows the menu in one line.
		const enoughSpace = matchMedia("(min-width: 75em)");
		const widened = () => enoughSpace.matches && !always && shut(drawer);
		const pressed = ({ key }: KeyboardEvent) => {
			if (key !== "Escape") return;
			shut(drawer);
			drawer.current?.querySelector("summary")?.focus();
		};
		setAsleep(drawer, true);
		widened();
		enoughSpace.addEventListener("change", widened);
		document.addEventListener("keydown", pressed);
		return () => {
			setAsleep(drawer, false);
			enoughSpace.removeEventListener("change", widened);
			document.removeEventListener("keydown", pressed);
		};
	}, [drawer, open, always]);
}
