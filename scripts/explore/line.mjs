// @ts-check
// A port that leads to a server's, and that can be cut: whoever asks then is refused, as where the network is out.
import { once } from "node:events";
import { connect, createServer } from "node:net";

/**
 * @param {number} port of a server on this machine
 * @returns {Promise<{ url: string, cut: () => void, mend: () => void, close: () => void }>} where it is reached, without a
 * slash at the end; open connections break when it is cut
 */
export async function cuttableLine(port) {
	/** @type {Set<import("node:net").Socket>} */
	const open = new Set();
	let isCut = false;
	const cut = () => {
		isCut = true;
		for (const socket of open) socket.destroy();
	};
	const server = createServer((client) => {
		if (isCut) return void client.destroy();
		open.add(client);
		const served = connect(port, "127.0.0.1");
		client.pipe(served).pipe(client);
		for (const socket of [client, served]) socket.on("error", () => {});
		served.once("close", () => client.destroy());
		client.once("close", () => {
			open.delete(client);
			served.destroy();
		});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("no port");
	return {
		url: `http://127.0.0.1:${address.port}`,
		cut,
		mend: () => {
			isCut = false;
		},
		close: () => {
			cut();
			server.close();
		},
	};
}
