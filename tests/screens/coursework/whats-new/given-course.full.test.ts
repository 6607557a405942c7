// An admin gives a course to another teacher: who led it is told, and so is who leads it now.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { peek } from "#local/browser/peek.ts";
import { goOffline, networkIsBack } from "#support/dom/network.ts";
import { openDashboard, openOverLine } from "#support/dom/opened-dashboard.ts";
import { inFrench, main, press, says } from "#support/dom/portal.ts";
import { admin, type Person, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course, enrollments } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { beside, listed, openList } from "./notice-steps.ts";

const here = serverForThisFile();

async function give(server: RealServer, boss: Person, where: Row, whom: Person): Promise<void> {
	const body = { course_id: where.id, teacher_id: whom.id };
	const answer = await server.ask("POST", "/api/lead/give-course", { token: boss.token, body });
	expect(answer.status, said(answer)).toBe(200);
}

/** Who leads which course now is known to this phone: what changes from here on is news. */
const leadsAreNoted = (who: Person): Promise<void> =>
	waitFor(async () => {
		const keys = await peek(`lead-${who.id}`, "seen", (seen) => seen.getAllKeys());
		expect(keys).toContain("leads");
	});

test("who led a course is told who leads it now, and whether they still teach it, also without a network", async () => {
	const { server } = here();
	const [boss, rana, joseph] = [
		await admin(server),
		await teacher(server, "Rana Khoury"),
		await teacher(server, "Joseph Saade"),
	];
	const maths = await course(server, rana, [], { title: "Mathematics", code: "MATH-6B" });
	const science = await course(server, rana, [], { title: "Science", code: "SCI-6" });
	const { app, line } = await openOverLine(server, rana);
	await app.page.findByRole("heading", { name: "Science" });
	await leadsAreNoted(rana);
	await give(server, boss, maths, joseph);
	networkIsBack(app);
	await says("Joseph Saade leads the course “Mathematics” now");
	await says("MATH-6B · You led it before, and still teach it");
	await inFrench(app, async () => {
		await says("Joseph Saade est maintenant responsable du cours «\u202fMathematics\u202f»");
		await says("MATH-6B · Vous en étiez responsable\u202f; vous continuez à l’enseigner");
	});

	await give(server, boss, science, joseph);
	const [place] = await enrollments(server, rana, science.id);
	await server.remove("enrollments", String(place?.id));
	networkIsBack(app);
	await says("2 things are new");
	await says("Courses given to another teacher: 1Courses that you no longer teach: 1");
	goOffline(app, line);
	await openList(app);
	const away = "You no longer teach the course “Science”The center gave it to another teacherGot it";
	await waitFor(() =>
		expect(listed()).toEqual([
			"Joseph Saade leads the course “Mathematics” nowMATH-6B · You led it before, and still teach itOpen",
			away,
		]),
	);
	await inFrench(app, () => says("Vous n’enseignez plus le cours «\u202fScience\u202f»"));
	expect(beside(app)).toBe("What is new (2)");
	await press(app, "Got it");
	await waitFor(() => expect(beside(app)).toBe("What is new (1)"));
	await app.user.click(main().getByRole("button", { name: "Open" }));
	await app.page.findByRole("heading", { level: 2, name: "Mathematics" });
	await waitFor(() => expect(beside(app)).toBe(""));
});

test("who leads a course now is told so, and comes to it", async () => {
	const { server } = here();
	const [boss, rana, joseph] = [await admin(server), await teacher(server), await teacher(server, "Nadim Saad")];
	const physics = await course(server, rana, [], { title: "Physics", code: "PHY-9" });
	await course(server, joseph, [], { title: "Chess", code: "CHE-1" });
	const app = await openDashboard(server, joseph);
	await app.page.findByRole("heading", { name: "Chess" });
	await leadsAreNoted(joseph);
	await give(server, boss, physics, joseph);
	networkIsBack(app);
	await says("You lead the course “Physics” now");
	await says("PHY-9 · The center gave it to you");
	await inFrench(app, () => says("Vous êtes maintenant responsable du cours «\u202fPhysics\u202f»"));
	await press(app, "Open");
	await app.page.findByRole("heading", { level: 2, name: "Physics" });
	await waitFor(() => expect(beside(app)).toBe(""));
});
