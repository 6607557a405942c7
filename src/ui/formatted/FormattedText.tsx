import { createElement, Fragment, type ReactNode, Suspense } from "react";
import { lazyComponent, lazyWithRetry } from "#ui/loading/lazy-with-retry.tsx";
import classes from "./FormattedText.module.css";
import { hasMarks, paragraphsOf } from "./marks.ts";

/** What is shown in place of `text.slice(from, to)`, between paragraphs. */
type Insert = { from: number; to: number; shown: ReactNode };

type FormattedTextProps = {
	text: string;
	/** In the order of the text. */
	inserts?: readonly Insert[];
	className?: string | undefined;
};

// The code that knows the marks is fetched for the first text that has some; until then, and while it cannot be
// fetched, the text is read with its marks.
const Marked = lazyComponent(
	lazyWithRetry(() => import("./MarkedText.tsx").then((file) => file.MarkedText)),
	PlainText,
);

// A text with a few marks of Markdown (bold, italic, lists, links); everything else is shown as it was typed.
export function FormattedText({ text, inserts = [], className = "" }: FormattedTextProps) {
	const parts: ReactNode[] = [];
	let at = 0;
	for (const { from, to, shown } of inserts) {
		parts.push(<Part text={text.slice(at, from)} />, shown);
		at = to;
	}
	// By their places and not by keys: what is shown stays the same while the text around it is typed.
	return (
		<div className={`${classes.text} ${className}`}>
			{createElement(Fragment, null, ...parts)}
			<Part text={text.slice(at)} />
		</div>
	);
}

function Part({ text }: { text: string }) {
	// Blank lines beside what is shown between.
	if (text.trim() === "") return null;
	if (!hasMarks(text)) return <PlainText text={text} />;
	return (
		<Suspense fallback={<PlainText text={text} />}>
			<Marked text={text} />
		</Suspense>
	);
}

function PlainText({ text }: { text: string }) {
	let at = 0;
	return paragraphsOf(text).map((paragraph) => {
		at += paragraph.length;
		return (
			<p key={at} dir="auto">
				{paragraph}
			</p>
		);
	});
}
