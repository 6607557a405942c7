// What a browser deletes under an open page is put back.
import { keepFiles } from "#support/browser/offline.ts";
import { answerField, chipSays, chipSaysDraft, networkIsBack, openTab } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { clear, returns, title, unfetched, withUnsentWork } from "./taken-storage.ts";

test("a page that is open when the browser deletes its database puts back what it has, and it is sent once", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, unfetched);
	const page = await phone();
	const { maya } = await withUnsentWork(server, page, { kept: keepFiles });
	await chipSays(page, "Offline · 1 waiting");
	await clear(page, page.context(), server.url, "indexeddb");
	await returns(page);
	await chipSays(page, "Offline · 1 waiting");
	await expect(title(page)).toHaveCount(0);
	await server.start();
	await networkIsBack(page);
	await chipSaysDraft(page);
	await expect(await answerField(page, "Angles")).toHaveValue("Half a right angle");
	expect((await server.rows("submissions")).map((row) => [row.student_id, row.text_body])).toEqual([
		[maya.id, "Three eighths"],
	]);
	await page.reload();
	await openTab(page, "Assignments (2)");
	await expect(await answerField(page, "Angles")).toHaveValue("Half a right angle");
});
