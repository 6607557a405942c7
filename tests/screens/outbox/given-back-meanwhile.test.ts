// A grade for an answer that a colleague gave back in the meantime.

import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { answerReturn } from "#support/api/bodies.ts";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { chipSays, fill, openTab } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { assignment, course, enrol, submission } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { body, card, has, noButtonIn, openList, phoneOf, pressIn, work } from "./maths-class.ts";

const here = serverForThisFile();

test("the list leads from the refused grade to the answer, where its teacher decides: sending it again would never do", async () => {
	const { server } = here();
	const [rana, joseph] = [await teacher(server, "Rana Khoury"), await teacher(server, "Joseph Saade")];
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, rana, [maya]);
	await enrol(server, joseph, maths.id, "teacher");
	const task = await assignment(server, maths.id);
	const row = await submission(server, maya, task.id, { text_body: "3/8" });
	const { app, line } = await phoneOf(server, rana);
	await openTab(app, "Grading (1)");
	const grade = await app.page.findByLabelText<HTMLInputElement>("Grade");
	goOffline(app, line);
	await fill(app, grade, "11");
	await pressIn(app, body, "Submit Grade");
	await chipSays(app, "Offline · 1 waiting");
	const given = await server.ask("PATCH", `/api/collections/submissions/records/${row.id}`, {
		token: joseph.token,
		body: answerReturn("3/8", ""),
	});
	expect(given.status, said(given)).toBe(200);
	goOnline(app, line);
	await chipSays(app, "1 needs you");

	await openList(app);
	const listed = work(app, "Fractions");
	await has(listed, /Somebody gave this answer back/);
	noButtonIn(listed, "Try again");
	await pressIn(app, listed, "Compare and decide");
	const answer = card(app, "Maya Haddad");
	await waitFor(() => expect(app.page.getByLabelText("Grade")).toHaveProperty("value", "11"));
	await pressIn(app, answer, "Grade it anyway");
	await waitFor(async () => expect(await server.row("submissions", row.id)).toMatchObject({ grade: 11 }));
	await chipSays(app, "All sent");
});
