// Requests exactly as written: an address is not normalised; any method, any size of headers and body, any pace.
import { Agent, request } from "node:http";
import type { RealServer } from "#support/server.ts";

export interface RawRequest {
	method?: string;
	/** As written in the first line of the request. */
	path: string;
	token?: string | undefined;
	headers?: Record<string, string | string[]>;
	/** Sent as JSON unless the headers say otherwise. */
	body?: string | Uint8Array | undefined;
}

export interface RawAnswer {
	/** 0: the connection ended without a response. */
	status: number;
	headers: Record<string, string | string[] | undefined>;
	text: string;
}

const large = 100_000; // bytes from which a body waits until the server asks for it, so that a refusal by its head does not break the connection

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one request. A broken connection is a result too (status 0), because attackers must expect that. */
export function sendRaw(server: Pick<RealServer, "port">, asked: RawRequest): Promise<RawAnswer> {
	const { method = "GET", path, token, headers = {}, body } = asked;
	const waits = body !== undefined && body.length > large;
	return new Promise((done) => {
		const sent = request({
			agent: waits ? false : agent, // a connection whose body the server did not want is closed
			host: "127.0.0.1",
			port: server.port,
			method,
			path,
			headers: {
				...(token ? { Authorization: token } : {}),
				...(body === undefined
					? {}
					: { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(body)) }),
				...(waits ? { Expect: "100-continue" } : {}),
				...headers,
			},
		});
		const cut = () => done({ status: 0, headers: {}, text: "" });
		sent.on("error", cut);
		sent.on("connect", (answer, socket) => {
			socket.destroy();
			done({ status: answer.statusCode ?? 0, headers: answer.headers, text: "" });
		});
		sent.on("response", (answer) => {
			const parts: Buffer[] = [];
			answer.on("data", (part: Buffer) => parts.push(part));
			answer.on("error", cut);
			answer.on("end", () =>
				done({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() }),
			);
		});
		if (waits) sent.on("continue", () => sent.end(body)).flushHeaders();
		else sent.end(body);
	});
}
