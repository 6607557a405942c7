// Rows of another build in the shared database: no page breaks on them, and they are fetched again from the server.
import type { Page } from "@playwright/test";
import { rewrittenBy, storedRows } from "#support/browser/other-build.ts";
import { cardOf, networkIsBack, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { type TwoOfEach, twoOfEach } from "#support/browser/two-of-each.ts";
import { longOrShort } from "#support/chance/long.ts";
import { firstLayout, otherBuilds } from "#support/layouts.ts";
import { admin, type Person } from "#support/people.ts";
import { assignment, course, newId, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const isCut = /net::ERR_FAILED .*\/api\//;
/** The page beside the app is not ours; the browser requests its icon all the same. */
const noIcon = /status of 404 .*\/favicon\.ico/;
const titles = ["Fractions", "Angles", "Areas", "Volumes"];

/** A school in which everybody has two rows of every kind, some of them submissions graded twice. */
async function school(server: RealServer): Promise<TwoOfEach & { boss: Person }> {
	const all = await twoOfEach(server, titles);
	const boss = await admin(server, "Samia Rahme");
	for (const title of ["Robotics", "Chess"]) {
		const own = await course(server, boss, [all.maya, all.karim], { title, code: `${title}-1` });
		for (const task of ["Build a crane", "Build a bridge"]) {
			const { id } = await assignment(server, own.id, { title: `${task} (${title})` });
			for (const who of [all.maya, all.karim]) await submission(server, who, id, graded(boss));
		}
	}
	for (const title of ["Fractions", "Areas"]) {
		for (const who of [all.maya, all.karim]) {
			await submission(server, who, all.tasks[title]?.id ?? "", graded(all.rana));
		}
	}
	return { ...all, boss };
}

const graded = (by: Person) => {
	const then = { graded_by: by.id, graded_at: "2026-02-03 08:00:00.000Z" };
	const earlier = { id: newId(), grade: 11, feedback: "", reason: "I had misread it.", ...then };
	const change = { ...earlier, changed_by: by.id, changed_at: "2026-02-04 08:00:00.000Z" };
	return { revision: newId(), grade: 12, feedback: "Well done.", ...then, grade_changes: [change] };
};

type Screen = {
	who: "maya" | "rana" | "boss";
	/** Opens each screen of this person that reads the mirror, with all rows there or none. */
	walk: (page: Page, server: RealServer, rows: boolean) => Promise<void>;
};

const at = (page: Page, server: RealServer, place: string) => page.goto(`${server.url}${place}`);
const shows = (page: Page, text: string, rows: boolean) =>
	expect(page.getByRole("main").getByText(text, { exact: true }).first()).toBeVisible({ visible: rows });

async function teachersScreens(page: Page, server: RealServer, rows: boolean, [own, task]: [string, string]) {
	await at(page, server, "/dashboard-tutor#courses");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await shows(page, own, rows);
	await at(page, server, "/dashboard-tutor#assignments");
	await shows(page, task, rows);
	if (rows) {
		await page.getByRole("main").getByText(task, { exact: true }).first().click();
		await expect(page.getByText("Maya Haddad", { exact: true }).first()).toBeVisible();
	}
	await at(page, server, "/dashboard-tutor#grading");
	await expect(page.getByRole("tab", { name: /^Grading/ })).toHaveAttribute("aria-selected", "true");
}

const screens: { [role: string]: Screen } = {
	student: {
		who: "maya",
		walk: async (page, server, rows) => {
			await at(page, server, "/dashboard-student#courses");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Maya");
			await shows(page, "Mathematics", rows);
			await openTab(page, /^Assignments/);
			await expect(cardOf(page, "Angles")).toHaveCount(rows ? 1 : 0);
			await openTab(page, "Submitted");
			await expect(cardOf(page, "Fractions")).toHaveCount(rows ? 1 : 0);
		},
	},
	teacher: {
		who: "rana",
		walk: (page, server, rows) => teachersScreens(page, server, rows, ["Mathematics", "Fractions"]),
	},
	admin: {
		who: "boss",
		walk: async (page, server, rows) => {
			await at(page, server, "/dashboard-admin");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
			await teachersScreens(page, server, rows, ["Robotics", "Build a crane (Robotics)"]);
		},
	},
};

for (const [at, [build, layout]] of otherBuilds.entries()) {
	// In the short form the student meets one of the builds and the teacher the other. (An admin's screens are a teacher's;
	// a phone treats such rows alike for every role, and tests/sync tries every build.)
	const roles = Object.entries(screens);
	for (const [role, { who, walk }] of longOrShort(roles, roles.slice(at, at + 1))) {
		test(`no screen of the ${role} trips over rows of ${build}; they come back whole with the network`, async ({
			server,
			phone,
			strays,
		}) => {
			strays.allow(isCut, noIcon);
			const { [who]: person } = await school(server);
			const page = await phone({ viewport: { width: 1360, height: 860 } });
			await openDashboard(page, server, person);
			await walk(page, server, true);
			const before = await storedRows(page, person.id);

			await test.step("while the page is open and the network is there they come back by themselves", async () => {
				await rewrittenBy(page, person.id, layout);
				await expect.poll(() => storedRows(page, person.id)).toEqual(before);
				await walk(page, server, true);
			});
			await test.step("without a network they are not shown, also after a reload", async () => {
				await page.route("**/api/**", (route) => route.abort());
				await rewrittenBy(page, person.id, layout);
				await walk(page, server, false);
				await page.reload();
				await walk(page, server, false);
			});
			await test.step("with the network they are all there again", async () => {
				await page.unroute("**/api/**");
				await networkIsBack(page);
				await expect.poll(() => storedRows(page, person.id)).toEqual(before);
				await walk(page, server, true);
			});
		});
	}
}

test("an answer that cannot be read is not asked for a second time", async ({ server, phone, strays }) => {
	strays.allow(isCut, noIcon);
	const { maya } = await school(server);
	const page = await phone();
	await openDashboard(page, server, maya);
	await openTab(page, "Assignments (2)");
	await expect(cardOf(page, "Angles")).toBeVisible();
	await page.route("**/api/**", (route) => route.abort());
	await rewrittenBy(page, maya.id, (name, row) => (name === "submissions" ? firstLayout(name, row) : row));
	await openTab(page, "Submitted");
	await expect(cardOf(page, "Fractions")).toHaveCount(0);
	await page.reload();
	await openTab(page, "Assignments (2)");
	await expect(cardOf(page, "Angles")).toBeVisible();
	await expect(cardOf(page, "Fractions")).toHaveCount(0);
});
