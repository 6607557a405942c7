// The list behind the chip: everything written on this phone and how it stands, in one place and in plain words.
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { drawn, judge, looks } from "#support/browser/looks.ts";
import { chip, openTab, sheet, signIn } from "#support/browser/portal.ts";
import { expect, holdRequests, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, newId, submission } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";

const refusedBatch = /status of 400 .*\/api\/batch/;
const isCut = /net::ERR_(FAILED|INTERNET_DISCONNECTED) .*\/api\//;

async function aClass(server: RealServer, titles: string[]) {
	const maya = await student(server, "Maya Haddad");
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya]);
	const tasks: Row[] = [];
	for (const title of titles) tasks.push(await assignment(server, maths.id, { title }));
	return { maya, rana, maths, tasks };
}

const list = (page: Page): Locator =>
	page.getByRole("dialog", { name: /^(Written on this phone|Écrit sur ce téléphone)$/ });
/** The work of that title in the list. */
const work = (page: Page, title: string): Locator => list(page).getByRole("listitem").filter({ hasText: title });
const field = (page: Page, title: string): Locator => sheet(page, title).getByLabel(/^(Your response|Ta réponse)$/);

async function answer(page: Page, title: string, text: string): Promise<void> {
	await field(page, title).fill(text);
	await sheet(page, title)
		.getByRole("button", { name: /^(Submit Assignment|Rendre le devoir)$/ })
		.click();
	await expect(sheet(page, title)).toHaveCount(0);
}

/** Holds what is sent from here on. @returns what lets it go, and all that follows */
const holdSending = (page: Page) => holdRequests(page, "**/api/batch");

/** No answer comes from the server any more; the pages themselves are there. */
const cut = (page: Page): Promise<unknown> => page.route("**/api/**", (route) => route.abort());

const said = {
	en: {
		draft: /^Draft saved \d\d:\d\d$/,
		queued: "Waiting to send",
		sending: "Sending",
		sent: "Sent to your teacher",
		failed: "Not sent",
		why: "This is no longer open to you. What you wrote is kept here.",
		again: "Try again",
		parts: ["Not sent yet", "Being written", "Sent lately"],
		chip: "1 needs you",
		contact: /^Last contact with the centre: \w+ \d+, \d{4}, \d+:\d\d\s[AP]M\.$/,
	},
	fr: {
		draft: /^Brouillon enregistré à \d\d:\d\d$/,
		queued: "En attente d'envoi",
		sending: "Envoi en cours",
		sent: "Envoyé à ton professeur",
		failed: "Non envoyé",
		why: "Ce travail n'est plus ouvert pour ce compte. Ce qui a été écrit est gardé ici.",
		again: "Réessayer",
		parts: ["Pas encore envoyé", "En cours d'écriture", "Envoyé récemment"],
		chip: "1 à revoir",
		contact: /^Dernier contact avec le centre\u202f: \d+ \S+ \d{4} à \d\d:\d\d\.$/,
	},
} as const;

const begun = ["Ratios", "Levers"];

