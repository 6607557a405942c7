// The cable between a client and the real server: it can be cut after any byte, either way. (The proxy of proxy.ts knows
// requests, and gives up none in its middle.)
import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

type Way = "up" | "down";

class Wire {
	/** Where clients connect, without a slash at the end. */
	url = "";
	/** Bytes that passed each way since `count`. */
	carried = { up: 0, down: 0 };
	private left: { way: Way; bytes: number } | null = null;
	private isCut = false;
	private readonly sockets = new Set<Socket>();
	private readonly target: number;
	private readonly server = createServer((client) => this.join(client));

	/** @param target the server's port */
	constructor(target: number) {
		this.target = target;
	}

	count(): void {
		this.carried = { up: 0, down: 0 };
	}

	/** Cuts it when so many more bytes have passed that way; from then on nobody gets a connection. */
	cutAfter(way: Way, bytes: number): void {
		this.left = { way, bytes };
	}

	/** It is whole again. */
	mend(): void {
		this.left = null;
		this.isCut = false;
	}

	listen(): Promise<this> {
		return new Promise((done) => {
			this.server.listen(0, "127.0.0.1", () => {
				const address = this.server.address();
				if (!address || typeof address !== "object") throw new Error("no port");
				this.url = `http://127.0.0.1:${address.port}`;
				done(this);
			});
		});
	}

	async close(): Promise<void> {
		const closed = new Promise((done) => this.server.close(done));
		this.end();
		await closed;
	}

	private join(client: Socket): void {
		if (this.isCut) return void client.destroy();
		const server = connect(this.target, "127.0.0.1");
		for (const [from, to, way] of [
			[client, server, "up"],
			[server, client, "down"],
		] as const) {
			this.sockets.add(from);
			from.on("error", () => {});
			from.on("data", (bytes) => this.pass(way, bytes, to));
			from.once("close", () => {
				this.sockets.delete(from);
				to.destroy();
			});
		}
	}

	private pass(way: Way, bytes: Buffer, to: Socket): void {
		if (this.isCut) return;
		const last = this.left?.way === way && this.left.bytes <= bytes.length;
		const passing = last && this.left ? bytes.subarray(0, this.left.bytes) : bytes;
		this.carried[way] += passing.length;
		if (this.left?.way === way) this.left.bytes -= passing.length;
		this.isCut = last;
		to.write(passing, () => last && this.end());
	}

	private end(): void {
		this.isCut = true;
		for (const socket of this.sockets) socket.destroy();
	}
}

/** A cable to this server that ends with the test. */
export async function wireTo({ port }: { port: number }): Promise<Wire> {
	const wire = await new Wire(port).listen();
	onTestFinished(() => wire.close());
	return wire;
}
