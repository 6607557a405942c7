// Study materials with a real file: created without rules, or uploaded in pieces as a phone does it.
import { pdfOf } from "#scripts/demo/pdf.mjs";
import { type Answer, said } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";

type Content = Uint8Array<ArrayBuffer>;
export type NamedFile = { content: Content; name: string };

/** A page as a browser's file field gives it. */
export const pdf = (title: string): Content => pdfOf({ title, lines: ["One page to read."], language: "en" });

const sheet = (): NamedFile => ({ content: pdf("Fractions"), name: "fractions.pdf" });

const words = { title: "Fractions", subject: "Math", grade: "6", description: "On one page." };

/** A material on the server. */
export async function material(
	server: RealServer,
	fields: Record<string, string> = {},
	file: NamedFile = sheet(),
): Promise<Row> {
	const made = await server.ask("POST", "/api/collections/materials/records", {
		token: server.superuserToken,
		headers: { "Content-Type": "multipart/form-data; boundary=part" },
		body: formOf({ ...words, ...fields }, file),
	});
	const row = await server.row("materials", String(made.at("id")));
	if (!row) throw new Error(said(made));
	return row;
}

/** By hand: fetch does not know the forms, nor this process the bytes, of a page without a browser. */
function formOf(fields: Record<string, string>, { content, name }: NamedFile): Content {
	const part = (head: string, value: Content) => [
		Buffer.from(`--part\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
		Buffer.from(value),
		Buffer.from("\r\n"),
	];
	const texts = Object.entries(fields).flatMap(([field, text]) => part(`name="${field}"`, Buffer.from(text)));
	const last = part(`name="file_path"; filename="${name}"`, content);
	return Uint8Array.from(Buffer.concat([...texts, ...last, Buffer.from("--part--\r\n")]));
}

export type UploadBody = typeof words & {
	id: string;
	course_id: string;
	assignment_id: string;
	name: string;
	size: number;
};

/** What begins an upload of this file. */
export const uploadBody = (
	fields: Partial<UploadBody> = {},
	file: NamedFile = { content: pdf("Fractions"), name: "fractions.pdf" },
): UploadBody => ({
	id: newId(),
	...words,
	course_id: "",
	assignment_id: "",
	name: file.name,
	size: file.content.length,
	...fields,
});

type Giver = { token?: string | undefined };

/** Begins an upload, or asks how far it is. */
export const beginUpload = (server: RealServer, { token }: Giver, body: object): Promise<Answer> =>
	server.ask("POST", "/api/lead/uploads", { token, body });

export const sendPiece = (
	server: RealServer,
	{ token }: Giver,
	id: string,
	from: number | string,
	piece: Content,
): Promise<Answer> => server.ask("PUT", `/api/lead/uploads/${id}?from=${from}`, { token, body: piece });

export const pieceBytes = 256 * 1024;

/** Uploads a file to its end, going on from what the server has. Returns the last answer, or the first refusal. */
export async function upload(
	server: RealServer,
	who: Giver,
	fields: Partial<UploadBody> = {},
	file: NamedFile = sheet(),
): Promise<Answer> {
	const body = uploadBody(fields, file);
	let answer = await beginUpload(server, who, body);
	while (answer.status === 200 && answer.at("done") === false) {
		const from = Number(answer.at("received"));
		answer = await sendPiece(server, who, body.id, from, file.content.slice(from, from + pieceBytes));
	}
	return answer;
}

/** A material that somebody uploaded. Throws with the server's message when it is refused. */
export async function uploaded(
	server: RealServer,
	who: Giver,
	fields: Partial<UploadBody> = {},
	file: NamedFile = sheet(),
): Promise<Row> {
	const answer = await upload(server, who, fields, file);
	const row = await server.row("materials", String(answer.at("id")));
	if (!row) throw new Error(said(answer));
	return row;
}
