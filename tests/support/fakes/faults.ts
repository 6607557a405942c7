/** What the network does to one request. */
export const faults = [
	"none",
	"lost request",
	"lost answer",
	"timeout",
	"doubled",
	"held back",
	"captive portal",
	"busy",
	"too many",
	"token dies",
] as const;
/** Rarer ones, which the random histories leave out. */
export const rareFaults = ["aborted", "somebody else", "fallen over", "cut short"] as const;
/** Of a server behind another one; only the tests of one failing call have them. */
export const proxyFaults = ["too large for a proxy", "carried out and fallen over"] as const;
export type Fault = (typeof faults)[number] | (typeof rareFaults)[number] | (typeof proxyFaults)[number];

type Reply = { status: number; body: unknown };
const headers = { "Content-Type": "application/json", "X-Lead": "1" };

/** A response of the server itself, with its mark. */
export const respond = ({ status, body }: Reply): Response => new Response(JSON.stringify(body), { status, headers });

/** What the phone receives of the server's response: with its end missing, or an error in its place. */
export function received(fault: Fault, reply: Reply): Response {
	if (fault === "carried out and fallen over") return respond({ status: 502, body: "<html>Bad gateway</html>" });
	if (fault !== "cut short") return respond(reply);
	return new Response(JSON.stringify(reply.body).slice(0, -2), { status: reply.status, headers });
}

/**
 * The outcome of a request that never reaches the server; null when it does.
 * @throws what fetch throws when there is no response
 */
export function withoutServer(fault: Fault): Response | null {
	switch (fault) {
		case "lost request":
			throw new TypeError("network");
		case "aborted":
			throw new DOMException("the user left", "AbortError");
		case "captive portal":
			return new Response("<html>Sign in to the wifi</html>", { status: 200 });
		case "somebody else":
			return Response.json({ status: 401, message: "Sign in to the wifi" }, { status: 401 });
		case "busy":
			return respond({ status: 503, body: {} });
		case "too many":
			return respond({ status: 429, body: { message: "slow down", data: {} } });
		case "too large for a proxy":
			return new Response("<html>Request entity too large</html>", { status: 413 });
		case "fallen over":
			return respond({ status: 502, body: "<html>Bad gateway</html>" });
		default:
			return null;
	}
}
