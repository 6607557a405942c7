import { Button } from "@mantine/core";
import { useLanguage } from "#i18n/i18n.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { longMoment } from "#ui/dates.ts";
import { offerUndo, orSayNotSaved } from "#ui/second-thoughts.ts";
import { discardWords } from "./commands.ts";
import { useStrandedWords } from "./queries.ts";
import classes from "./StrandedList.module.css";
import type { StrandedWords } from "./stranded.ts";
import { useWords } from "./words.ts";

// Words whose field is gone: the assignment was deleted, the answer graded. They are nobody's to throw away but their
// writer's, so they are shown whole.
export function StrandedList() {
	const t = useWords();
	const stranded = useStrandedWords() ?? [];
	if (stranded.length === 0) return null;
	return (
		<section className={classes.box}>
			<h3 className={classes.title}>{t("stranded.title")}</h3>
			<p className={classes.why}>{t("stranded.text")}</p>
			<ul className={classes.list}>
				{stranded.map((words) => (
					<Stranded key={words.key} words={words} />
				))}
			</ul>
		</section>
	);
}

function Stranded({ words }: { words: StrandedWords }) {
	const t = useWords();
	const lang = useLanguage();
	const { key, stored, grade, text, saved_at } = words;
	const discard = async () => offerUndo(t("stranded.discarded"), await discardWords(key, stored));
	return (
		<li className={classes.item}>
			<p className={classes.name} dir="auto">
				{nameOf(words, t)}
			</p>
			<p className={classes.when}>{t("stranded.when", { when: longMoment(new Date(saved_at).toISOString(), lang) })}</p>
			{grade ? <p className={classes.grade}>{t("stranded.mark", { grade })}</p> : null}
			{text ? (
				<p className={classes.text} dir="auto">
					{text}
				</p>
			) : null}
			<div className={classes.actions}>
				<CopyButton
					text={[grade, text].filter(Boolean).join("\n")}
					label={t("stranded.copy")}
					done={t("stranded.copied")}
					refused={t("stranded.copyFailed")}
				/>
				<Button variant="default" size="sm" onClick={() => orSayNotSaved(discard())}>
					{t("stranded.discard")}
				</Button>
			</div>
		</li>
	);
}

function nameOf({ grade, title, person }: StrandedWords, t: ReturnType<typeof useWords>): string {
	if (grade === null) return title ? t("stranded.answer", { title }) : t("stranded.answerOnly");
	if (!title) return t("stranded.gradeOnly");
	return person ? t("stranded.gradeFor", { person, title }) : t("stranded.grade", { title });
}
