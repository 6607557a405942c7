import { Link, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { BrokenPencil } from "./BrokenPencil.tsx";
import classes from "./Notice.module.css";
import { useWords } from "./words.ts";

export function NotFoundPage() {
	const t = useWords();
	const path = useRouterState({ select: ({ location }) => location.pathname });
	useEffect(() => console.error("404: no page at this path:", path), [path]);
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
