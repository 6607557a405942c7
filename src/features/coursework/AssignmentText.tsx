import { createElement, useContext } from "react";
import { FormattedText } from "#ui/formatted/FormattedText.tsx";
import type { AssignmentWords } from "./assignments/mutations.ts";
import { PicturesContext, picturesIn } from "./pictures.ts";
import { textsOf } from "./schema.ts";
import { useWords } from "./words.ts";

type AssignmentTextProps = { words: AssignmentWords; courseId: string; className?: string | undefined };

// What an assignment says below its head, wherever it is read: a student's card, its page, a version of it, beside its
// answers, on paper.
export function AssignmentText({ words, ...props }: AssignmentTextProps) {
	return textsOf(words).map((text) => <Instructions key={text} text={text} {...props} />);
}

type InstructionsProps = Omit<AssignmentTextProps, "words"> & { text: string };

// A text of an assignment with its pictures.
export function Instructions({ text, courseId, className }: InstructionsProps) {
	const drawn = useContext(PicturesContext);
	const inserts = picturesIn(text).map(({ from, to, ...picture }) => {
		const inWords = createElement(InWords, picture);
		return { from, to, shown: drawn ? createElement(drawn.Picture, { ...picture, courseId, inWords }) : inWords };
	});
	return <FormattedText text={text} inserts={inserts} className={className} />;
}

function InWords({ title }: { title: string }) {
	const t = useWords();
	return <p dir="auto">{t(title ? "picture.named" : "picture", { title })}</p>;
}