for (const { name, language, colorScheme, width } of looks) {
	test(`every state of a work is told in the list: ${name}`, async ({ server, phone, strays }) => {
		strays.allow(refusedBatch);
		const words = said[language];
		const { maya, tasks } = await aClass(server, ["Fractions", "Angles", "Areas", "Volumes", ...begun]);
		const page = await phone({ chosen: language, colorScheme, viewport: { width, height: 780 } });
		await signIn(page, server, maya);
		await openTab(page, /\(6\)$/);
		await answer(page, "Fractions", "3/8");
		await expect(chip(page)).toHaveAttribute("data-look", "sent");
		await server.remove("assignments", tasks[1]?.id ?? "");
		await answer(page, "Angles", "A right angle has 90 degrees.");
		await expect(chip(page)).toHaveAttribute("data-look", "failed");
		const letGo = await holdSending(page);
		await answer(page, "Areas", "12 square metres");
		for (const title of begun) {
			await field(page, title).fill("Two to");
			await expect(sheet(page, title).getByText(words.draft)).toBeVisible();
		}
		await chip(page).click();
		await expect(work(page, "Areas").getByText(words.sending, { exact: true })).toBeVisible();
		await page.keyboard.press("Escape");
		await answer(page, "Volumes", "8 litres");
		await chip(page).click();

		for (const title of begun) await expect(work(page, title).getByText(words.draft)).toBeVisible();
		await expect(work(page, "Volumes").getByText(words.queued, { exact: true })).toBeVisible();
		await expect(work(page, "Areas").getByText(words.sending, { exact: true })).toBeVisible();
		await expect(work(page, "Fractions").getByText(words.sent, { exact: true })).toBeVisible();
		await expect(work(page, "Angles").getByText(`${words.failed}${words.why}`)).toBeVisible();
		await expect(work(page, "Angles").getByRole("button", { name: words.again })).toBeVisible();
		await expect(list(page).getByRole("heading", { level: 3 })).toHaveText([...words.parts]);
		await expect(list(page).getByRole("status")).toHaveText(words.chip);
		await expect(list(page).getByText(words.contact)).toBeVisible();
		// The notice of what was refused stays; those that go are judged neither coming nor going.
		await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
		await drawn(page);
		await judge(page, `every state, ${name}`);
		letGo();
		await expect(work(page, "Areas").getByText(words.sent, { exact: true })).toBeVisible();
		await expect(work(page, "Volumes").getByText(words.sent, { exact: true })).toBeVisible();
		expect(await cutWithLargeLetters(page)).toEqual([]);
	});
}

/** The buttons of the list that cannot hold their words once letters are twice as large. */
const cutWithLargeLetters = (page: Page): Promise<(string | null)[]> =>
	page.evaluate(() => {
		document.documentElement.style.setProperty("font-size", "200%");
		return [...document.querySelectorAll("[role=dialog] button *")]
			.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
			.map(({ textContent }) => textContent);
	});

test("the way to a work closes the list and puts the focus there, also when that page is open already", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(isCut);
	const { maya } = await aClass(server, ["Fractions", "Angles"]);
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await signIn(page, server, maya);
	await openTab(page, "Assignments (2)");
	await field(page, "Angles").fill("A right angle");
	await expect(sheet(page, "Angles").getByText(/^Draft saved/)).toBeVisible();
	await answer(page, "Fractions", "3/8");
	await expect(chip(page)).toHaveAttribute("data-look", "sent");
	await openTab(page, "Courses");

	const heading = (title: string) => sheet(page, title).getByRole("heading", { level: 2 });
	for (const from of ["the tab of the courses", "the very sheet"]) {
		await test.step(`from ${from}`, async () => {
			await chip(page).click();
			await list(page).getByRole("link", { name: "Answer: Angles" }).click();
			await expect(list(page)).toHaveCount(0);
			await expect(heading("Angles")).toBeFocused();
			await expect(heading("Angles")).toBeInViewport();
		});
	}
	await expect(field(page, "Angles")).toHaveValue("A right angle");
	await chip(page).click();
	await list(page)
		.getByRole("link", { name: /^Fractions/ })
		.click();
	await expect(heading("Fractions")).toBeFocused();
	await expect(sheet(page, "Fractions").getByText("Sent to your teacher", { exact: true })).toBeVisible();

	await page.goto(`${server.url}/faq`);
	await chip(page).click();
	await list(page)
		.getByRole("link", { name: /^Fractions/ })
		.click();
	await expect(heading("Fractions")).toBeFocused();
});

