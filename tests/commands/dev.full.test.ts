import { expect, test } from "vitest";
import { newPlace, run, serversOn, signIn } from "./command.ts";

test("npm run dev serves the sources and the API at one address, and SIGINT and SIGTERM stop both servers", async () => {
	const { dataDir } = await newPlace();
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		const place = await newPlace(dataDir);
		const dev = run("dev", place.env);
		await dev.saying("reloading as you edit, is at");

		expect(await (await fetch(place.url)).text()).toContain("/@vite/client");
		expect((await signIn(place.url, "teacher@lead.example")).status).toBe(200);
		expect(serversOn(dataDir)).toHaveLength(1);

		dev.process.kill(signal);
		expect(await dev.ended).toBe(0);
		expect(serversOn(dataDir)).toEqual([]);
		await expect(fetch(place.url)).rejects.toThrow();
	}
});
