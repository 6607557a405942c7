// Opens a PDF with pdfjs. Nothing of the file is run: scripts in it need a part of pdfjs that is not here, forms of the XFA
// kind are off, and no code is made from a file (`isEvalSupported`). What would be compiled to WebAssembly is interpreted.
import type { PDFDocumentProxy } from "pdfjs-dist";
import { folderOf, pdfFiles } from "./pdf-files.ts";

type PdfJs = typeof import("pdfjs-dist");

export type OpenPdf = { document: PDFDocumentProxy; TextLayer: PdfJs["TextLayer"] };

/** Why a file cannot be shown: it wants a password, it is no whole PDF, or pdfjs could not be fetched. */
export type PdfFailure = "locked" | "broken" | "missing";

class ReaderMissing extends Error {}

/** @param closed ends it, and frees the memory @throws {unknown} for `failureOf` */
export async function openPdf(bytes: Blob, closed: AbortSignal): Promise<OpenPdf> {
	const { getDocument, PDFWorker, TextLayer } = await fetchPdfJs();
	const data = new Uint8Array(await bytes.arrayBuffer());
	closed.throwIfAborted();
	// Ours and not made by pdfjs, which would go on without a worker, in the page itself, when it cannot be fetched.
	const port = new Worker(pdfFiles.worker, { type: "module" });
	const lost = new Promise<never>((_, fail) => {
		port.addEventListener("error", () => fail(new ReaderMissing("The worker of pdfjs could not be started")));
	});
	const worker = PDFWorker.create({ port });
	const folder = folderOf(pdfFiles.worker);
	const task = getDocument({
		data,
		worker,
		enableXfa: false,
		isEvalSupported: false,
		useWasm: false,
		useWorkerFetch: false,
		wasmUrl: folder,
		standardFontDataUrl: folder,
	});
	closed.addEventListener("abort", () => {
		const end = () => {
			worker.destroy();
			port.terminate();
			TextLayer.cleanup();
		};
		task.destroy().then(end, end);
	});
	return { document: await Promise.race([task.promise, lost]), TextLayer };
}

async function fetchPdfJs(): Promise<PdfJs> {
	try {
		const pdfJs: PdfJs = await import(/* @vite-ignore */ pdfFiles.script);
		return pdfJs;
	} catch (cause) {
		throw new ReaderMissing("pdfjs could not be fetched", { cause });
	}
}

/** What an error of `openPdf` means. */
export function failureOf(error: unknown): PdfFailure {
	if (error instanceof ReaderMissing) return "missing";
	return error instanceof Error && error.name === "PasswordException" ? "locked" : "broken";
}
