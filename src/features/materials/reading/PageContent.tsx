import type { PDFPageProxy } from "pdfjs-dist";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { drawPage, freeCanvas } from "./draw-page.ts";
import type { OpenPdf } from "./open-pdf.ts";
import classes from "./PdfPage.module.css";
import { linksOf, type PageLink } from "./page-links.ts";
import { useWords } from "./words.ts";

type PageContentProps = { page: PDFPageProxy; TextLayer: OpenPdf["TextLayer"]; scale: number };

// The page as it is seen, and over it its words, which can be marked and heard, and its links.
export function PageContent({ page, TextLayer, scale }: PageContentProps) {
	const t = useWords();
	const paper = useRef<HTMLDivElement>(null);
	const words = useRef<HTMLDivElement>(null);
	const [links, setLinks] = useState<PageLink[]>([]);
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		setFailed(false);
		if (!paper.current) return;
		return drawPage(page, scale, paper.current, () => setFailed(true));
	}, [page, scale]);
	useEffect(() => {
		const node = paper.current;
		return () => freeCanvas(node);
	}, []);
	useEffect(() => {
		const container = words.current;
		if (!container) return;
		const layer = new TextLayer({
			textContentSource: page.streamTextContent(),
			container,
			viewport: page.getViewport({ scale: 1 }),
		});
		layer.render().catch(() => undefined);
		return () => {
			layer.cancel();
			container.replaceChildren();
		};
	}, [page, TextLayer]);
	useEffect(() => {
		let over = false;
		linksOf(page).then(
			(found) => {
				if (!over) setLinks(found);
			},
			() => undefined,
		);
		return () => {
			over = true;
		};
	}, [page]);
	return (
		<>
			<div ref={paper} className={classes.paper} aria-hidden="true" />
			{failed ? <p className={classes.failed}>{t("page.failed")}</p> : null}
			<div ref={words} className={classes.words} />
			{links.map(({ address, says, place }) => (
				<a
					key={`${address} ${place.join()}`}
					className={classes.link}
					style={styleOf(place)}
					href={address}
					target="_blank"
					rel="noopener noreferrer"
				>
					<span className={classes.says}>{says}</span>
				</a>
			))}
		</>
	);
}

function styleOf([left, top, width, height]: PageLink["place"]): CSSProperties {
	return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
}
