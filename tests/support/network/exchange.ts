// One request of a client and the server's answer to it, as they pass through the proxy (proxy.ts).
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { headBytes } from "#support/network/line.ts";

/** A whole answer of the server, as it came. */
export interface ServerAnswer {
	status: number;
	headers: string[];
	raw: Buffer;
}

/** Something kept back on its way, for a test to look at and to decide about. */
export interface Held {
	readonly method: string;
	readonly path: string;
	/** What the client sent. */
	readonly body: string;
	/** What the server said; null when it has not heard of the request yet. */
	readonly answer: { status: number; body: string } | null;
	/** Lets it go on. Resolves when the client has its answer or its line broke. */
	release(): Promise<void>;
	/** It is lost, and the client's line breaks. */
	drop(): void;
	/** The client's line breaks, but `release` still lets it reach the server: a late copy. */
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

	/** Nothing more will happen to it. */
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

/** The whole body of a request; null when the client went away before its end. */
export function bodyOf(incoming: IncomingMessage): Promise<Buffer | null> {
	return new Promise((done) => {
		const parts: Buffer[] = [];
		incoming.on("data", (part: Buffer) => parts.push(part));
		incoming.once("end", () => done(Buffer.concat(parts)));
		incoming.once("error", () => done(null));
	});
}

/**
 * Passes a request to the server, on a connection of its own: a kept one may be that of a server killed since.
 * @throws {Error} when nobody answers to the end
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

/** The answer's own header lines; its length is told instead of sending it in chunks. */
export function headersOf({ headers, raw }: ServerAnswer, hasBody: boolean): string[] {
	const kept: string[] = [];
	for (let at = 0; at < headers.length; at += 2) {
		const [name = "", value = ""] = headers.slice(at, at + 2);
		if (hasBody && /^(transfer-encoding|content-length)$/i.test(name)) continue;
		kept.push(name, value);
	}
	return hasBody ? [...kept, "Content-Length", String(raw.length)] : kept;
}
