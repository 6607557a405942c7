import { Button } from "@mantine/core";
import { nameFor } from "#i18n/former-names.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { longMoment, shortMoment } from "#ui/dates.ts";
import { ignoreDoubleClick } from "#ui/forms/ignore-double-click.ts";
import type { Change } from "./commands.ts";
import classes from "./InquiryCard.module.css";
import type { Inquiry } from "./queries.ts";
import { useWords } from "./words.ts";

const few = 3;

type CallsProps = {
	inquiry: Inquiry;
	stopped: boolean;
	/** The id of the element that says whose inquiry it is. */
	about: string;
	onChange: (to: Change) => Promise<void>;
};

// One tap for a call that nobody answered, and who did what when. What is new in it is read aloud: on a phone it may stand
// below what was pressed.
export function Calls({ inquiry, stopped, about, onChange }: CallsProps) {
	const t = useWords();
	const lang = useLanguage();
	const { history, called_at, called_by } = inquiry;
	const isOpen = inquiry.status !== "enrolled" && inquiry.status !== "closed";
	// What looks like spam is judged first.
	const canCall = isOpen && (called_by !== "" || !inquiry.suspect);
	const older = history.slice(few);
	return (
		<div className={classes.calls} aria-live="polite">
			{canCall ? (
				<Button
					variant="default"
					size="sm"
					disabled={stopped}
					aria-describedby={about}
					onClick={(event) => {
						ignoreDoubleClick(event);
						if (!event.defaultPrevented) void onChange({ no_answer: true });
					}}
				>
					{t("noAnswer")}
				</Button>
			) : null}
			{history.length > 0 ? <Steps steps={history.slice(0, few)} label={t("history")} /> : null}
			{older.length > 0 ? (
				<details>
					<summary>{t("earlier", { count: older.length })}</summary>
					<Steps steps={older} label={t("earlier", { count: older.length })} />
				</details>
			) : null}
			{/* Taken up before there was a history. */}
			{history.length === 0 && called_by ? (
				<p>{t("calledBy", { name: nameFor(lang, called_by), when: longMoment(called_at, lang) })}</p>
			) : null}
		</div>
	);
}

function Steps({ steps, label }: { steps: Inquiry["history"]; label: string }) {
	const t = useWords();
	const lang = useLanguage();
	return (
		<ul aria-label={label}>
			{steps.map(({ at, what, by }) => (
				<li key={at + what}>
					{what === "no_answer" ? t("noAnswer") : t(`status.${what}`)} · <bdi>{nameFor(lang, by)}</bdi> ·{" "}
					<time dateTime={at}>{shortMoment(at, lang)}</time>
				</li>
			))}
		</ul>
	);
}
