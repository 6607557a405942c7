// Several people use one phone. Nobody finds anything of an earlier user.
import type { Page } from "@playwright/test";
import {
	answerField,
	cardOf,
	chipSays,
	followProfile,
	keptByServiceWorker,
	openTab,
	pressSignOut,
	signIn,
} from "#support/browser/portal.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, test } from "#support/browser/test.ts";
import { aClass, drafted, expectNothingOf, feedback, ownCourse, sentWords } from "./shared-phone-class.ts";

/** What the browser or the app's own cache stored of the server's responses: requested without a network. */
function answersKept(page: Page, addresses: Iterable<string>): Promise<string[]> {
	return page.evaluate(
		async (urls) => {
			const found: string[] = [];
			for (const url of urls) {
				const answer = await fetch(url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
				if (answer?.ok) found.push(url);
			}
			return found;
		},
		[...addresses],
	);
}

test("the next person on a phone finds nothing of the one before: stored, cached, in a field, or by going back", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/status of 504|ERR_CACHE_MISS|ERR_FAILED/);
	const { maya, karim } = await aClass(server);
	const page = await phone({ keepsApp: true });
	const asked = new Set<string>();
	const tokens = new Set<string>();
	page.on("request", (request) => {
		if (request.method() === "GET" && request.url().includes("/api/")) asked.add(request.url());
		tokens.add(request.headers().authorization ?? "");
	});
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Submitted");
	await expect(page.getByText(sentWords, { exact: true })).toBeVisible();
	await openTab(page, "Assignments (3)");
	await (await answerField(page, "Angles")).fill(drafted);
	await expect(cardOf(page, "Angles").getByText(/^Draft saved/)).toBeVisible();
	await followProfile(page);
	await expect(page.getByRole("definition").filter({ hasText: maya.email })).toContainText("confirmed");
	const hers = await everythingOn(page);
	for (const text of [maya.name, maya.email, drafted, sentWords, feedback, ownCourse]) expect(hers).toContain(text);
	const [token = ""] = [...tokens].filter(Boolean);
	expect(hers).toContain(token);
	await pressSignOut(page);
	await page.waitForURL(`${server.url}/`);
	await expectNothingOf(page, { ...maya, token });
	expect(asked.size).toBeGreaterThan(3);
	expect(await answersKept(page, asked)).toEqual([]);
	expect(await page.context().cookies()).toEqual([]);

	await signIn(page, server, karim);
	await openTab(page, "Assignments (3)");
	await chipSays(page, "All sent");
	await expectNothingOf(page, { ...maya, token });
	await page.goBack();
	await expect(page.getByRole("tab", { name: "Courses" })).toHaveAttribute("aria-selected", "true");
	for (const before of ["/", "/profile", "/dashboard-student"]) {
		await page.goBack();
		await page.waitForURL((url) => url.pathname === before);
		await expectNothingOf(page, { ...maya, token });
	}
});
