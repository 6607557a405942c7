import { Button } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { tellWhyNot } from "#refusals.ts";
import { ignoreDoubleClick } from "#ui/forms/ignore-double-click.ts";
import { CarefulRowSelect } from "#ui/layout/RowSelect.tsx";
import { Calls } from "./Calls.tsx";
import { type Change, changeInquiry } from "./commands.ts";
import classes from "./InquiryCard.module.css";
import { InquiryDetails, type InquiryDetailsProps, Made } from "./InquiryDetails.tsx";
import { type Inquiry, type Progress, statuses } from "./queries.ts";
import { useWords } from "./words.ts";

export type InquiryProgressProps = Omit<InquiryDetailsProps, "busy" | "onSave"> & {
	onChanged: (progress: Progress) => void;
	/** It was refused, or nobody knows what came of it. */
	onUnclear: () => void;
};

// The status, who called when, and the rest: on a phone, what is empty is folded, because thirty cards with all their fields are
// thirty screens. Not what was written before.
export function InquiryProgress(props: InquiryProgressProps) {
	const { inquiry, stopped, notes, child, onChanged, onUnclear, about } = props;
	const t = useWords();
	const { called_by } = inquiry;
	const subject = notes.typed === null && child.typed === null ? "status" : "inquiry";
	const { wanted, change } = useChange(inquiry, subject, onChanged, onUnclear);
	const [written] = useState(() =>
		[inquiry.notes, inquiry.child_name, notes.typed?.text, child.typed?.text].some(Boolean),
	);
	const [open, setOpen] = useState(written);
	// The button stands at the end of a card that came as a family's, and stays there: it must not move away under a finger.
	const [suspected] = useState(inquiry.suspect || inquiry.doubts !== "");
	const spamButton = called_by ? null : (
		<SpamButton
			suspect={wanted?.suspect ?? inquiry.suspect}
			suspected={suspected}
			stopped={stopped}
			about={about}
			onChange={change}
		/>
	);
	return (
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
			<Calls inquiry={inquiry} stopped={stopped} about={about} onChange={change} />
			{suspected ? spamButton : null}
			{written ? null : (
				<Button
					className={classes.opener ?? ""}
					variant="default"
					size="sm"
					aria-expanded={open}
					aria-describedby={about}
					rightSection={<IconChevronDown size={18} stroke={2} aria-hidden />}
					onClick={() => setOpen(!open)}
				>
					{t("more")}
				</Button>
			)}
			<Made accounts={inquiry.made} />
			<div className={open ? classes.more : `${classes.more} ${classes.folded}`}>
				<InquiryDetails {...props} busy={wanted !== null} onSave={change} />
				{suspected ? null : spamButton}
			</div>
		</div>
	);
}

type SpamButtonProps = {
	suspect: boolean;
	/** It came as a suspect, or with something that made one doubt. */
	suspected: boolean;
	stopped: boolean;
	about: string;
	onChange: (to: Change) => Promise<void>;
};

// Pressed by mistake, it is taken back with the status as it was.
function SpamButton({ suspect, suspected, stopped, about, onChange }: SpamButtonProps) {
	const t = useWords();
	return (
		<Button
			variant={suspected ? "default" : "subtle"}
			size="sm"
			disabled={stopped}
			aria-describedby={about}
			onClick={(event) => {
				ignoreDoubleClick(event);
				if (event.defaultPrevented) return;
				void onChange(suspect ? { suspect: false, ...(suspected ? { status: "new" } : {}) } : { suspect: true });
			}}
		>
			{t(suspect ? "notSpam" : "spam")}
		</Button>
	);
}

/**
 * Changes the inquiry, one change at a time: a second one would name the state before the first, and be taken for another
 * admin's. `wanted` is what is on its way.
 */
function useChange(
	inquiry: Inquiry,
	about: "status" | "inquiry",
	onChanged: InquiryProgressProps["onChanged"],
	onUnclear: InquiryProgressProps["onUnclear"],
) {
	const t = useWords();
	const [wanted, setWanted] = useState<(Partial<Progress> & { no_answer?: true }) | null>(null);
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
