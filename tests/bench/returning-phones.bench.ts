// The power returns: how long three hundred phones of one centre, with 1 to 20 waiting writes each, take until all is
// confirmed. Fifteen seconds on two cores are the aim.
import { expect, test } from "@playwright/test";
import { processorTime } from "#support/process-cost.ts";
import { allAtOnce, centre } from "#support/schools/returning-phones.ts";
import { realServer } from "#support/server.ts";

test("three hundred phones come back in the same second", async () => {
	const server = await realServer({ crowd: true });
	try {
		const { phones } = await centre(server, 300);
		const before = processorTime(server.pid());
		const { milliseconds, wrong } = await allAtOnce(server, phones);
		const writes = phones.flatMap(({ waiting }) => waiting).length;
		const used = processorTime(server.pid()) - before;
		console.log(`${milliseconds} ms for ${writes} writes of ${phones.length} phones, ${used} ms of processor`);
		expect(wrong).toEqual([]);
	} finally {
		await server.end();
	}
});
