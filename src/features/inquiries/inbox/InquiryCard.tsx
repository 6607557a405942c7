import { Badge, NativeSelect } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useLanguage } from "#i18n/i18n.ts";
import { tellWhyNot } from "#refusals.ts";
import { longMoment } from "#ui/dates.ts";
import { Answers } from "./Answers.tsx";
import { changeInquiry } from "./commands.ts";
import classes from "./InquiryCard.module.css";
import { Notes } from "./Notes.tsx";
import { type Inquiry, type InquiryStatus, type Progress, statuses } from "./queries.ts";
import { useWords } from "./words.ts";

type InquiryCardProps = {
	inquiry: Inquiry;
	/** The name by which the signed-in admin writes. */
	admin: string;
	stopped: boolean;
	onChanged: (progress: Progress) => void;
	/** It was refused, or nobody knows what came of it. */
	onUnclear: () => void;
};

// One family: who wrote what, one tap to answer, and how far the center is.
export function InquiryCard({ inquiry, admin, stopped, onChanged, onUnclear }: InquiryCardProps) {
	const t = useWords();
	const lang = useLanguage();
	const id = useId();
	const { called_at, called_by } = inquiry;
	return (
		<li className={classes.card} data-row tabIndex={-1} aria-labelledby={id}>
			<div className={classes.family}>
				<Family inquiry={inquiry} id={id} />
				<Answers inquiry={inquiry} admin={admin} about={id} />
			</div>
			<div className={classes.progress}>
				<StatusSelect inquiry={inquiry} stopped={stopped} onChanged={onChanged} onUnclear={onUnclear} />
				{called_by ? (
					<p className={classes.called}>{t("calledBy", { name: called_by, when: longMoment(called_at, lang) })}</p>
				) : null}
				<Notes inquiry={inquiry} stopped={stopped} onChanged={onChanged} onUnclear={onUnclear} />
			</div>
		</li>
	);
}

function Family({ inquiry, id }: { inquiry: Inquiry; id: string }) {
	const t = useWords();
	const lang = useLanguage();
	const { parent_name, grade, created_at, language, student_name, program_type, message, full_message } = inquiry;
	return (
		<>
			<h3 className={classes.name} id={id}>
				<bdi>{parent_name}</bdi>
				{inquiry.late && inquiry.status === "new" ? (
					<Badge component="span" size="sm" color="red">
						{t("badge.late")}
					</Badge>
				) : null}
			</h3>
			<p className={classes.facts}>
				{t("wrote", { grade, when: longMoment(created_at, lang) })}
				{language === lang ? null : ` · ${t(`language.${language}`)}`}
			</p>
			{student_name === "" ? null : <p className={classes.wish}>{t("programs", { programs: program_type })}</p>}
			<p className={classes.message} dir="auto">
				{full_message || message}
			</p>
		</>
	);
}

const looks = { wrapper: classes.box ?? "", input: classes.select ?? "", section: classes.arrow ?? "" };

type StatusSelectProps = Pick<InquiryCardProps, "inquiry" | "stopped" | "onChanged" | "onUnclear">;

// How far the center is. It shows the status that counts until another one does.
function StatusSelect({ inquiry, stopped, onChanged, onUnclear }: StatusSelectProps) {
	const t = useWords();
	const [wanted, setWanted] = useState<InquiryStatus | null>(null);
	const choose = async (status: InquiryStatus) => {
		setWanted(status);
		try {
			onChanged(await changeInquiry(inquiry, { status }));
		} catch (error) {
			tellWhyNot(error, { about: "inquiry", failed: t("failed") });
			onUnclear();
		}
		setWanted(null);
	};
	return (
		<NativeSelect
			unstyled
			classNames={looks}
			aria-label={t("status.of", { name: inquiry.parent_name })}
			value={wanted ?? inquiry.status}
			disabled={stopped || wanted !== null}
			rightSection={<IconChevronDown size={18} stroke={2} aria-hidden />}
			onChange={({ currentTarget }) => {
				const status = statuses.find((one) => one === currentTarget.value);
				if (status) void choose(status);
			}}
			data={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
		/>
	);
}
