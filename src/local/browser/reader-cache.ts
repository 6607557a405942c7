// Where the files of pdfjs are kept on the phone, for the page that puts them there and the service worker that gives them
// out. Every version of pdfjs has a folder of its own, named by vite.config.ts.

/** The name of the Cache. */
export const readerCache = "lead-reader";

/** How the path of each of these files begins; the version follows. */
export const readerFolder = "/assets/pdfjs-";
