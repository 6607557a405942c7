import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { CannotOpen } from "#data/cannot-open.ts";
import { BrokenPencil } from "./BrokenPencil.tsx";
import { isMissingPart, reloadOnce } from "./chunk.ts";
import { laterThemed } from "./later.tsx";
import classes from "./Notice.module.css";
import { useWords } from "./words.ts";

const RescuePage = laterThemed(
	() => import("./RescuePage.tsx").then((file) => file.RescuePage),
	() => <Tripped text="error.part" />,
);

// Never a white screen. What was written stands in the phone's database, whatever happened to the page.
export function ErrorPage({ error }: ErrorComponentProps) {
	useEffect(() => {
		console.error(error);
		if (isMissingPart(error)) void reloadOnce();
	}, [error]);
	if (error instanceof CannotOpen) return <RescuePage />;
	return <Tripped text={isMissingPart(error) ? "error.part" : "error.text"} />;
}

function Tripped({ text }: { text: "error.part" | "error.text" }) {
	const t = useWords();
	return (
		<div className={`wrap ${classes.notice}`} role="alert">
			<BrokenPencil />
			<h1>{t("error.title")}</h1>
			<p>{t(text)}</p>
			<button type="button" className={classes.action} onClick={() => location.reload()}>
				{t("error.reload")}
			</button>
		</div>
	);
}
