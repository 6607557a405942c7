import { useDebouncedValue } from "@mantine/hooks";
import type { PDFPageProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { onReconnect, reloadFallback } from "#ui/loading/retry.ts";
import { CannotShow } from "./CannotShow.tsx";
import { failureOf, type OpenPdf, openPdf, type PdfFailure } from "./open-pdf.ts";
import classes from "./PdfPage.module.css";
import { PdfPage } from "./PdfPage.tsx";
import { type ReadFile, ReadingFrame } from "./ReadingFrame.tsx";
import { useZoom } from "./use-zoom.ts";
import { useWords } from "./words.ts";

type Opened = OpenPdf & { first: PDFPageProxy };

// A PDF, one page below the other.
export function PdfPages({ name, bytes, onDownload }: ReadFile) {
	const t = useWords();
	const { opened, again } = useOpenPdf(bytes);
	if (opened === undefined) return <RuledSkeleton label={t("opening")} />;
	if (typeof opened === "string") return <CannotShow why={opened} onDownload={onDownload} onAgain={again} />;
	return <Pages name={name} pdf={opened} />;
}

function Pages({ name, pdf }: { name: string; pdf: Opened }) {
	const t = useWords();
	const zoom = useZoom();
	const [at, setAt] = useState(1);
	// A page is drawn again once the fingers rest; until then what is drawn is stretched.
	const [factor] = useDebouncedValue(zoom.factor, 200);
	const [width] = useDebouncedValue(zoom.width, 200);
	const pages = pdf.document.numPages;
	return (
		<ReadingFrame
			name={name}
			zoom={zoom}
			place={t("place", { page: at, pages })}
			onScroll={(frame) => setAt(pageIn(frame))}
		>
			<div className={classes.pages}>
				{Array.from({ length: pages }, (_, index) => (
					<PdfPage
						// biome-ignore lint/suspicious/noArrayIndexKey: a page has nothing but its number
						key={index}
						pdf={pdf}
						number={index + 1}
						usual={pdf.first}
						frame={zoom.frame}
						width={width || zoom.width}
						factor={factor}
					/>
				))}
			</div>
		</ReadingFrame>
	);
}

/** The page in the middle, or the last one where nothing is left to scroll. */
function pageIn(frame: HTMLElement): number {
	const pages = [...frame.querySelectorAll<HTMLElement>("[data-page]")];
	const { scrollTop, clientHeight, scrollHeight } = frame;
	if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return pages.length;
	const middle = scrollTop + clientHeight / 2;
	return Math.max(1, pages.findLastIndex((page) => page.offsetTop <= middle) + 1);
}

/** The opened file, or why it cannot be shown; undefined until one of them is known. `again` tries to fetch the reader. */
function useOpenPdf(bytes: Blob): { opened: Opened | PdfFailure | undefined; again: () => void } {
	const [opened, setOpened] = useState<Opened | PdfFailure>();
	const [tried, setTried] = useState(1);
	useEffect(() => {
		const closed = new AbortController();
		const open = async () => {
			const pdf = await openPdf(bytes, closed.signal);
			return { ...pdf, first: await pdf.document.getPage(1) };
		};
		open().then(
			(pdf) => {
				if (!closed.signal.aborted) setOpened(pdf);
			},
			(error: unknown) => {
				if (closed.signal.aborted) return;
				console.warn(error);
				const failure = failureOf(error);
				setOpened(failure);
				if (failure === "missing" && tried > 1) reloadFallback();
			},
		);
		return () => closed.abort();
	}, [bytes, tried]);
	const again = () => setTried((times) => times + 1);
	useEffect(() => (opened === "missing" ? onReconnect(() => setTried((times) => times + 1)) : undefined), [opened]);
	return { opened, again };
}
