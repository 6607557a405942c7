// What is said of work that is due soon, and of work from before its student came.
import { within } from "@testing-library/dom";
import { test } from "vitest";
import { networkIsBack } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { cardOf, doesNotSay, openTab, press, says } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { today } from "./news-steps.ts";

const here = serverForThisFile();

test("what is due by tomorrow is said until it was opened or handed in; what a class had before its student came is no news", async () => {
	const { server } = here();
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya]);
	const tomorrow = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Beirut" }).format(Date.now() + 86_400_000);
	await assignment(server, maths.id, { title: "Symmetry", due_at: `${tomorrow} 10:00:00.000Z` });
	await assignment(server, maths.id, { title: "Far away", due_at: "2030-05-06 20:59:00.000Z" });
	const app = await openDashboard(server, maya, "fr");
	await says("«\u202fSymmetry\u202f» est à rendre demain");
	await says("MATH-6B · Pas encore rendu");
	await press(app, "Ouvrir");
	await within(await cardOf(app, "Symmetry")).findByLabelText("Ta réponse");
	await openTab(app, "Cours");
	await doesNotSay("est à rendre demain");

	const physics = await course(server, rana, [], { title: "Physics", code: "PHYS-6" });
	await assignment(server, physics.id, { title: "Levers", due_at: "2030-05-06 20:59:00.000Z" });
	await server.create("enrollments", {
		user_id: maya.id,
		course_id: physics.id,
		role_in_course: "student",
		joined_at: today(),
	});
	networkIsBack(app);
	await app.page.findByRole("heading", { name: "Physics" });
	await assignment(server, physics.id, { title: "Pulleys", written_at: today() });
	networkIsBack(app);
	await says("Nouveau devoir\u202f: Pulleys");
	await says("PHYS-6 · Sans date");
});
