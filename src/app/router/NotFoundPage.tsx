import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useWords } from "#app/words.ts";
import { BrokenPencil } from "./BrokenPencil.tsx";
import classes from "./Notice.module.css";

export function NotFoundPage() {
	const t = useWords();
	// Once, when it is drawn: on the way out the address is already that of the next page.
	useEffect(() => console.error("404: no page at this path:", location.pathname), []);
	return (
		<div className={`wrap ${classes.notice}`}>
			<BrokenPencil />
			<h1>{t("lost.title")}</h1>
			<p>{t("lost.text")}</p>
			<Link to="/" className={classes.action}>
				{t("lost.home")}
			</Link>
		</div>
	);
}
