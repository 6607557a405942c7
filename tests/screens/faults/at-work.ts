// A student at work behind a line that others can answer.
import { lineTo } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { chipSays, openTab } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

/** A student at her assignments, behind a line that can answer by itself. */
export async function atWork(server: RealServer, titles: string[]) {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	for (const title of titles) await assignment(server, maths.id, { title });
	const line = await lineTo(server);
	const app = await openDashboard(line, maya);
	await openTab(app, `Assignments (${titles.length})`);
	await chipSays(app, "All sent");
	const texts = async () =>
		(await server.rows("submissions", `student_id = '${maya.id}'`)).map((row) => String(row.text_body)).sort();
	return { line, app, texts };
}
