import { useEffect, useId, useState } from "react";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { notNow } from "./commands.ts";
import { InstallButton, usePlace } from "./InstallButton.tsx";
import classes from "./InstallOffer.module.css";
import { useMayOffer } from "./use-way.ts";
import { useWords } from "./words.ts";

// The one offer to install that nobody asked for: below everything, so that nothing moves, and only for people who have
// data here to lose.
export function InstallOffer({ worth }: { worth: boolean }) {
	const { place, catchFocus } = usePlace();
	const mayOffer = useMayOffer();
	const calm = useCalmMoment();
	return (
		<div ref={place} tabIndex={-1} className={classes.place}>
			{worth && mayOffer && calm ? <Card onAnswered={catchFocus} /> : null}
		</div>
	);
}

function Card({ onAnswered }: { onAnswered: () => void }) {
	const t = useWords();
	const title = useId();
	return (
		<section className={classes.card} aria-labelledby={title}>
			<FreehandIcon name="phone" size={56} accent="#FFC532" />
			<div className={classes.words}>
				<h2 id={title}>{t("title")}</h2>
				<p>{t("text")}</p>
			</div>
			<div className={classes.actions}>
				<InstallButton onAnswered={onAnswered} />
				<button
					type="button"
					className={classes.later}
					onClick={() => {
						notNow();
						onAnswered();
					}}
				>
					{t("later")}
				</button>
			</div>
		</section>
	);
}

const writing = "input, textarea, select, [contenteditable]";

/** True once the page was touched and no field has the focus: the offer must not appear while somebody types. */
function useCalmMoment(): boolean {
	const [calm, setCalm] = useState(false);
	useEffect(() => {
		if (calm) return;
		const look = () => setCalm(!document.activeElement?.matches(writing));
		addEventListener("pointerup", look);
		addEventListener("keyup", look);
		return () => {
			removeEventListener("pointerup", look);
			removeEventListener("keyup", look);
		};
	}, [calm]);
	return calm;
}
