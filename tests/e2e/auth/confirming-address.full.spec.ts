// A person whose address is not confirmed, on a line that breaks before the code of the note about it has come. A lost
// answer: tests/screens/auth/confirming-address.test.ts.

import { newcomer, signedUp } from "#support/api/newcomers.ts";
import { fillSignIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { proxyTo } from "#support/proxy.ts";

const refused = /status of 40[03] .*\/api\/collections\/users\//;
const unreachable = /net::ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET) .*\/api\//;

test("where the line breaks before the note about an address that is not confirmed, only what is known is said", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused, unreachable, /net::ERR_\w+ .*\/assets\//, /Failed to fetch dynamically imported module/);
	const nour = newcomer();
	await signedUp(server, nour);
	const line = await proxyTo(server.url);
	const page = await phone();
	await page.goto(`${line.url}/login`);
	const part = line.nextHeldRequest("/assets/AddressNote");
	await fillSignIn(page, nour.email, nour.password);
	await part;
	line.refuse();
	await expect(
		page.getByText(
			"Your password is right, but your email address is not confirmed yet. Please open the link in our email first.",
		),
	).toBeVisible();
	await expect(page.getByLabel("Password", { exact: true })).toHaveValue(nour.password);
	await page.goto("about:blank");
	await line.close();
});
