import { useState } from "react";
import { centre } from "#centre.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { whyNotDone } from "#refusals.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { FieldError } from "#ui/forms/FieldError.tsx";
import { SelectField } from "#ui/forms/SelectField.tsx";
import { RemoteList } from "#ui/loading/RemoteList.tsx";
import { grouped } from "#ui/numbers.ts";
import { saveTable } from "./commands.ts";
import classes from "./Inbox.module.css";
import { InquiryCard } from "./InquiryCard.tsx";
import { type InquiryCounts, type Show, shows, useInbox } from "./queries.ts";
import { useWords } from "./words.ts";

type InboxProps = {
	/** The name by which the signed-in admin writes to families. */
	admin: string;
	counts: InquiryCounts | null;
	/** Whether the server cannot be asked now. */
	stopped: boolean;
	/** The counts may be others now. */
	onChange: () => void;
};

// The inquiries of families, who waits longest first. A card whose status was changed stays where it is until the list is
// asked for again: another one must not slip under a finger.
export function Inbox({ admin, counts, stopped, onChange }: InboxProps) {
	const t = useWords();
	const lang = useLanguage();
	const [show, setShow] = useState<Show>("open");
	const inbox = useInbox(show, !stopped);
	const total = inbox.value?.total ?? 0;
	return (
		<>
			<div className={classes.tools}>
				<SelectField
					label={t("show.label")}
					value={show}
					disabled={stopped}
					onChange={({ currentTarget }) => {
						const chosen = shows.find((one) => one === currentTarget.value);
						if (chosen) setShow(chosen);
					}}
					data={shows.map((one) => ({ value: one, label: t(`show.${one}`, { count: counts?.[one] ?? 0 }) }))}
				/>
				<SaveTable show={show} search={inbox.search} stopped={stopped || total === 0} />
			</div>
			<CalmNote text={noteOn(show, counts?.late ?? 0, t)} />
			<RemoteList
				key={show}
				list={inbox}
				count={t("count", { count: total, number: grouped(total, lang) })}
				search={{
					label: t("search"),
					placeholder: t("placeholder"),
					noMatch: t("noMatch"),
					showAll: t("showAll"),
				}}
				empty={<EmptyState prop={<FreehandIcon name="tick" size={96} />} title={t("empty")} next={t("empty.next")} />}
			>
				{(rows) => (
					<ul className={classes.list}>
						{rows.map((inquiry) => (
							<InquiryCard
								key={inquiry.id}
								inquiry={inquiry}
								admin={admin}
								stopped={stopped}
								onChanged={(progress) => {
									inbox.amend((page) => ({
										...page,
										items: page.items.map((one) => (one.id === inquiry.id ? { ...one, ...progress } : one)),
									}));
									onChange();
								}}
								onUnclear={() => {
									inbox.again();
									onChange();
								}}
							/>
						))}
					</ul>
				)}
			</RemoteList>
		</>
	);
}

/** What an admin should know about the list that is shown. */
function noteOn(show: Show, late: number, t: ReturnType<typeof useWords>): string | null {
	if (show === "suspects") return t("suspects");
	if (late === 0 || (show !== "open" && show !== "new")) return null;
	return t("late", { count: late, number: String(late), hours: centre.answerHours });
}

type SaveTableProps = { show: Show; search: string; stopped: boolean };

function SaveTable({ show, search, stopped }: SaveTableProps) {
	const t = useWords();
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | undefined>(undefined);
	const save = async () => {
		setBusy(true);
		setProblem(undefined);
		await saveTable(show, search).catch((error: unknown) =>
			setProblem(whyNotDone(error, { about: "inquiry", failed: t("saveFailed") })),
		);
		setBusy(false);
	};
	return (
		<div>
			<BusyButton variant="default" disabled={stopped} busy={busy} onClick={() => void save()}>
				{busy ? t("saving") : t("save")}
			</BusyButton>
			<FieldError id="table-problem" text={problem} />
		</div>
	);
}
