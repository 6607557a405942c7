// A power cut never makes a student late, and the phone knows that while the submission waits.
import { cardOf, handIn, keptByServiceWorker, networkIsBack, openTab, signIn } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { aClass, day, fromNow } from "./due-dates.ts";

test("handed in before the due date and sent after the power came back is on time, and the phone knew it", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya, rana, task } = await aClass(server, fromNow(day));
	const page = await phone({ keepsApp: true });
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments (1)");
	await expect(cardOf(page, "Fractions")).toBeVisible();
	// The due minute itself still counts; it ends in fifteen seconds.
	const end = Date.now() + 15_000;
	const due_at = new Date(end - 60_000).toISOString();
	await server.update("assignments", task.id, { due_at });
	await networkIsBack(page);
	await expect(cardOf(page, "Fractions").getByRole("time")).toHaveAttribute("datetime", due_at);
	await server.stop();
	await handIn(page, "Fractions", "3/8");
	await openTab(page, "Submitted");
	const answer = cardOf(page, "Fractions");
	await expect(
		answer.getByText("You handed it in on time. It stays on time, even if it is sent after the due date.", {
			exact: true,
		}),
	).toBeVisible();
	await expect(answer.getByText(/^(Late|On time, sent later)$/)).toHaveCount(0);

	await expect.poll(() => Date.now(), { timeout: 30_000 }).toBeGreaterThan(end);
	await page.reload();
	await expect(answer.getByText("Waiting to send", { exact: true })).toBeVisible();
	await expect(answer.getByText("On time, sent later", { exact: true })).toBeVisible();
	await expect(
		answer.getByText("You handed it in before the due date. It will not count as late.", { exact: true }),
	).toBeVisible();

	await server.start();
	await networkIsBack(page);
	await expect(answer.getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await expect(answer.getByText("On time, sent later", { exact: true })).toBeVisible();
	const [row] = await server.rows("submissions");
	expect(Date.parse(String(row?.submitted_at))).toBeLessThan(end);
	expect(Date.parse(String(row?.received_at))).toBeGreaterThan(end);
	expect(row?.clock_unsure).toBe(false);
	const device = await phone();
	await signIn(device, server, rana);
	await openTab(device, "Grading (1)");
	await expect(device.getByText("On time, sent later", { exact: true })).toBeVisible();
});
