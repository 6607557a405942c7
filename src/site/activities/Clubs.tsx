import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import classes from "./Clubs.module.css";
import { useWords } from "./words.ts";

// Which of the six are part of what a parent already pays for.
export function Clubs() {
	const t = useWords();
	return (
		<div className={classes.clubs}>
			<div>
				<h3>{t("clubs.title")}</h3>
				<p>{t("clubs.text")}</p>
			</div>
			<Link to="/after-school-learning" className={classes.more}>
				{t("clubs.link")}
				<IconArrowRight size={18} aria-hidden />
			</Link>
		</div>
	);
}
