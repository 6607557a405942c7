// @ts-check
// npm start: the whole product with made-up people, on any machine that has Node.
import "./process/node-version.mjs";
import { demoIn } from "./demo/open.mjs";
import { demoPassword, people } from "./demo/people.mjs";
import { runCommand } from "./process/ending.mjs";
import { lookBefore, prepare, serve, takeFolder } from "./server/serving.mjs";
import { readSettings } from "./server/settings.mjs";

const accounts = people.filter(({ about }) => about);

runCommand("start", async () => {
	const settings = readSettings(process.env, { dashboardOpen: true });
	const demo = demoIn(settings);
	await lookBefore(settings, demo.objection);
	const publicDir = await prepare(settings);
	const lock = await takeFolder(settings);
	await demo.fill(lock);
	await serve(settings, lock, { publicDir, env: demo.env });
	console.log(`
LEAD is at ${settings.appUrl}

${accounts.map(({ email, about }) => `  ${email.padEnd(24)}${about}`).join("\n")}
  Password of all: ${demoPassword}

Stop with Ctrl-C. The data is in ${settings.dataDir}; delete that folder for a fresh demo.`);
});
