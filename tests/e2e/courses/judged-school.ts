// A school whose screens of courses are judged, and how.
import type { Page } from "@playwright/test";
import { judgeLooks } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { openDashboard } from "#support/browser/portal.ts";
import { expect } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export const allowed = [/ERR_INTERNET_DISCONNECTED/, /status of 40[039] .*\/api\//];

/** A long class, an archived course, and a course whose name does not fit on a label. */
export async function aSchool(server: RealServer) {
	const rana = await teacher(server, "Rana Khoury");
	const students = [];
	for (let at = 1; at <= 13; at++) students.push(await student(server, `Student ${at} with a long name of a family`));
	const maths = await course(server, rana, students);
	await course(server, rana, students.slice(0, 1), { title: "Sciences", archived_at: "2026-01-05 08:00:00.000Z" });
	await course(server, rana, [], { title: "Robotics, coding and soldering for absolute beginners ".repeat(3).trim() });
	return { rana, maths };
}

export const tutor = "Espace professeur";

/** Checks a screen after its first heading confirms that it is the right one. */
export function seeing(page: Page, h1: string) {
	return async (what: string) => {
		await expect(page.locator("h1")).toHaveText(h1);
		await judgeLooks(page, what);
	};
}

export const button = (page: Page, en: string, fr: string) =>
	page.getByRole("button", { name: new RegExp(`^(${en}|${fr})$`) });

/** Opens Mathematics as its teacher, and cuts the network. @returns what judges a screen of it */
export async function openMathsOffline(page: Page, server: RealServer, rana: Person) {
	await openDashboard(page, server, rana);
	await expect(page.getByRole("article")).toHaveCount(2);
	await button(page, "Mathematics", "Mathematics").click();
	await expect(button(page, "Edit the course", "Modifier le cours")).toBeVisible();
	await goOffline(page);
	return seeing(page, tutor);
}
