import { Button } from "@mantine/core";
import { IconArchive, IconArchiveOff } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLanguage } from "#i18n/i18n.ts";
import { whyNotDone } from "#refusals.ts";
import { longMoment } from "#ui/dates.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { MissingNote } from "#ui/loading/MissingNote.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import type { Remote } from "#ui/loading/use-remote.ts";
import { EndAllDialog } from "./EndAllDialog.tsx";
import { undoEndYear, type Year } from "./queries.ts";
import classes from "./SchoolYear.module.css";
import { useWords } from "./words.ts";

type SchoolYearProps = { year: Remote<Year>; stopped: Stopped };

// How many courses go on, the way to end them all, and what was ended last, with the way back.
export function SchoolYear({ year, stopped }: SchoolYearProps) {
	const t = useWords();
	const [asking, setAsking] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	const { value } = year;
	if (!value) {
		if (stopped !== null) return <Uncounted />;
		if (year.state === "asking") return <RuledSkeleton label={t("loading")} />;
		if (year.state !== "failed") return null;
		return (
			<MissingNote onAgain={year.again}>
				<p>{t("missing")}</p>
			</MissingNote>
		);
	}
	// The button that was pressed is gone by then.
	const now = (next: Year) => {
		flushSync(() => {
			setAsking(false);
			year.amend(() => next);
		});
		heading.current?.focus();
	};
	return (
		<div className={classes.year}>
			<section className={classes.card}>
				<h2 className={classes.title} ref={heading} tabIndex={-1}>
					{t("going", { count: value.courses })}
				</h2>
				<p className={classes.text}>{t(value.courses > 0 ? "text" : "none")}</p>
				{value.courses > 0 ? (
					<Button
						className={classes.action ?? ""}
						leftSection={<IconArchive size={20} stroke={2} aria-hidden />}
						disabled={stopped !== null}
						aria-haspopup="dialog"
						onClick={() => setAsking(true)}
					>
						{t("end")}
					</Button>
				) : null}
			</section>
			{value.ended ? <Ended ended={value.ended} stopped={stopped} onBack={now} onUnclear={year.again} /> : null}
			{asking ? (
				<EndAllDialog
					courses={value.courses}
					stopped={stopped}
					onEnded={now}
					onUnclear={year.again}
					onClose={() => setAsking(false)}
				/>
			) : null}
		</div>
	);
}

// Nobody can be asked now; what this page is for can be read all the same.
function Uncounted() {
	const t = useWords();
	return (
		<div className={classes.year}>
			<section className={classes.card}>
				<h2 className={classes.title}>{t("uncounted")}</h2>
				<p className={classes.text}>{t("text")}</p>
			</section>
		</div>
	);
}

type EndedProps = {
	ended: NonNullable<Year["ended"]>;
	stopped: Stopped;
	onBack: (next: Year) => void;
	/** It was refused, or nobody knows what came of it. */
	onUnclear: () => void;
};

function Ended({ ended, stopped, onBack, onUnclear }: EndedProps) {
	const t = useWords();
	const lang = useLanguage();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<unknown>(null);
	const bringBack = async () => {
		setBusy(true);
		setFailure(null);
		try {
			onBack(await undoEndYear(ended.at));
		} catch (error) {
			setFailure(error);
			onUnclear();
		}
		setBusy(false);
	};
	const asked = { about: "year", failed: t("back.failed"), noAnswer: t("noAnswer") } as const;
	const problem = failure ? whyNotDone(failure, asked) : null;
	return (
		<section className={classes.card}>
			<h2 className={classes.title}>{t("ended", { count: ended.courses })}</h2>
			<p className={classes.text}>{t("ended.text", { when: longMoment(ended.at, lang) })}</p>
			<div role="alert">{problem ? <StateNote state="failed" word={problem} quiet /> : null}</div>
			<BusyButton
				className={classes.action ?? ""}
				variant="default"
				leftSection={<IconArchiveOff size={20} stroke={2} aria-hidden />}
				disabled={stopped !== null}
				busy={busy}
				onClick={() => void bringBack()}
			>
				{t(busy ? "doing" : "back")}
			</BusyButton>
		</section>
	);
}
