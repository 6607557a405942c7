// A demo whose writing is interrupted.
import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { longOrShort } from "#support/chance/long.ts";
import { eventually } from "#support/eventually.ts";
import { newPlace, run, signIn } from "./command.ts";

const ready = "Stop with Ctrl-C";

// How much was written when the power went, in bytes of SQLite's log: before the first person, among them, in the courses.
for (const written of longOrShort([1, 300_000, 1_000_000], [300_000])) {
	test(`a demo interrupted after ${written} bytes is written again from the first row`, async () => {
		const place = await newPlace();
		const first = run("start", place.env);
		await first.saying("Writing the demo data");
		const log = join(place.dataDir, "data.db-wal");
		await eventually(() => expect(statSync(log).size).toBeGreaterThanOrEqual(written), {
			timeout: 30_000,
			interval: 2,
		});
		first.process.kill("SIGKILL");
		await first.ended;
		expect(first.said()).not.toContain(ready);

		const again = run("start", place.env);
		await again.saying(ready);
		expect(again.said()).toContain("Writing the demo data");
		const { token } = await (await signIn(place.url, "teacher@lead.example")).json();
		const list = await fetch(`${place.url}/api/collections/courses/records`, { headers: { Authorization: token } });
		expect(await list.json()).toMatchObject({ totalItems: 2 });
	});
}
