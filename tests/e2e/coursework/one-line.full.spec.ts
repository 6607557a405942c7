// What is said in one line takes one line, and no empty ones below it.
import { openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

const day = 86_400_000; // milliseconds

for (const viewport of [
	{ width: 360, height: 740 },
	{ width: 1360, height: 800 },
]) {
	test(`the way to all grades, and when an assignment is to be seen, ${viewport.width} px wide`, async ({
		server,
		phone,
	}) => {
		const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
		const maths = await course(server, rana, [maya], { title: "Mathematics" });
		await assignment(server, maths.id, { title: "Angles" });
		const opens_at = new Date(Date.now() + 60 * day).toISOString().replace("T", " ");
		await assignment(server, maths.id, { title: "Circles", opens_at });
		const middle = (part: { y: number; height: number } | null) => (part ? part.y + part.height / 2 : Number.NaN);

		const hers = await phone({ viewport });
		await openDashboard(hers, server, maya);
		const way = hers.getByRole("button", { name: "All courses" });
		const words = await way.getByText("All courses").boundingBox();
		expect(Math.abs(middle(words) - middle(await way.boundingBox()))).toBeLessThan(2);

		const desktop = await phone({ viewport });
		await openDashboard(desktop, server, rana);
		await desktop.getByRole("tab", { name: "Assignments" }).click();
		const pill = desktop.getByText(/^Scheduled for /).first();
		await expect(pill).toBeVisible();
		expect(
			await pill.evaluate((node) => {
				const range = document.createRange();
				range.selectNodeContents(node);
				return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
			}),
		).toBe(1);
	});
}
