// What a student reads of a changed grade.

import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { networkIsBack } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { cardOf, inFrench, openTab, says } from "#support/dom/portal.ts";
import type { Person } from "#support/people.ts";
import { newId } from "#support/school.ts";
import { aTerm } from "#support/schools/student-term.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { writtenDay } from "#support/written-day.ts";
import { asWritten, inCard } from "./answer-steps.ts";

const here = serverForThisFile();

/** Rana changes the grade of a submission; `replaces` is the id of the change before. Returns the id of the new change. */
async function regrade(server: RealServer, rana: Person, id: string, fields: object, replaces = "") {
	const change = newId();
	const answer = await server.ask("PATCH", `/api/collections/submissions/records/${id}`, {
		token: rana.token,
		body: { ...fields, mutation: change, replaces },
	});
	expect(answer.status).toBe(200);
	return change;
}

test("a changed grade says when, from what and why, and the earlier words are folded away", async () => {
	const { server } = here();
	const { maya, rana } = await aTerm(server);
	const [row] = await server.rows("submissions", `student_id = '${maya.id}' && grade = 18`);
	const id = row?.id ?? "";
	const app = await openDashboard(server, maya);
	await openTab(app, "Submitted");
	const card = await cardOf(app, "Fractions");
	const fractions = await inCard(app, "Fractions");
	const folded = () => fractions.getByText("Show your steps.").closest("details");
	expect(fractions.queryByText(/^Changed on/)).toBeNull();

	const reason = "I had not seen the last line. \u0639\u0630\u0631\u0627\u064b";
	const first = await regrade(server, rana, id, { grade: 20, feedback: "All steps are there.", reason });
	networkIsBack(app);
	await says("20/20", card);
	await fractions.findByText(`Changed on ${writtenDay(new Date(), "en-US")}: was 18/20`, asWritten);
	fractions.getByText(reason);
	fractions.getByRole("heading", { name: "Teacher Feedback" });
	fractions.getByText("All steps are there.");
	expect(folded()).toHaveProperty("open", false);
	await app.user.click(fractions.getByText("Earlier feedback"));
	await waitFor(() => expect(folded()).toHaveProperty("open", true));
	await inFrench(app, async () => {
		const today = writtenDay(new Date(), "fr-FR");
		fractions.getByText(`Note modifiée le ${today}\u202f: elle était de 18/20`, asWritten);
		fractions.getByText("Raison");
		fractions.getByText("Commentaire précédent");
	});

	await regrade(server, rana, id, { grade: 19, feedback: "", reason: "Two of them are not." }, first);
	networkIsBack(app);
	await says("19/20", card);
	await fractions.findByText(`Changed on ${writtenDay(new Date(), "en-US")}: was 20/20`, asWritten);
	fractions.getByText("Earlier grades");
	for (const words of ["20/20", "18/20", "Show your steps.", "All steps are there.", reason, "Two of them are not."]) {
		fractions.getByText(words);
	}
	expect(folded()).toHaveProperty("open", true);
	expect(fractions.queryByText("Pending Review")).toBeNull();
});
