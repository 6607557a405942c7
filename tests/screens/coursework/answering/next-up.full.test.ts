// What a student is offered first, below the courses.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { answerReturn } from "#support/api/bodies.ts";
import { wordsOf } from "#support/dom/app.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { chipSays, inFrench, main } from "#support/dom/portal.ts";
import { submission } from "#support/school.ts";
import { aClass, day, fromNow } from "#support/schools/due-dates.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test("an answer that was given back is offered as that, and not as late: it was handed in once", async () => {
	const { server } = here();
	const { maya, rana, task } = await aClass(server, fromNow(-day));
	const answer = await submission(server, maya, task.id);
	await server.ask("PATCH", `/api/collections/submissions/records/${answer.id}`, {
		token: rana.token,
		body: answerReturn("Answer of Maya Haddad"),
	});
	const app = await openDashboard(server, maya);
	await chipSays(app, "All sent");
	const row = () => main().findByRole("button", { name: /^Fractions/ });
	await main().findByRole("heading", { name: "Next up" });
	within(await row()).getByText("Given back");
	expect(wordsOf(await row())).not.toContain("Was due");
	await inFrench(app, async () => {
		within(await row()).getByText("À refaire");
	});
});
