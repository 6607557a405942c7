// A request whose body is late, as on a bad line or by intent: the server has looked at who asks, and waits for the rest.
import { request } from "node:http";
import type { Person } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";

export interface Held {
	method: string;
	path: string;
	body?: object | FormData;
}

/** Sends the head; the server asks for the body once it is past the token. @returns what sends it and gives the answer's status */
export async function hold(
	server: RealServer,
	who: Pick<Person, "token">,
	{ method, path, body = {} }: Held,
): Promise<() => Promise<number>> {
	const content = new Response(body instanceof FormData ? body : JSON.stringify(body));
	const bytes = new Uint8Array(await content.arrayBuffer());
	const headers = {
		Authorization: who.token,
		"Content-Type": body instanceof FormData ? (content.headers.get("content-type") ?? "") : "application/json",
		"Content-Length": bytes.byteLength,
		Expect: "100-continue",
	};
	const late = request(server.url + path, { method, headers });
	const status = new Promise<number>((done, fail) => {
		late.once("error", fail);
		late.once("response", (answer) => {
			answer.resume();
			answer.once("end", () => done(answer.statusCode ?? 0));
		});
	});
	await new Promise<void>((done, fail) => {
		late.once("continue", done);
		status.then((early) => fail(new Error(`${method} ${path} was answered ${early} before its body came`)), fail);
		late.flushHeaders();
	});
	return () => {
		late.end(bytes);
		return status;
	};
}
