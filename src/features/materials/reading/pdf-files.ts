// The files of pdfjs, each as its package has it. The build for older browsers: phones are used for years, and the other
// build needs a browser of the last months. Version 5.4: it brings along what Chrome 110 and Safari 16.4 lack, and Chrome 106
// reads with it, too. Version 6 brings less, and needs browsers of 2024.
// Fonts: only these two are ever asked for, for a PDF that names them and does not bring them along; every other font is
// replaced by one of the phone's. The decoder of JPEG 2000 is the one without WebAssembly, which our Content-Security-Policy
// forbids; those of other scans (JBIG2, CCITT fax) are in the worker.
import script from "pdfjs-dist/legacy/build/pdf.min.mjs?url";
import worker from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import dingbats from "pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url";
import symbols from "pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url";
import jpeg2000 from "pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url";

/** Addresses on our own site. */
export const pdfFiles = { script, worker, all: [script, worker, jpeg2000, symbols, dingbats] };

/** The folder of a file, for what pdfjs looks for by name. @param file its address */
export const folderOf = (file: string): string => new URL(".", new URL(file, location.href)).href;
