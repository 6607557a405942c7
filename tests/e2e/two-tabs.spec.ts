// The same person in two tabs: one sender, one voice, and what happens in one is seen in the other.
import { expect, serverIsDown, test, toastsOf } from "#support/browser.ts";
import { chipSays, handIn, keptByServiceWorker, networkIsBack, openTab, sheet, signIn } from "#support/browser-desk.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

async function aClass(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	return maya;
}
/** Runs in the page: presses at one moment of the clock both tabs share, not when a test runner gets round to it. */
const pressSubmitAt = (moment: number) =>
	new Promise<void>((done) => {
		const press = () => {
			document.querySelector<HTMLElement>("article button[type=submit]")?.click();
			done();
		};
		setTimeout(press, moment - Date.now());
	});

const success = "Assignment submitted successfully!";

test("an answer handed in from one tab is sent once, told once, and leaves the other tab too", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const maya = await aClass(server);
	const one = await phone({ keepsApp: true });
	await signIn(one, server, maya);
	await keptByServiceWorker(one);
	const two = await one.context().newPage();
	for (const tab of [two, one]) {
		await tab.goto(`${server.url}/dashboard-student#assignments`);
		await expect(sheet(tab, "Fractions")).toBeVisible();
	}
	await sheet(one, "Fractions").getByLabel("Your response").fill("3/8");
	await expect(sheet(two, "Fractions").getByLabel("Your response")).toHaveValue("3/8");
	await server.stop();
	await handIn(one, "Fractions", "3/8 of a cup");
	await expect(sheet(two, "Fractions")).toHaveCount(0);
	for (const tab of [one, two]) {
		await openTab(tab, "Submitted");
		await expect(sheet(tab, "Fractions").getByText("Waiting to send", { exact: true })).toBeVisible();
		await chipSays(tab, "Offline · 1 waiting");
	}
	await server.start();
	for (const tab of [one, two]) await networkIsBack(tab);
	for (const tab of [one, two]) {
		await expect(sheet(tab, "Fractions").getByText("Sent to your teacher", { exact: true })).toBeVisible();
		await chipSays(tab, "All sent");
	}
	const told = async () => [...(await toastsOf(one)), ...(await toastsOf(two))].filter((words) => words === success);
	await expect.poll(told).toEqual([success]);
	expect((await server.rows("submissions")).map((row) => row.text_body)).toEqual(["3/8 of a cup"]);
});

test("Submit pressed in both tabs at once is one answer", async ({ server, phone, strays }) => {
	strays.allow(/status of 400 .*\/api\/batch/);
	const maya = await aClass(server);
	const one = await phone();
	await signIn(one, server, maya);
	const two = await one.context().newPage();
	for (const tab of [two, one]) {
		await tab.goto(`${server.url}/dashboard-student#assignments`);
		await sheet(tab, "Fractions").getByLabel("Your response").fill("3/8 of a cup");
		await expect(sheet(tab, "Fractions").getByText(/^Draft saved/)).toBeVisible();
	}
	const moment = Date.now() + 300;
	await Promise.all([one, two].map((tab) => tab.evaluate(pressSubmitAt, moment)));
	for (const tab of [one, two]) {
		await openTab(tab, "Submitted");
		await expect(sheet(tab, "Fractions").getByText("Sent to your teacher", { exact: true })).toBeVisible();
		await chipSays(tab, "All sent");
	}
	const told = async () =>
		[...(await toastsOf(one)), ...(await toastsOf(two))].filter((words) => words !== "Welcome back!");
	await expect.poll(async () => new Set(await told())).toEqual(new Set([success]));
	const rows = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(rows.map((row) => row.text_body)).toEqual(["3/8 of a cup"]);
});
