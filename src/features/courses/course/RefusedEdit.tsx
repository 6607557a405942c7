import { Button } from "@mantine/core";
import { discardEntry, editCourse } from "#features/courses/commands.ts";
import type { ShownCourse } from "#features/courses/queries.ts";
import { gradeSteps } from "#features/courses/schema.ts";
import { useWords as useCourseWords } from "#features/courses/words.ts";
import { useRefusalSaidHere } from "#features/reach/use-refusal-said-here.ts";
import { useWhyNot } from "#refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import classes from "./RefusedEdit.module.css";
import { useWords } from "./words.ts";

type Refused = Extract<NonNullable<ShownCourse["entry"]>, { kind: "editCourse" }>;
type RefusedEditProps = { course: ShownCourse; entry: Refused; editing: boolean };

// Two versions of one course: what the server holds, and what this phone could not send. Neither is thrown away until the
// teacher says so. While a third is being written, that one is what may replace the first.
export function RefusedEdit({ course, entry, editing }: RefusedEditProps) {
	const t = useWords();
	const whyNot = useWhyNot();
	useRefusalSaidHere(entry);
	const sendMine = () => editCourse({ course, words: entry.body, replaces: course.revision });
	const keepTheirs = async () => offerUndo(t("edit.discarded"), await discardEntry(entry.id));
	return (
		<div className={classes.both}>
			<StateNote state="failed" word={t("refused.edit")} reason={whyNot(entry)}>
				{editing ? null : (
					<Button size="sm" onClick={() => orSayNotSaved(sendMine())}>
						{t("refused.useMine")}
					</Button>
				)}
				<Button variant="default" size="sm" onClick={() => orSayNotSaved(keepTheirs())}>
					{t("refused.keepTheirs")}
				</Button>
			</StateNote>
			<div className={classes.pair}>
				<Version title={t("refused.theirs")} words={course} than={entry.body} />
				<Version title={t("refused.mine")} words={entry.body} than={course} />
			</div>
		</div>
	);
}

type Words = Record<"title" | "code" | "subject" | "grade_level", string> & { grade_step?: string | undefined };

// What is different stands out, by weight and not by colour alone.
export function Version({ title, words, than }: { title: string; words: Words; than: Words }) {
	const t = useCourseWords();
	const level = (grade: string) => (grade ? t("grade", { level: grade }) : t("form.noGrade"));
	const step = (named = "") => {
		const known = gradeSteps.find((one) => one === named) || "whole";
		return t(`form.step.${known}`);
	};
	const lines = [
		{ name: t("form.title"), text: words.title, other: than.title },
		{ name: t("form.code"), text: words.code, other: than.code },
		{ name: t("form.subject"), text: words.subject || "–", other: than.subject || "–" },
		{ name: t("form.grade"), text: level(words.grade_level), other: level(than.grade_level) },
		{ name: t("form.step"), text: step(words.grade_step), other: step(than.grade_step) },
	];
	return (
		<section className={classes.side}>
			<h3 className={classes.name}>{title}</h3>
			<dl className={classes.lines}>
				{lines.map(({ name, text, other }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd dir="auto" className={text === other ? undefined : classes.other}>
							{text}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
