import { Suspense } from "react";
import { lazyComponent, lazyWithRetry } from "#ui/loading/lazy-with-retry.tsx";
import classes from "./FormattedText.module.css";
import { hasMarks, paragraphsOf } from "./marks.ts";

type FormattedTextProps = { text: string; className?: string | undefined };

// The code that knows the marks is fetched for the first text that has some; until then, and while it cannot be
// fetched, the text is read with its marks.
const Marked = lazyComponent(
	lazyWithRetry(() => import("./MarkedText.tsx").then((file) => file.MarkedText)),
	PlainText,
);

// A text with a few marks of Markdown (bold, italic, lists, links); everything else is shown as it was typed.
export function FormattedText({ text, className = "" }: FormattedTextProps) {
	return (
		<div className={`${classes.text} ${className}`}>
			{hasMarks(text) ? (
				<Suspense fallback={<PlainText text={text} />}>
					<Marked text={text} />
				</Suspense>
			) : (
				<PlainText text={text} />
			)}
		</div>
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
