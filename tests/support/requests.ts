// Raw requests, as a phone or an attacker sends them: no client library between the test and the wire.

export interface Answer {
	status: number;
	headers: Headers;
	text: string;
	/** The value at a dotted path of the JSON body ("data.grade.code"; "" is the whole body); undefined when there is none. */
	at: (path: string) => unknown;
}

export interface Asking {
	token?: string | undefined;
	/** An object is sent as JSON; a string, bytes or FormData go as they are. */
	body?: object | string | Uint8Array<ArrayBuffer> | FormData | undefined;
	headers?: Record<string, string> | undefined;
	redirect?: RequestRedirect;
}

/** Sends one request and reads the whole response. Throws only when there is no response at all. */
export async function ask(method: string, url: string, asking: Asking = {}): Promise<Answer> {
	const { token, body, headers = {}, redirect = "manual" } = asking;
	const bytes = body instanceof Uint8Array;
	const json = body !== undefined && typeof body !== "string" && !bytes && !(body instanceof FormData);
	const answer = await fetch(url, {
		method,
		redirect,
		headers: {
			...(json || typeof body === "string" ? { "Content-Type": "application/json" } : {}),
			...(bytes ? { "Content-Type": "application/octet-stream" } : {}),
			...(token ? { Authorization: token } : {}),
			...headers,
		},
		...(body === undefined ? {} : { body: json ? JSON.stringify(body) : body }),
	});
	const text = await answer.text();
	return { status: answer.status, headers: answer.headers, text, at: (path) => dig(parsed(text), path) };
}

/** A response in one line, for the message of a failing test. */
export function said(answer: Answer): string {
	return `${answer.status} ${answer.text}`;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function dig(value: unknown, path: string): unknown {
	if (path === "") return value;
	return path
		.split(".")
		.reduce<unknown>(
			(inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
			value,
		);
}
