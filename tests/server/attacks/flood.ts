// A flood of requests, and the address that each comes from.

type Ask = (n: number) => Promise<{ status: number }>;

/** Asks twice as often as may be, and once more, many at a time. */
export async function flood(most: number, ask: Ask): Promise<{ let: number; statuses: number[] }> {
	const statuses: number[] = [];
	const numbers = Array.from({ length: 2 * most + 1 }, (_, n) => n).reverse();
	const worker = async () => {
		for (let n = numbers.pop(); n !== undefined; n = numbers.pop()) statuses.push((await ask(n)).status);
	};
	await Promise.all(Array.from({ length: 16 }, worker));
	return { let: statuses.filter((status) => status !== 429).length, statuses: [...new Set(statuses)].sort() };
}

/** The header by which the proxy before the server says where a request comes from. */
export const from = (address: string) => ({ "X-Real-IP": address });
