// A course and its assignment that reach the server in two contacts.
import { expect, test } from "vitest";
import { lineTo, networkIsBack } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { chipSays } from "#support/dom/portal.ts";
import { teacher } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { makeCourse, setWork } from "./assignment-steps.ts";

const here = serverForThisFile();

test("over two contacts too: the course's answer is lost, its assignment follows with the next", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const line = await lineTo(server);
	const app = await openDashboard(line, rana);
	await chipSays(app, "All sent");
	// In the same moment, so that later requests are refused.
	const lost = line.nextDroppedAnswer("/api/batch").then(() => line.refuse());
	await makeCourse(app, "Robotics", "ROBO-1");
	await lost;
	networkIsBack(app);
	await chipSays(app, "Offline · 1 waiting");
	await setWork(app, "Build a bridge");
	await chipSays(app, "Offline · 2 waiting");
	line.pass();
	networkIsBack(app);
	await chipSays(app, "All sent");
	const courses = await server.rows("courses", `teacher_id = '${rana.id}'`);
	expect(courses.map(({ title }) => title)).toEqual(["Robotics"]);
	const made = await server.rows("assignments", `created_by = '${rana.id}'`);
	expect(made).toMatchObject([{ title: "Build a bridge", course_id: courses[0]?.id }]);
});
