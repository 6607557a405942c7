// What is to happen to the next request of an address, and who learns of it.
import type { Exchange, Held } from "#support/network/exchange.ts";

type Stage = "hold request" | "hold answer" | "drop answer" | "double";
type Rule = { path: string; stage: Stage; tell: (held: Held) => void };

/** Each rule is for one request: it is gone once it was taken. */
export class Rules {
	private waiting: Rule[] = [];
	/** How the paths begin that find nobody; null while every path finds the server. */
	refused: string | null = null;

	/** @param path how the request's path begins. @returns the request, once one meets the rule */
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

	/** Forgets every rule that met nothing. */
	forget(): void {
		this.waiting = [];
	}
}

/** Tells whoever asked for it, and waits for the decision. */
export function hold(exchange: Exchange, { tell }: Rule): Promise<boolean> {
	const decided = exchange.decision();
	tell(exchange);
	return decided;
}
