// The inbox saved as a table: every inquiry of the list is in the one file, however many there are.
import { waitFor } from "@testing-library/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { press } from "#support/dom/portal.ts";
import { inbox } from "./inbox-steps.ts";

const here = inbox();

test("more inquiries than the server hands out at once are one table with one head", async () => {
	const { server, boss } = here();
	await server.sql(`WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 1100)
		INSERT INTO leads (id, parent_name, email, phone, grade, language, status, suspect, created_at, updated, subjects)
		SELECT printf('lead%011d', n), 'Family ' || n, 'x@y.test', '+96170123456', 'Grade 5', 'en', 'new', FALSE,
			'2026-05-01 08:00:00.000Z', '2026-05-01 08:00:00.000Z', '[]' FROM n`);
	const blobs: Blob[] = [];
	const create = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
		if (blob instanceof Blob) blobs.push(blob);
		return "blob:saved";
	});
	onTestFinished(() => create.mockRestore());
	const app = await openDashboard(server, boss);
	await app.load("/dashboard-admin/inquiries");
	await press(app, "Save as a spreadsheet");
	await waitFor(() => expect(blobs).toHaveLength(1));
	const lines = ((await blobs[0]?.text()) ?? "").split("\r\n");
	expect(lines.map((line) => line.slice(0, 11)).filter((line) => line.includes("Received"))).toHaveLength(1);
	const families = lines.flatMap((line) => /"Family (\d+)"/.exec(line)?.[1] ?? []);
	expect([families.length, new Set(families).size]).toEqual([1100, 1100]);
});
