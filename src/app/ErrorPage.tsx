import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { BrokenPencil } from "./BrokenPencil.tsx";
import { MissingPart, reloadOnce } from "./chunk.ts";
import classes from "./Notice.module.css";
import { useWords } from "./words.ts";

// Never a white screen. What was written stands in the phone's database, whatever happened to the page.
export function ErrorPage({ error }: ErrorComponentProps) {
	const t = useWords();
	useEffect(() => {
		console.error(error);
		if (error instanceof MissingPart) void reloadOnce();
	}, [error]);
	return (
		<div className={`wrap ${classes.notice}`} role="alert">
			<BrokenPencil />
			<h1>{t("error.title")}</h1>
			<p>{t(error instanceof MissingPart ? "error.part" : "error.text")}</p>
			<button type="button" className={classes.action} onClick={() => location.reload()}>
				{t("error.reload")}
			</button>
		</div>
	);
}
