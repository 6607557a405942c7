// How many wait at the center, on an admin's face and on the icon, wherever the app is opened.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { holdClock, passSeconds } from "#support/dom/clock.ts";
import { lineTo } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { joinUsBody } from "#support/leads.ts";
import { admin, student, teacher, waiting } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { storedSession } from "#support/session.ts";
import { beginningIsNoted, beside, icon, withIcon } from "./notice-steps.ts";

const here = serverForThisFile(async (server) => {
	await waiting(server, "Wael Matar");
	await server.create("leads", { ...joinUsBody(), status: "new" });
	return { boss: await admin(server, "Hala Sfeir") };
});

test("an admin's number is there on every page, whichever the app is opened at, and grows while somebody looks", async () => {
	const { server, boss } = here();
	withIcon();
	const line = await lineTo(server);
	const { items } = await storedSession(line, boss);
	const pages = [
		"/library",
		"/profile",
		"/dashboard-tutor",
		"/dashboard-admin/history",
		"/dashboard-admin/school-year",
	];
	for (const page of pages) {
		icon.length = 0;
		const app = await openApp(line.url, page, "en", items);
		await waitFor(() => expect([page, beside(app), icon.at(-1)]).toEqual([page, "What is new (2)", 2]));
	}
	holdClock();
	const app = await openApp(line.url, "/profile", "en", items);
	await waitFor(() => expect(beside(app)).toBe("What is new (2)"));
	await waiting(server, "Dima Nassar");
	await passSeconds(60, { until: () => expect([beside(app), icon.at(-1)]).toEqual(["What is new (3)", 3]) });
});

test("nobody else asks how many wait at the center", async () => {
	const { server } = here();
	for (const who of [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")]) {
		const line = await lineTo(server);
		const asked: string[] = [];
		line.answered = ({ path }) => void asked.push(path);
		await openDashboard(line, who);
		await beginningIsNoted(who);
		expect(asked.length).toBeGreaterThan(0);
		expect(asked.filter((path) => /people|inquiries/.test(path))).toEqual([]);
	}
});
