import { Suspense, useState } from "react";
import { part } from "#ui/loading/part.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { CannotShow } from "./CannotShow.tsx";
import { PlainText } from "./PlainText.tsx";
import classes from "./Reader.module.css";
import { type ReadFile, ReadingFrame } from "./ReadingFrame.tsx";
import { useObjectUrl } from "./use-object-url.ts";
import { useZoom } from "./use-zoom.ts";
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

// A picture. What stands on it nobody has written down: the title is all that can be heard of it.
function Picture({ name, bytes, onDownload }: ReadFile) {
	const zoom = useZoom();
	const address = useObjectUrl(bytes);
	const [broken, setBroken] = useState(false);
	if (broken) return <CannotShow why="broken" onDownload={onDownload} />;
	return (
		<ReadingFrame name={name} zoom={zoom}>
			{address ? (
				<div className={classes.wall}>
					<img className={classes.picture} src={address} alt={name} data-page onError={() => setBroken(true)} />
				</div>
			) : null}
		</ReadingFrame>
	);
}
