import { Link } from "@tanstack/react-router";
import { useWords } from "#app/words.ts";
import classes from "./MainNav.module.css";
import { MenuGroup } from "./MenuGroup.tsx";
import { navigation } from "./navigation.ts";

// The main menu where there is room for it in one line.
export function MainNav() {
	const t = useWords();
	return (
		<nav className={classes.nav} aria-label={t("menu.label")}>
			<ul>
				{navigation.map((entry) =>
					entry.parts ? (
						<MenuGroup key={entry.to} entry={entry} parts={entry.parts} />
					) : (
						<li key={entry.to}>
							<Link
								to={entry.to}
								className={`${classes.entry} ${entry.marked ? classes.tag : ""}`}
								activeOptions={{ exact: true }}
							>
								{t(entry.label)}
							</Link>
						</li>
					),
				)}
			</ul>
		</nav>
	);
}
