import type { PDFPageProxy } from "pdfjs-dist";
import { type CSSProperties, memo, type RefObject, useEffect, useRef, useState } from "react";
import type { OpenPdf } from "./open-pdf.ts";
import { PageContent } from "./PageContent.tsx";
import classes from "./PdfPage.module.css";
import { useWords } from "./words.ts";

type PdfPageProps = {
	pdf: OpenPdf;
	number: number;
	/** A page whose size this one has until its own is known. */
	usual: PDFPageProxy;
	frame: RefObject<HTMLElement | null>;
	/** By which it is drawn. */
	width: number;
	factor: number;
};

/** No page is wider than 1.5 px for a point of its paper: A4 is 893 px then, and its letters are larger than on paper. */
const widest = 1.5;

// One page: an empty one of its size while it is far from what is seen, so that a long file needs no more memory than a
// short one.
export const PdfPage = memo(function PdfPage({ pdf, number, usual, frame, width, factor }: PdfPageProps) {
	const t = useWords();
	const node = useRef<HTMLDivElement>(null);
	const near = useNear(node, frame);
	const page = usePage(pdf, number, near);
	const [size, setSize] = useState(() => usual.getViewport({ scale: 1 }));
	useEffect(() => {
		if (page) setSize(page.getViewport({ scale: 1 }));
	}, [page]);
	const style: CSSProperties & Record<`--${string}`, number> = {
		"--page-width": size.width,
		"--page-height": size.height,
		"--widest": widest,
	};
	const scale = Math.min(width / size.width, widest) * factor;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a page is no fieldset
		<div
			ref={node}
			className={classes.page}
			style={style}
			role="group"
			aria-label={t("page", { page: number })}
			data-page
		>
			{page ? <PageContent page={page} TextLayer={pdf.TextLayer} scale={scale} /> : null}
		</div>
	);
});

/** Whether it is on the screen, or at most a screen and a half away. */
function useNear(node: RefObject<HTMLElement | null>, frame: RefObject<HTMLElement | null>): boolean {
	const [near, setNear] = useState(false);
	useEffect(() => {
		if (!node.current) return;
		const observer = new IntersectionObserver((seen) => setNear(seen.at(-1)?.isIntersecting ?? false), {
			root: frame.current,
			rootMargin: "150% 0px",
		});
		observer.observe(node.current);
		return () => observer.disconnect();
	}, [node, frame]);
	return near;
}

/** The page while it is needed. pdfjs forgets what it has read of it afterwards. */
function usePage({ document }: OpenPdf, number: number, needed: boolean): PDFPageProxy | null {
	const [page, setPage] = useState<PDFPageProxy | null>(null);
	useEffect(() => {
		if (!needed) return;
		let got: PDFPageProxy | null = null;
		let over = false;
		document.getPage(number).then(
			(one) => {
				got = one;
				if (!over) setPage(one);
			},
			// The file was closed meanwhile, or this page of it is broken: it stays empty.
			(error: unknown) => console.warn(error),
		);
		return () => {
			over = true;
			setPage(null);
			got?.cleanup();
		};
	}, [document, number, needed]);
	return page;
}
