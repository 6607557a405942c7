// One request of a client and the server's response, as they pass through the proxy (proxy.ts).
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { headBytes } from "#support/network/line.ts";

/** A complete response of the server, unchanged. */
export interface ServerAnswer {
	status: number;
	headers: string[];
	raw: Buffer;
}

/** An exchange that is held on its way, for a test to inspect and to decide about. */
export interface Held {
	readonly method: string;
	readonly path: string;
	/** What the client sent. */
	readonly body: string;
	/** The server's response; null when it has not received the request yet. */
	readonly answer: { status: number; body: string } | null;
	/** Lets it go on. Resolves when the client has its response or its connection broke. */
	release(): Promise<void>;
	/** Drops it, and breaks the client's connection. */
	drop(): void;
	/** Breaks the client's connection; `release` still delivers it to the server, as a late copy. */
	cutClient(): void;
}

export class Exchange implements Held {
	readonly method: string;
	readonly path: string;
	readonly incoming: IncomingMessage;
	readonly response: ServerResponse;
	readonly raw: Buffer;
	reply: ServerAnswer | null = null;
	private decide: (goOn: boolean) => void = () => {};
	private finish: () => void = () => {};
	private readonly finished = new Promise<void>((done) => {
		this.finish = done;
	});

	constructor(incoming: IncomingMessage, response: ServerResponse, raw: Buffer) {
		this.incoming = incoming;
		this.response = response;
		this.raw = raw;
		this.method = incoming.method ?? "GET";
		this.path = incoming.url ?? "/";
	}

	get body(): string {
		return this.raw.toString("utf8");
	}

	get answer(): Held["answer"] {
		return this.reply && { status: this.reply.status, body: this.reply.raw.toString("utf8") };
	}

	/** Bytes of the request on the wire. */
	get size(): number {
		return headBytes(`${this.method} ${this.path} HTTP/1.1`, this.incoming.rawHeaders) + this.raw.length;
	}

	readonly clientGone = (): boolean => this.response.destroyed;

	/** Waits for `release` or `drop`. @returns whether it goes on */
	decision(): Promise<boolean> {
		return new Promise((decide) => {
			this.decide = decide;
		});
	}

	/** Marks it as finished. */
	end(): void {
		this.finish();
	}

	async release(): Promise<void> {
		this.decide(true);
		await this.finished;
	}

	drop(): void {
		this.response.destroy();
		this.decide(false);
	}

	cutClient(): void {
		this.response.destroy();
	}
}

/** The complete body of a request; null when the client disconnected before its end. */
export function bodyOf(incoming: IncomingMessage): Promise<Buffer | null> {
	return new Promise((done) => {
		const parts: Buffer[] = [];
		incoming.on("data", (part: Buffer) => parts.push(part));
		incoming.once("end", () => done(Buffer.concat(parts)));
		incoming.once("error", () => done(null));
	});
}

/**
 * Passes a request to the server on a new connection, because a kept one may belong to a server killed since.
 * @throws {Error} when there is no complete response
 */
export function forward(target: string, exchange: Exchange): Promise<ServerAnswer> {
	const { method, path, raw, incoming } = exchange;
	return new Promise((done, fail) => {
		const passing = request(target + path, { method, headers: incoming.rawHeaders, agent: false }, (answer) => {
			void bodyOf(answer).then((body) => {
				if (!body || !answer.complete) return fail(new Error("the server broke off"));
				done({ status: answer.statusCode ?? 0, headers: answer.rawHeaders, raw: body });
			});
		});
		passing.once("error", fail);
		passing.end(raw);
	});
}

/** The response's own header lines, with its length instead of chunks. */
export function headersOf({ headers, raw }: ServerAnswer, hasBody: boolean): string[] {
	const kept: string[] = [];
	for (let at = 0; at < headers.length; at += 2) {
		const [name = "", value = ""] = headers.slice(at, at + 2);
		if (hasBody && /^(transfer-encoding|content-length)$/i.test(name)) continue;
		kept.push(name, value);
	}
	return hasBody ? [...kept, "Content-Length", String(raw.length)] : kept;
}
