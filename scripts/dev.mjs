// @ts-check
// npm run dev: Vite with reload in this process, PocketBase behind it on a port of its own, on the demo's data folder.
import "./process/node-version.mjs";
import { demoIn } from "./demo/open.mjs";
import { runCommand, whenEnding } from "./process/ending.mjs";
import { installWhatIsMissing } from "./process/install.mjs";
import { freePort, root } from "./server/pocketbase.mjs";
import { pocketbaseBinary } from "./server/pocketbase-binary.mjs";
import { lookBefore, serve, takeFolder } from "./server/serving.mjs";
import { readSettings } from "./server/settings.mjs";

runCommand("dev", async () => {
	const settings = readSettings(process.env, { dashboardOpen: true });
	const demo = demoIn(settings);
	await lookBefore(settings, demo.objection);
	await installWhatIsMissing();
	pocketbaseBinary();
	const lock = await takeFolder(settings);
	await demo.fill(lock);
	const behind = { ...settings, host: "127.0.0.1", port: await freePort() };
	const server = await serve(behind, lock, {
		publicDir: settings.publicDir ?? root,
		env: { ...demo.env, LEAD_BUILD: "dev" },
		watchHooks: true,
	});
	// Imported here and not above: on a fresh clone it is installed only now.
	const { createServer } = await import("vite");
	const vite = await createServer({
		root,
		server: { host: settings.host, port: settings.port, strictPort: true, proxy: { "/api": server.url } },
	});
	whenEnding(() => vite.close());
	await vite.listen();
	console.log(
		`\nLEAD, reloading as you edit, is at ${settings.appUrl} (PocketBase at ${server.url}). Stop with Ctrl-C.`,
	);
});
