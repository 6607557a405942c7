/** What a JSON text says; undefined when it is none: another build may have left it, or a server that is not ours sent it. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