test("a teacher is led to the answer being graded, to the assignment and to the course", async ({ server, phone }) => {
	const { maya, rana, maths, tasks } = await aClass(server, ["Fractions", "Angles"]);
	const task = tasks[0]?.id ?? "";
	await submission(server, maya, tasks[1]?.id ?? "", { submitted_at: "2026-02-01 08:00:00.000Z" });
	const row = await submission(server, maya, task, { text_body: "3/8" });
	const page = await phone({ viewport: { width: 1360, height: 860 } });
	await signIn(page, server, rana);
	await openTab(page, "Grading (2)");
	const paper = sheet(page, "Maya Haddad");
	await page.goto(`${server.url}/dashboard-tutor#grading/${row.id}`);
	await expect(paper.getByText("3/8", { exact: true })).toBeVisible();
	await page.getByLabel("Feedback").fill("Halve it again.");
	await page.getByRole("button", { name: /Angles/ }).click();
	await expect(paper.getByText("Answer of Maya Haddad", { exact: true })).toBeVisible();

	await chip(page).click();
	await list(page).getByRole("link", { name: "Grade for Maya Haddad: Fractions" }).click();
	await expect(list(page)).toHaveCount(0);
	await expect(paper.getByText("3/8", { exact: true })).toBeVisible();
	await expect(page.getByLabel("Feedback")).toHaveValue("Halve it again.");
	await expect(page.getByLabel("Grade", { exact: true })).toBeFocused();
	await page.getByLabel("Grade", { exact: true }).fill("18");
	await page.getByRole("button", { name: "Submit Grade" }).click();
	await chip(page).click();
	const sent = list(page)
		.getByRole("listitem")
		.filter({ has: page.getByText("Sent", { exact: true }) });
	await sent.getByRole("link", { name: /^Fractions/ }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Fractions" })).toBeFocused();
	await page.goto(`${server.url}/dashboard-tutor#courses/${maths.id}`);
	await expect(page.getByRole("heading", { level: 2, name: "Mathematics" })).toBeFocused();
});

test("what the server has otherwise leads to where its writer decides", async ({ server, phone, strays }) => {
	strays.allow(/status of (400|409) .*\/api\/batch/);
	const { maya, tasks } = await aClass(server, ["Fractions"]);
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await signIn(page, server, maya);
	await openTab(page, "Assignments (1)");
	await expect(sheet(page, "Fractions")).toBeVisible();
	await submission(server, maya, tasks[0]?.id ?? "", { text_body: "From the tablet", revision: newId() });
	await answer(page, "Fractions", "3/8");
	await expect(chip(page)).toHaveAttribute("data-look", "failed");
	await chip(page).click();
	await expect(work(page, "Fractions").getByText("3/8", { exact: true })).toBeVisible();
	await expect(work(page, "Fractions").getByRole("button", { name: "Try again" })).toHaveCount(0);
	await work(page, "Fractions").getByRole("button", { name: "Compare and decide" }).click();
	await expect(sheet(page, "Fractions").getByRole("heading", { level: 2 })).toBeFocused();
	await sheet(page, "Fractions").getByRole("button", { name: "Replace with my text" }).click();
	await expect(sheet(page, "Fractions").getByText("Sent to your teacher", { exact: true })).toBeVisible();
});

test("what nobody tried to send can be discarded and had back, and one work can be sent alone", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(isCut);
	const { maya } = await aClass(server, ["Fractions", "Angles"]);
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await signIn(page, server, maya);
	await openTab(page, "Assignments (2)");
	const letGo = await holdSending(page);
	await answer(page, "Fractions", "3/8");
	await chip(page).click();
	await expect(work(page, "Fractions").getByText("Sending", { exact: true })).toBeVisible();
	await expect(work(page, "Fractions").getByRole("button", { name: "Discard" })).toHaveCount(0);
	await page.keyboard.press("Escape");
	await expect(chip(page)).toBeFocused();
	await answer(page, "Angles", "90 degrees");
	await chip(page).click();
	await work(page, "Angles").getByRole("button", { name: "Discard" }).press("Enter");
	await expect(work(page, "Angles")).toHaveCount(0);
	await expect(work(page, "Fractions")).toBeFocused();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(work(page, "Angles").getByText("Waiting to send")).toBeVisible();
	letGo();
	await expect(list(page).getByRole("status")).toHaveText("All sent");
	const texts = async () => (await server.rows("submissions", `student_id = '${maya.id}'`)).map((row) => row.text_body);
	expect((await texts()).sort()).toEqual(["3/8", "90 degrees"]);

	await page.keyboard.press("Escape");
	await openTab(page, "Submitted");
	await expect(sheet(page, "Angles").getByText("90 degrees", { exact: true })).toBeVisible();
	await page.context().setOffline(true);
	await sheet(page, "Angles").getByRole("button", { name: "Change my answer" }).click();
	await sheet(page, "Angles").getByLabel("Your new response").fill("A quarter turn");
	await sheet(page, "Angles").getByRole("button", { name: "Replace my answer" }).click();
	await chip(page).click();
	await expect(list(page).getByText(/^You are offline\. Keep working/)).toBeVisible();
	await expect(work(page, "Angles").getByRole("button", { name: "Send now" })).toBeVisible();
	// The app is told by nothing but the press: else it may have sent everything before.
	await list(page).evaluate((here) => {
		const press = (event: Event) => {
			event.stopImmediatePropagation();
			const send = [...here.querySelectorAll("button")].find(({ textContent }) => textContent === "Send now");
			send?.focus();
			send?.click();
		};
		addEventListener("online", press, { capture: true, once: true });
	});
	await page.context().setOffline(false);
	await expect(list(page).getByRole("status")).toHaveText("All sent");
	await expect(list(page).getByText("Everything you wrote is sent.")).toBeVisible();
	await expect(list(page).locator(":focus")).toHaveCount(1);
	expect((await texts()).sort()).toEqual(["3/8", "A quarter turn"]);
});

