// A dashboard whose phone has not met the server: a browser deleted what it kept, or the first visit was cut.
import { test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { storedSession } from "#support/session.ts";

const here = serverForThisFile();

test("courses that never came are promised for the moment when there is a network again, and come then", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	await course(server, await teacher(server, "Rana Khoury"), [maya], { title: "Mathematics" });
	const { dashboard, items } = await storedSession(server, maya);
	const line = await lineTo(server);
	line.refuse();
	const app = await openApp(line.url, dashboard, "en", items);
	goOffline(app, line);
	await app.page.findByText("They will come to this phone when you are back online.");
	goOnline(app, line);
	await app.page.findByRole("heading", { name: "Mathematics" });
});
