import { Badge } from "@mantine/core";
import { notesIn } from "#features/inquiries/mutations.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { longMoment } from "#ui/dates.ts";
import classes from "./InquiryCard.module.css";
import type { Inquiry } from "./queries.ts";
import { useWords } from "./words.ts";

// Who wrote what, and when.
export function Family({ inquiry, id }: { inquiry: Inquiry; id: string }) {
	const t = useWords();
	const lang = useLanguage();
	const { parent_name, grade, created_at, language, student_name, program_type, message, full_message } = inquiry;
	// A request without notes has a message that nobody wrote.
	const words = full_message || notesIn(message);
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
			{words === "" ? null : (
				<p className={classes.message} dir="auto">
					{words}
				</p>
			)}
		</>
	);
}
