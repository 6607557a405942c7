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
export type Fault = (typeof faults)[number] | (typeof rareFaults)[number];

type Reply = { status: number; body: unknown };
const headers = { "Content-Type": "application/json", "X-Lead": "1" };

/** A response of the server itself, with its mark. */
export const respond = ({ status, body }: Reply): Response => new Response(JSON.stringify(body), { status, headers });

/** The same with its end missing. */
export const cutShort = ({ status, body }: Reply): Response =>
	new Response(JSON.stringify(body).slice(0, -2), { status, headers });

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
		case "fallen over":
			return respond({ status: 502, body: "<html>Bad gateway</html>" });
		default:
			return null;
	}
}
