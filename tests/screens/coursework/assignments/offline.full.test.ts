// A course and its assignment made without a network, which reach the server in one contact or in two.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline, lineTo, networkIsBack } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { chipSays } from "#support/dom/portal.ts";
import { teacher } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { courseField, makeCourse, optionsOf, rowOf, setAssignment } from "./assignment-steps.ts";

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
	await setAssignment(app, "Build a bridge");
	await chipSays(app, "Offline · 2 waiting");
	line.pass();
	networkIsBack(app);
	await chipSays(app, "All sent");
	const courses = await server.rows("courses", `teacher_id = '${rana.id}'`);
	expect(courses.map(({ title }) => title)).toEqual(["Robotics"]);
	const made = await server.rows("assignments", `created_by = '${rana.id}'`);
	expect(made).toMatchObject([{ title: "Build a bridge", course_id: courses[0]?.id }]);
});

test("a course made offline and its assignment arrive together, once, in one batch", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const line = await lineTo(server);
	const app = await openDashboard(line, rana);
	const { page } = app;
	await chipSays(app, "All sent");
	goOffline(app, line);
	await makeCourse(app, "Robotics", "ROBO-1");
	await setAssignment(app, "Build a bridge");
	await page.findAllByText("Saved on this phone. It will be sent when you are back online.");
	within(await rowOf(app, "Build a bridge")).getByText("Waiting to send");
	expect(optionsOf(courseField(app))).toEqual(["Choose a course", "Robotics · ROBO-1"]);
	await chipSays(app, "Offline · 2 waiting");

	const batches: number[] = [];
	line.answered = ({ path, body }) => {
		if (path === "/api/batch") batches.push(JSON.parse(body).requests.length);
	};
	goOnline(app, line);
	await chipSays(app, "All sent");
	const row = within(await rowOf(app, "Build a bridge"));
	await waitFor(() => expect(row.queryByText("Waiting to send")).toBeNull());
	expect(batches).toEqual([2]);
	const [robotics] = await server.rows("courses", `teacher_id = '${rana.id}'`);
	expect(await server.rows("assignments", `created_by = '${rana.id}'`)).toMatchObject([
		{ title: "Build a bridge", course_id: robotics?.id },
	]);
	await waitFor(() =>
		expect(app.toasts()).toEqual(
			expect.arrayContaining(["Course created successfully!", "Assignment created successfully!"]),
		),
	);
});
