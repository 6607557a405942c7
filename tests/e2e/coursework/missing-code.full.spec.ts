// Code of the app that did not arrive is fetched again. What arrives while a person types: tests/screens.
import { chipSays, networkIsBack, openDashboard } from "#support/browser/portal.ts";
import { test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

const sendingCode = /\/assets\/schedule-.*\.js$/;

test("code for sending that did not arrive is asked for again when the network is back", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/^Failed to load resource: net::ERR_FAILED .*\/assets\//, /ERR_FAILED/);
	const maya = await student(server, "Maya Haddad");
	await assignment(server, (await course(server, await teacher(server), [maya])).id);
	const page = await phone();
	await openDashboard(page, server, maya);
	// The home page has no other use for this part of the code; a dashboard without it would be broken.
	await page.route(sendingCode, (route) => route.abort());
	const failed = page.waitForEvent("requestfailed", (request) => sendingCode.test(request.url()));
	await page.goto(`${server.url}/`);
	await failed;
	await page.unroute(sendingCode);
	const handshake = page.waitForRequest(/\/api\/lead\/handshake/);
	await networkIsBack(page);
	await handshake;
	await chipSays(page, "All sent");
});
