// The rules for the next request to an address, and the tests that wait for it.
import type { Exchange, Held } from "#support/network/exchange.ts";

type Stage = "hold request" | "hold answer" | "drop answer" | "double";
type Rule = { path: string; stage: Stage; tell: (held: Held) => void };

/** Each rule is for one request, and is removed when a request has used it. */
export class Rules {
	private waiting: Rule[] = [];
	/** Path prefix of requests that get no connection; null: all reach the server. */
	refused: string | null = null;

	/** @param path prefix of the request's path. @returns the request, when one matches the rule */
	add(path: string, stage: Stage): Promise<Held> {
		return new Promise((tell) => {
			this.waiting.push({ path, stage, tell });
		});
	}

	take(path: string, stages: Stage[]): Rule | undefined {
		const rule = this.waiting.find((one) => stages.includes(one.stage) && path.startsWith(one.path));
		this.waiting = this.waiting.filter((one) => one !== rule);
		return rule;
	}

	refuses(path = ""): boolean {
		return this.refused !== null && path.startsWith(this.refused);
	}

	/** Removes every rule that no request has used. */
	forget(): void {
		this.waiting = [];
	}
}

/** Hands the request to the test that waits for it, and waits for its decision. */
export function hold(exchange: Exchange, { tell }: Rule): Promise<boolean> {
	const decided = exchange.decision();
	tell(exchange);
	return decided;
}
