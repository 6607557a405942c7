// The network between a client and the real server, on a port of its own, so that it can fail in every way. No part of
// it sleeps: a test that holds an exchange learns when it is held, and decides when it goes on.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { bodyOf, Exchange, forward, type Held, headersOf, type ServerAnswer } from "#support/network/exchange.ts";
import { type Foreign, portalPage } from "#support/network/foreign.ts";
import { headBytes, Lane, type Traffic } from "#support/network/line.ts";
import { hold, Rules } from "#support/network/rules.ts";

/** The header by which our server marks its answers (pb_hooks/lib/site/api-requests.js). */
export const ownMark = { "X-Lead": "1" };

export class NetworkProxy {
	/** Where clients connect, without a slash at the end. */
	url = "";
	/** Called with each response of the server, before the client receives it. */
	answered: (exchange: Held) => void = () => {};
	/** Called with each response of the server that went to the client whole, before the client can act on it. */
	delivered: (exchange: Held) => void = () => {};
	private mode: "pass" | "refuse" | "portal" = "pass";
	private foreign: Foreign = { status: 200, headers: {}, body: "" };
	private readonly rules = new Rules();
	private readonly up = new Lane();
	private readonly down = new Lane();
	private readonly sockets = new Set<Socket>();
	private traffic: Traffic = { up: 0, down: 0, total: 0, requests: [] };
	private readonly target: string;
	/** Closes no idle connection by itself: to a busy client that uses it again it would look like a broken line. */
	private readonly server = createServer({ keepAliveTimeout: 0 }, (asked, answer) => void this.handle(asked, answer));

	/** @param target the server's address without a slash at the end */
	constructor(target: string) {
		this.target = target;
		this.server.on("connection", (socket) => {
			if (this.mode === "refuse") return socket.destroy();
			this.sockets.add(socket);
			socket.on("error", () => {});
			socket.once("close", () => this.sockets.delete(socket));
		});
	}

	/** From now on every connection breaks, open ones too. (The port stays open, or another process could take it.) */
	refuse(): void {
		this.mode = "refuse";
		for (const socket of this.sockets) socket.destroy();
	}

	/** From now on requests below this path get no connection, others pass: as without a server for an app the phone has. */
	refuseBelow(path: string): void {
		this.rules.refused = path;
	}

	/** Requests go through again. */
	pass(): void {
		this.mode = "pass";
		this.rules.refused = null;
	}

	/** From now on every request is answered with a page, as in a café before one has signed in to its network. */
	captivePortal(status = 200): void {
		this.mode = "portal";
		this.foreign = portalPage(status);
	}

	/** Every request is answered with this JSON: by a portal or a proxy, or with `ownMark` by our server itself. */
	answerAll(status: number, body: unknown, headers: Record<string, string> = {}): void {
		this.mode = "portal";
		this.foreign = { status, headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) };
	}

	/** Bytes a second, each way; null for no limit. */
	throttle(bytesPerSecond: number | null): void {
		for (const lane of [this.up, this.down]) lane.speed = bytesPerSecond;
	}

	/** Holds the next request whose path begins with this, before it reaches the server. */
	nextHeldRequest(path: string): Promise<Held> {
		return this.rules.add(path, "hold request");
	}

	/** Holds the next response to such a request, after the server has carried it out. */
	nextHeldAnswer(path: string): Promise<Held> {
		return this.rules.add(path, "hold answer");
	}

	/** Drops the next response to such a request; resolves when that has happened. */
	nextDroppedAnswer(path: string): Promise<Held> {
		return this.rules.add(path, "drop answer");
	}

	/** Sends the next such request twice; the client receives the second response. */
	nextDoubled(path: string): Promise<Held> {
		return this.rules.add(path, "double");
	}

	/** Removes every rule that no request has used. */
	forgetRules(): void {
		this.rules.forget();
	}

	/** Measures what passes while `work` runs. */
	async measure(work: () => Promise<unknown>): Promise<Traffic> {
		this.traffic = { up: 0, down: 0, total: 0, requests: [] };
		await work();
		return this.traffic;
	}

	listen(): Promise<this> {
		return new Promise((done, fail) => {
			this.server.once("error", fail);
			this.server.listen(0, "127.0.0.1", () => {
				const address = this.server.address();
				if (!address || typeof address !== "object") return fail(new Error("no port"));
				this.url = `http://127.0.0.1:${address.port}`;
				done(this);
			});
		});
	}

	async close(): Promise<void> {
		const closed = new Promise((done) => this.server.close(done));
		this.refuse();
		await closed;
	}

	private async handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
		const raw = await bodyOf(incoming);
		if (!raw || this.rules.refuses(incoming.url)) return void incoming.socket.destroy();
		const exchange = new Exchange(incoming, response, raw);
		await this.carry(exchange).catch(() => response.destroy());
		exchange.end();
	}

	private async carry(exchange: Exchange): Promise<void> {
		if (!(await this.up.carry(exchange.size, exchange.clientGone))) return;
		this.count("up", exchange.size);
		this.traffic.requests.push(`${exchange.method} ${exchange.path}`);
		const { status, headers, body } = this.foreign;
		if (this.mode === "portal") return void exchange.response.writeHead(status, headers).end(body);
		const before = this.rules.take(exchange.path, ["hold request"]);
		if (before && !(await hold(exchange, before))) return;
		exchange.reply = await forward(this.target, exchange);
		this.answered(exchange);
		const after = this.rules.take(exchange.path, ["hold answer", "drop answer", "double"]);
		if (after?.stage === "drop answer") {
			exchange.drop();
			return after.tell(exchange);
		}
		if (after?.stage === "double") {
			after.tell(exchange);
			exchange.reply = await forward(this.target, exchange);
		} else if (after && !(await hold(exchange, after))) return;
		await this.deliver(exchange, exchange.reply);
	}

	private async deliver(exchange: Exchange, reply: ServerAnswer): Promise<void> {
		const { method, response, clientGone } = exchange;
		const hasBody = method !== "HEAD" && reply.status !== 304 && reply.status !== 204;
		const head = headBytes(`HTTP/1.1 ${reply.status} OK`, reply.headers);
		if (!(await this.down.carry(head, clientGone))) return;
		response.sendDate = false;
		response.writeHead(reply.status, headersOf(reply, hasBody));
		const write = (from: number, to: number) => void response.write(reply.raw.subarray(from, to));
		if (hasBody && !(await this.down.carry(reply.raw.length, clientGone, write))) return;
		this.count("down", head + reply.raw.length);
		await new Promise<void>((done) => {
			response.once("close", done);
			response.once("finish", () => this.delivered(exchange));
			response.end(done);
		});
	}

	private count(way: "up" | "down", bytes: number): void {
		this.traffic[way] += bytes;
		this.traffic.total += bytes;
	}
}

/** Puts a network in front of a server whose address is `target`. */
export const proxyTo = (target: string): Promise<NetworkProxy> => new NetworkProxy(target).listen();
