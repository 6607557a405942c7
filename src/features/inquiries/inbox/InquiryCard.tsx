import { Button } from "@mantine/core";
import { IconChevronDown, IconUserCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useLanguage } from "#i18n/i18n.ts";
import { tellWhyNot } from "#refusals.ts";
import { longMoment } from "#ui/dates.ts";
import { ignoreDoubleClick } from "#ui/forms/ignore-double-click.ts";
import { CarefulRowSelect } from "#ui/layout/RowSelect.tsx";
import { Answers } from "./Answers.tsx";
import { ChildName } from "./ChildName.tsx";
import { type Change, changeInquiry } from "./commands.ts";
import { Family } from "./Family.tsx";
import classes from "./InquiryCard.module.css";
import { Notes } from "./Notes.tsx";
import { type Inquiry, type Progress, statuses } from "./queries.ts";
import type { TypedWords } from "./typed-words.ts";
import { useWords } from "./words.ts";

type InquiryCardProps = {
	inquiry: Inquiry;
	/** The name by which the signed-in admin writes. */
	admin: string;
	stopped: boolean;
	notes: TypedWords;
	child: TypedWords;
	onChanged: (progress: Progress) => void;
	/** It was refused, or nobody knows what came of it. */
	onUnclear: () => void;
	onMakeAccount: (inquiry: Inquiry) => void;
};

// One family: who wrote what, one tap to answer, and how far the center is.
export function InquiryCard({
	inquiry,
	admin,
	stopped,
	notes,
	child,
	onChanged,
	onUnclear,
	onMakeAccount,
}: InquiryCardProps) {
	const t = useWords();
	const lang = useLanguage();
	const id = useId();
	const { called_at, called_by } = inquiry;
	const about = notes.typed === null && child.typed === null ? "status" : "inquiry";
	const { wanted, change } = useChange(inquiry, about, onChanged, onUnclear);
	const suspect = wanted?.suspect ?? inquiry.suspect;
	// On a phone, what is empty is folded: thirty cards with all their fields are thirty screens. Not what was written before.
	const [written] = useState(() =>
		[inquiry.notes, inquiry.child_name, notes.typed?.text, child.typed?.text].some(Boolean),
	);
	const [open, setOpen] = useState(written);
	// The button stands at the end of a card that came as a family's, and stays there: it must not move away under a finger.
	const [suspected] = useState(inquiry.suspect || inquiry.doubts !== "");
	const spamButton = called_by ? null : (
		<Button
			variant={suspected ? "default" : "subtle"}
			size="sm"
			disabled={stopped}
			aria-describedby={id}
			onClick={(event) => {
				ignoreDoubleClick(event);
				if (event.defaultPrevented) return;
				// Pressed by mistake, it is taken back with the status as it was.
				void change(suspect ? { suspect: false, ...(suspected ? { status: "new" } : {}) } : { suspect: true });
			}}
		>
			{t(suspect ? "notSpam" : "spam")}
		</Button>
	);
	return (
		<li className={classes.card} data-row tabIndex={-1} aria-labelledby={id}>
			<div>
				<Family inquiry={inquiry} id={id} />
				<Answers inquiry={inquiry} admin={admin} about={id} />
			</div>
			<div className={classes.progress}>
				<CarefulRowSelect
					aria-label={t("status.of", { name: inquiry.parent_name })}
					value={wanted?.status ?? inquiry.status}
					disabled={stopped}
					onChoose={(value) => {
						const status = statuses.find((one) => one === value);
						if (status) void change({ status });
					}}
					data={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
				/>
				{suspected ? spamButton : null}
				{written ? null : (
					<Button
						className={classes.opener ?? ""}
						variant="default"
						size="sm"
						aria-expanded={open}
						aria-describedby={id}
						rightSection={<IconChevronDown size={18} stroke={2} aria-hidden />}
						onClick={() => setOpen(!open)}
					>
						{t("more")}
					</Button>
				)}
				{called_by ? (
					<p className={classes.called}>{t("calledBy", { name: called_by, when: longMoment(called_at, lang) })}</p>
				) : null}
				<Made accounts={inquiry.made} />
				<div className={open ? classes.more : `${classes.more} ${classes.folded}`}>
					{inquiry.made.length > 0 && inquiry.child_name === "" ? null : (
						<ChildName saved={inquiry.child_name} {...child} stopped={stopped} busy={wanted !== null} onSave={change} />
					)}
					{inquiry.status === "closed" ? null : (
						<Button
							variant="default"
							size="sm"
							disabled={stopped}
							aria-describedby={id}
							onClick={() =>
								onMakeAccount({ ...inquiry, child_name: (child.typed?.text ?? inquiry.child_name).trim() })
							}
						>
							{t(inquiry.made.length > 0 ? "makeAnother" : "makeAccount")}
						</Button>
					)}
					<Notes saved={inquiry.notes} {...notes} stopped={stopped} busy={wanted !== null} onSave={change} />
					{suspected ? null : spamButton}
				</div>
			</div>
		</li>
	);
}

// Who was made an account from this inquiry, found in the list of users by the name.
function Made({ accounts }: { accounts: Inquiry["made"] }) {
	const t = useWords();
	if (accounts.length === 0) return null;
	return (
		<ul className={classes.made} aria-label={t("made")}>
			{accounts.map(({ id, name }) => (
				<li key={id}>
					<IconUserCheck size={18} stroke={2} aria-hidden />
					<Link to="/dashboard-admin" hash={`users/${name}`}>
						<bdi>{name}</bdi>
					</Link>
				</li>
			))}
		</ul>
	);
}

/**
 * Changes the inquiry, one change at a time: a second one would name the state before the first, and be taken for another
 * admin's. `wanted` is what is on its way.
 */
function useChange(
	inquiry: Inquiry,
	about: "status" | "inquiry",
	onChanged: InquiryCardProps["onChanged"],
	onUnclear: InquiryCardProps["onUnclear"],
) {
	const t = useWords();
	const [wanted, setWanted] = useState<Partial<Progress> | null>(null);
	const change = async (to: Change) => {
		if (wanted) return;
		setWanted(to);
		try {
			onChanged(await changeInquiry(inquiry, to));
		} catch (error) {
			tellWhyNot(error, { about, failed: t("failed") });
			onUnclear();
		}
		setWanted(null);
	};
	return { wanted, change };
}