test("everything unsent is carried away as a file anybody can read, in French too", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(isCut);
	const { maya } = await aClass(server, ["Fractions", "Angles"]);
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await signIn(page, server, maya);
	await openTab(page, "Assignments (2)");
	await expect(sheet(page, "Fractions")).toBeVisible();
	await cut(page);
	await answer(page, "Fractions", "½ of 3/4 is 3/8.\nالنصف 😀");
	await field(page, "Angles").fill("A right angle has");
	await expect(sheet(page, "Angles").getByText(/^Draft saved/)).toBeVisible();
	await chip(page).click();
	expect(await savedFile(page, "Save everything as a file")).toEqual({
		name: "lead-unsent-work.txt",
		lines: [
			"\ufeffLEAD: work of Maya Haddad that is not sent yet",
			"File made <moment> (time in Lebanon)",
			"",
			"----",
			"",
			"1. Answer: Fractions",
			"Mathematics",
			"Waiting to send",
			"Written <moment>",
			"",
			"½ of 3/4 is 3/8.",
			"النصف 😀",
			"",
			"----",
			"",
			"2. Answer: Angles",
			"Being written",
			"Written <moment>",
			"",
			"A right angle has",
			"",
		],
	});
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Passer en français" }).click();
	await chip(page).click();
	const { name, lines } = await savedFile(page, "Tout enregistrer dans un fichier");
	expect(name).toBe("lead-travail-non-envoye.txt");
	expect(lines.slice(0, 9)).toEqual([
		"\ufeffLEAD\u202f: travail de Maya Haddad qui n'est pas encore envoyé",
		"Fichier créé le <moment> (heure du Liban)",
		"",
		"----",
		"",
		"1. Réponse\u202f: Fractions",
		"Mathematics",
		"En attente d'envoi",
		"Écrit le <moment>",
	]);
});

/** What the button puts in the hands of its person; a moment of the day of the test is written `<moment>`. */
async function savedFile(page: Page, button: string): Promise<{ name: string; lines: string[] }> {
	const download = page.waitForEvent("download");
	await list(page).getByRole("button", { name: button }).click();
	const file = await download;
	const text = await readFile(await file.path(), "utf8");
	const moment = /\w+ \d+, \d{4}, \d+:\d\d\s[AP]M|\d+ \S+ \d{4} à \d\d:\d\d/g;
	return { name: file.suggestedFilename(), lines: text.replace(moment, "<moment>").split("\r\n") };
}

