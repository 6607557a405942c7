import { expect, test } from "vitest";
import { untilAnswered } from "./renewal.ts";

/** What is asked with these answers, one after the other. @returns the pauses between, in milliseconds */
async function pausesWith(answers: number[]): Promise<number[]> {
	const pauses: number[] = [];
	const left = [...answers];
	await untilAnswered(
		async () => left.shift() ?? 0,
		async (time) => void pauses.push(time),
	);
	expect(left).toEqual([]);
	return pauses;
}

test("a renewal that nobody answers is tried again after 200 ms and then after twice as long, six times in all", async () => {
	expect(await pausesWith([0, 503, 0, 0, 0, 0])).toEqual([200, 400, 800, 1600, 3200]);
});

test("an answer of the server ends the trying, whatever it says", async () => {
	expect(await pausesWith([0, 0, 200])).toEqual([200, 400]);
	expect(await pausesWith([401])).toEqual([]);
});
