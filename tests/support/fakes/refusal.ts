// How the server in memory accepts and refuses.
export class Refusal extends Error {
	readonly status: number;
	readonly data: Record<string, { code: string; message: string }>;

	/** Without a code it is a refusal by a rule, which gives no reason. */
	constructor(status: number, code = "", message = "") {
		super(message);
		this.status = status;
		this.data = code ? { field: { code, message } } : {};
	}
}

export const pocketDate = (ms: number): string => new Date(ms).toISOString().replace("T", " ");