test("a change is said once: by the head of the list while it is open, by the chip when it is closed", async ({
	server,
	phone,
}) => {
	const { maya } = await aClass(server, ["Fractions"]);
	const page = await phone();
	await signIn(page, server, maya);
	await openTab(page, "Assignments (1)");
	const letGo = await holdSending(page);
	await answer(page, "Fractions", "3/8");
	await chip(page).click();
	await expect(list(page).getByRole("status")).toHaveText("Sending 1 of 1");
	await hear(page);
	letGo();
	await expect(list(page).getByText("Everything you wrote is sent.")).toBeVisible();
	await expect.poll(() => heard(page)).toEqual(["All sent"]);
	await page.keyboard.press("Escape");
	await expect(list(page)).toHaveCount(0);
	expect(await heard(page)).toEqual(["All sent"]);
});

test("a list closed the moment it came up gives the focus back, also when it catches it once more", async ({
	server,
	phone,
}) => {
	const { maya } = await aClass(server, ["Fractions"]);
	const page = await phone();
	await signIn(page, server, maya);
	await chip(page).focus();
	await page.keyboard.press("Enter");
	await expect(list(page)).toBeVisible();
	await list(page).evaluate((leaving) => {
		addEventListener("focusin", () => queueMicrotask(() => leaving.querySelector("button")?.focus()), { once: true });
	});
	await page.keyboard.press("Escape");
	await expect(list(page)).toHaveCount(0);
	await expect(chip(page)).toBeFocused();
});

/** From here on notes what the live regions of the frame say anew; notices have their own. */
const hear = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const said: string[] = [];
		Object.assign(window, { said });
		new MutationObserver((changes) => {
			const regions = changes.map(({ target }) => {
				const node = target instanceof Element ? target : target.parentElement;
				return node?.closest("[aria-live], [role=status], [role=alert]");
			});
			for (const region of new Set(regions)) {
				if (!region || region.closest("[aria-label^=Notices], main")) continue;
				if (region.getAttribute("aria-live") !== "off") said.push(region.textContent ?? "");
			}
		}).observe(document, { childList: true, characterData: true, subtree: true });
	});
const heard = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, "said"));

test("sixty works with long names scroll inside the list and open without delay", async ({ server, phone, strays }) => {
	strays.allow(isCut);
	const { maya } = await aClass(server, ["Fractions"]);
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await signIn(page, server, maya);
	await openTab(page, "Assignments (1)");
	await expect(sheet(page, "Fractions")).toBeVisible();
	await cut(page);
	await answer(page, "Fractions", "3/8");
	await copyOfTheOne(page, maya.id, 59);
	await page.reload();
	await expect(chip(page)).toContainText("60");
	await chip(page).click();
	await expect(list(page).getByRole("listitem")).toHaveCount(60);
	await judge(page, "sixty works");
	const last = list(page).getByRole("listitem").last();
	await last.scrollIntoViewIfNeeded();
	await expect(last).toBeInViewport();
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await expect(list(page).getByRole("button", { name: "Close" })).toBeInViewport();
});

/** Puts the one work of the outbox there so many times more, under a long name, as if written again and again. */
const copyOfTheOne = (page: Page, userId: string, times: number): Promise<void> =>
	page.evaluate(
		async ([name, count]) => {
			const answer = <Result>(request: IDBRequest<Result>) =>
				new Promise<Result>((done, fail) => {
					request.onsuccess = () => done(request.result);
					request.onerror = () => fail(request.error);
				});
			const db = await answer(indexedDB.open(name));
			const outbox = db.transaction("outbox", "readwrite").objectStore("outbox");
			const [{ seq, ...one }] = await answer(outbox.getAll());
			const title = "Fractions, decimals and percentages in the kitchen and at the market of Zahlé";
			for (let n = 10; n < 10 + count; n++) {
				const id = `copy0000000000${n}`.slice(-15);
				await answer(
					outbox.add({ ...one, id, record_id: id, about: { ...one.about, title }, body: { ...one.body, id } }),
				);
			}
			db.close();
		},
		[`lead-${userId}`, times] as const,
	);
