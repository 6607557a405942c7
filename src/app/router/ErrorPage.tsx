import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { laterThemed } from "#app/frame/later.tsx";
import { useWords } from "#app/words.ts";
import { CannotOpen } from "#sync/storage/cannot-open.ts";
import { BrokenPencil } from "./BrokenPencil.tsx";
import { isMissingPart, reloadOnce } from "./missing-parts.ts";
import classes from "./Notice.module.css";

const RescuePage = laterThemed(
	() => import("#features/outbox/lost/RescuePage.tsx").then((file) => file.RescuePage),
	() => <Tripped text="error.part" />,
);

// Shown instead of a blank screen when a page throws. It says that the work is safe only if the database has just been
// opened and is complete.
export function ErrorPage({ error }: ErrorComponentProps) {
	useEffect(() => {
		console.error(error);
		if (isMissingPart(error)) void reloadOnce();
	}, [error]);
	if (error instanceof CannotOpen) return <RescuePage />;
	return <Tripped text={isMissingPart(error) ? "error.part" : "error.text"} />;
}

/** Whether the signed-in person's database is open and complete; false when that cannot be known. */
function useSafe(): boolean {
	const [safe, setSafe] = useState(false);
	useEffect(() => {
		let stop = () => {};
		let ended = false;
		const watch = ({ readStatus, watchStatus }: typeof import("#local/status.ts")) => {
			if (ended) return;
			const look = () => {
				const { looked, lost } = readStatus();
				setSafe(looked && lost.items.length === 0 && lost.sealed === null);
			};
			stop = watchStatus(look);
			look();
		};
		import("#local/status.ts").then(watch, () => undefined);
		return () => {
			ended = true;
			stop();
		};
	}, []);
	return safe;
}

function Tripped({ text }: { text: "error.part" | "error.text" }) {
	const t = useWords();
	const safe = useSafe();
	return (
		<div className={`wrap ${classes.notice}`} role="alert">
			<BrokenPencil />
			<h1>{t("error.title")}</h1>
			<p>
				{safe ? `${t("error.safe")} ` : null}
				{t(text)}
			</p>
			<button type="button" className={classes.action} onClick={() => location.reload()}>
				{t("error.reload")}
			</button>
		</div>
	);
}
