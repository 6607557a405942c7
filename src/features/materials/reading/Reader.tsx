import { Suspense } from "react";
import { part } from "#ui/loading/part.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { Picture } from "./Picture.tsx";
import { PlainText } from "./PlainText.tsx";
import type { ReadFile } from "./ReadingFrame.tsx";
import { useWords } from "./words.ts";

const PdfPages = part(() => import("./PdfPages.tsx").then((file) => file.PdfPages));

type ReaderProps = ReadFile & {
	/** A picture is one that browsers draw (JPEG, PNG, WebP, GIF); a text has no formats (plain text, CSV). */
	type: "pdf" | "picture" | "text";
};

// A study material, read inside the app. It is as high as the window under the header (`--lead-reader` says another height),
// and scrolls and zooms in itself.
export function Reader({ type, ...file }: ReaderProps) {
	const t = useWords();
	if (type === "picture") return <Picture {...file} />;
	if (type === "text") return <PlainText {...file} />;
	return (
		<Suspense fallback={<RuledSkeleton label={t("opening")} />}>
			<PdfPages {...file} />
		</Suspense>
	);
}
