// The link that confirms an address, on a line that breaks before or after it is used.
import { mailedLink, newcomer, openLink } from "#support/browser/accounts.ts";
import { fillSignIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { proxyTo } from "#support/proxy.ts";

const refused = /status of 40[03] .*\/api\/collections\/users\//;
const unreachable = /net::ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET) .*\/api\//;

test("where the line breaks around the link that confirms an address, only what is known is said", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refused, unreachable, /net::ERR_\w+ .*\/assets\//, /Failed to fetch dynamically imported module/);
	const nour = newcomer();
	const body = { ...nour, full_name: nour.name, passwordConfirm: nour.password, role: "student" };
	await server.ask("POST", "/api/collections/users/records", { body });
	const line = await proxyTo(server.url);
	const page = await phone();
	await page.goto(`${line.url}/login`);
	const part = line.nextHeldRequest("/assets/AddressNote");
	await fillSignIn(page, nour.email, nour.password);
	await part;
	line.refuse();
	await expect(
		page.getByText(
			"The password is right, but your email address is not confirmed yet. Please open the link in our email first.",
		),
	).toBeVisible();
	await expect(page.getByLabel("Password", { exact: true })).toHaveValue(nour.password);

	line.pass();
	const lost = line.nextDroppedAnswer("/api/collections/users/confirm-verification");
	await openLink(page, (await mailedLink(server, nour.email)).replace(server.url, line.url));
	await lost;
	await expect(page.getByText("We could not find out whether your address is confirmed.")).toBeVisible();
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
	await page.goto("about:blank");
	await line.close();
});
