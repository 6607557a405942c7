import { Button } from "@mantine/core";
import { discardDraft } from "#features/drafting/commands.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { longMoment } from "#ui/dates.ts";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { CopyButton } from "#ui/forms/CopyButton.tsx";
import { nameOfWords, partInWords, speaksForItself } from "./draft-names.ts";
import classes from "./OrphanedDrafts.module.css";
import { useOrphanedDrafts } from "./queries.ts";
import type { DraftPart, ReadableDraft } from "./readable-drafts.ts";
import { useWords } from "./words.ts";

// Drafts whose field no longer exists: the assignment was deleted, the answer graded. Only their writer may discard
// them, so they are shown in full.
export function OrphanedDrafts() {
	const t = useWords();
	const orphaned = useOrphanedDrafts() ?? [];
	if (orphaned.length === 0) return null;
	return (
		<section className={classes.box}>
			<h3 className={classes.title}>{t("title")}</h3>
			<p className={classes.why}>{t("text")}</p>
			<ul className={classes.list}>
				{orphaned.map((words) => (
					<OrphanedDraft key={words.key} words={words} />
				))}
			</ul>
		</section>
	);
}

function OrphanedDraft({ words }: { words: ReadableDraft }) {
	const t = useWords();
	const lang = useLanguage();
	const { key, stored, parts, title, saved_at } = words;
	const discard = async () => offerUndo(t("discarded"), await discardDraft(key, stored));
	return (
		<li className={classes.item}>
			<p className={classes.name} dir="auto">
				{nameOfWords(words, t)}
			</p>
			<p className={classes.when}>{t("when", { when: longMoment(new Date(saved_at).toISOString(), lang) })}</p>
			{parts
				.filter(({ field, text }) => field !== "title" || text !== title)
				.map((part) => (
					<Part key={`${part.field} ${part.text}`} part={part} />
				))}
			<div className={classes.actions}>
				<CopyButton
					text={parts.map(({ text }) => text).join("\n")}
					label={t("copy")}
					done={t("copied")}
					refused={t("copyFailed")}
				/>
				<Button variant="default" size="sm" onClick={() => orSayNotSaved(discard())}>
					{t("discard")}
				</Button>
			</div>
		</li>
	);
}

function Part({ part }: { part: DraftPart }) {
	const t = useWords();
	const lang = useLanguage();
	const look = speaksForItself(part.field) ? classes.text : part.field === "grade" ? classes.grade : classes.entry;
	return (
		<p className={look} dir="auto">
			{partInWords(part, t, lang)}
		</p>
	);
}
