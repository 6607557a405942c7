import { expect, test } from "vitest";
import { newPlace, run, serversOn, signIn } from "./command.ts";

for (const signal of ["SIGINT", "SIGTERM"] as const) {
	test(`npm run dev serves the sources and the API at one address, and ${signal} stops both servers`, async () => {
		const place = await newPlace();
		const dev = run("dev", place.env);
		await dev.saying("reloading as you edit, is at");

		expect(await (await fetch(place.url)).text()).toContain("/@vite/client");
		expect((await signIn(place.url, "teacher@lead.example")).status).toBe(200);
		expect(serversOn(place.dataDir)).toHaveLength(1);

		dev.process.kill(signal);
		expect(await dev.ended).toBe(0);
		expect(serversOn(place.dataDir)).toEqual([]);
		await expect(fetch(place.url)).rejects.toThrow();
	});
}
