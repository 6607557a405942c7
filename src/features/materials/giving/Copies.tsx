import { Button } from "@mantine/core";
import { useId } from "react";
import { useStopped } from "#features/reach/queries.ts";
import { isFinal, useWhyNot } from "#refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { DashboardCards } from "#ui/layout/DashboardCard.tsx";
import { discardEntry, retrySending } from "./commands.ts";
import { type Copying, useCopies } from "./queries.ts";
import type { Target } from "./schema.ts";
import classes from "./Uploads.module.css";
import { useWords } from "./words.ts";

/** So many titles are shown unasked. */
const few = 3;

// Materials that are copied into a course, or for one assignment of it, and are not there yet: still to be asked for, or
// refused.
export function Copies(target: Target) {
	const t = useWords();
	const heading = useId();
	const copies = useCopies(target);
	if (copies.length === 0) return null;
	const refused = copies.filter(({ state }) => state === "failed");
	const waiting = copies.filter(({ state }) => state !== "failed");
	return (
		<section className={classes.uploads} aria-labelledby={heading}>
			<h2 className={classes.title} id={heading}>
				{t("copies.title")}
			</h2>
			<DashboardCards>
				{refused.map((copy) => (
					<Refused key={copy.id} copy={copy} />
				))}
				{waiting.length > 0 ? <Waiting copies={waiting} /> : null}
			</DashboardCards>
		</section>
	);
}

// A course may have hundreds.
function Waiting({ copies }: { copies: Copying[] }) {
	const t = useWords();
	const stopped = useStopped();
	// What a page that was killed left as being sent is not, as long as nothing can be.
	const sending = stopped === null && copies.some(({ state }) => state === "sending");
	const count = copies.length;
	const titles = (
		<ul className={classes.titles}>
			{copies.map(({ id, about }) => (
				<li key={id}>
					<bdi>{about.title}</bdi>
				</li>
			))}
		</ul>
	);
	return (
		<li className={classes.row}>
			<StateNote
				state={sending ? "sending" : "queued"}
				word={stopped === "ended" ? t("ended") : t(`copies.${sending ? "sending" : (stopped ?? "queued")}`, { count })}
				quiet
			/>
			{count > few ? (
				<details>
					<summary>{t("copies.which")}</summary>
					{titles}
				</details>
			) : (
				titles
			)}
		</li>
	);
}

function Refused({ copy }: { copy: Copying }) {
	const t = useWords();
	const whyNot = useWhyNot();
	const about = useId();
	const discard = async () => offerUndo(t("copies.discarded"), await discardEntry(copy.id));
	return (
		<li className={classes.row}>
			<strong dir="auto" id={about}>
				{copy.about.title}
			</strong>
			<StateNote state="failed" word={t("copies.failed")} reason={whyNot(copy)}>
				{isFinal(copy.refusal?.code) ? null : (
					<Button
						size="sm"
						variant="default"
						aria-describedby={about}
						onClick={() => orSayNotSaved(retrySending(copy.id))}
					>
						{t("uploads.again")}
					</Button>
				)}
				<Button size="sm" variant="default" aria-describedby={about} onClick={() => orSayNotSaved(discard())}>
					{t("uploads.remove")}
				</Button>
			</StateNote>
		</li>
	);
}
