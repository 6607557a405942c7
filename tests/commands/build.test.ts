import { loadConfigFromFile } from "vite";
import { expect, test, vi } from "vitest";
import { whatItIsFrom } from "#scripts/build.mjs";
import { root } from "#scripts/server/pocketbase.mjs";
import { readSettings } from "#scripts/server/settings.mjs";

/** The address the pages would name themselves by, were they built now. */
async function builtFor(): Promise<unknown> {
	const read = await loadConfigFromFile({ command: "build", mode: "production" }, undefined, root, "silent");
	return JSON.parse(String(read?.config.define?.["import.meta.env.VITE_APP_URL"]));
}

test.each([
	[{ PORT: "9666" }, "http://127.0.0.1:9666"],
	[{ HOST: "0.0.0.0", PORT: "9666" }, "http://127.0.0.1:9666"],
	[{ PORT: "9666", APP_URL: " https://lead.example/ " }, "https://lead.example"],
	[{}, "http://127.0.0.1:8090"],
])(
	"with %o the pages name the address the server says it is at, and what was built for another one is stale",
	async (env, address) => {
		for (const name of ["APP_URL", "HOST", "PORT"]) vi.stubEnv(name, undefined);
		vi.stubEnv("PORT", "9667");
		const elsewhere = whatItIsFrom();
		vi.stubEnv("PORT", undefined);
		for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);

		expect(await builtFor()).toBe(address);
		expect(readSettings().appUrl).toBe(address);
		expect(whatItIsFrom()).not.toBe(elsewhere);
		vi.unstubAllEnvs();
	},
);
