import { createElement, type ReactNode, useContext, useState } from "react";
import { FormattedText } from "#ui/formatted/FormattedText.tsx";
import classes from "./AssignmentText.module.css";
import type { AssignmentWords } from "./assignments/mutations.ts";
import { PicturesContext, picturesIn } from "./pictures.ts";
import { textsOf } from "./schema.ts";
import { useWords } from "./words.ts";

type AssignmentTextProps = {
	words: AssignmentWords;
	courseId: string;
	className?: string | undefined;
	/** On paper. */
	printed?: boolean;
};

// What an assignment says below its head, wherever it is read: a student's card, its page, a version of it, beside its
// answers, on paper.
export function AssignmentText({ words, ...props }: AssignmentTextProps) {
	return textsOf(words).map((text) => <Instructions key={text} text={text} {...props} />);
}

type FoldedTaskProps = Pick<AssignmentTextProps, "courseId"> & {
	words: AssignmentWords;
	/** What it is called. */
	name: string;
	/** Its worksheets, where it has some. */
	children?: ReactNode;
};

// The same beside an answer to it, folded away: nothing in it is drawn, and no picture fetched, before it is opened. With the
// browser's <details> and not Mantine's Accordion: it opens with one press, has its role and state by itself and needs no
// code.
export function FoldedTask({ words, courseId, name, children }: FoldedTaskProps) {
	const [open, setOpen] = useState(false);
	const worded = textsOf(words).length > 0;
	return (
		<details className={classes.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>{name}</summary>
			{open ? <AssignmentText words={words} courseId={courseId} /> : null}
			{/* Whether there are any is seen in what they draw; without anything to read nothing is offered. */}
			{open || !worded ? <div className={classes.worksheets}>{children}</div> : null}
		</details>
	);
}

type InstructionsProps = Omit<AssignmentTextProps, "words"> & { text: string };

// A text of an assignment with its pictures.
export function Instructions({ text, courseId, className, printed = false }: InstructionsProps) {
	const drawn = useContext(PicturesContext);
	const inserts = picturesIn(text).map(({ from, to, ...picture }) => {
		const inWords = createElement(InWords, picture);
		const props = { ...picture, courseId, inWords, printed };
		return { from, to, shown: drawn ? createElement(drawn.Picture, props) : inWords };
	});
	return <FormattedText text={text} inserts={inserts} className={className} />;
}

function InWords({ title }: { title: string }) {
	const t = useWords();
	return <p dir="auto">{t(title ? "picture.named" : "picture", { title })}</p>;
}
