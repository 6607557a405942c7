// Study materials with a real file: created without rules, or as a form that a browser sends.
import { pdfOf } from "#scripts/demo/pdf.mjs";
import type { RealServer, Row } from "#support/server.ts";

/** A page as a browser's file field gives it. */
export const pdf = (title: string): Blob =>
	new Blob([pdfOf({ title, lines: ["One page to read."], language: "en" })], { type: "application/pdf" });

/** The form of a new material; `file` is its file with its name, null for none. */
export function materialForm(
	fields: Record<string, string> = {},
	file: { content: Blob; name: string } | null = { content: pdf("Fractions"), name: "fractions.pdf" },
): FormData {
	const form = new FormData();
	const given = { title: "Fractions", subject: "Math", grade: "6", description: "On one page.", ...fields };
	for (const [name, value] of Object.entries(given)) form.set(name, value);
	if (file) form.set("file_path", file.content, file.name);
	return form;
}

/** A material on the server. */
export const material = (server: RealServer, fields: Record<string, string> = {}): Promise<Row> =>
	server.create("materials", materialForm(fields));
