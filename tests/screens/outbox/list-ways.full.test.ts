// From the list behind the chip to each entry's page, and back.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { onComputer } from "#support/dom/app.ts";
import { answerField, cardOf, chipSaysDraft, fill, handIn, openTab } from "#support/dom/portal.ts";
import { submission } from "#support/school.ts";
import { aClass } from "#support/schools/maths-class.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	body,
	card,
	has,
	headingOf,
	isFocused,
	list,
	listIsClosed,
	openAssignments,
	openList,
	type Part,
	phoneOf,
	pressIn,
} from "./maths-class.ts";

const here = serverForThisFile();

test("the link to an entry closes the list and focuses the entry's card, also when its page is open already", async () => {
	const { server } = here();
	const { app } = await openAssignments(server);
	const follow = async (name: string | RegExp) => {
		await openList(app);
		await app.user.click(await waitFor(() => within(list(app)()).getByRole("link", { name })));
	};
	await fill(app, await answerField(app, "Angles"), "A right angle");
	await has(card(app, "Angles"), /^Draft saved/);
	await handIn(app, "Fractions", "3/8");
	await chipSaysDraft(app);
	await openTab(app, /^Courses/);

	// From the tab of the courses, and from the card's own.
	for (let times = 0; times < 2; times++) {
		await follow("Answer: Angles");
		await listIsClosed(app);
		await isFocused(headingOf(app, "Angles"));
	}
	const angles = await answerField(app, "Angles");
	await waitFor(() => expect(angles.value).toBe("A right angle"));
	await follow(/^Fractions/);
	await isFocused(headingOf(app, "Fractions"));
	await has(card(app, "Fractions"), "Sent to your teacher");

	await app.load("/faq");
	await follow(/^Fractions/);
	await isFocused(headingOf(app, "Fractions"));
});

test("a teacher is led to the answer being graded, to the assignment and to the course", async () => {
	const { server } = here();
	const { maya, rana, maths, tasks } = await aClass(server, ["Fractions", "Angles"]);
	const task = tasks[0]?.id ?? "";
	await submission(server, maya, tasks[1]?.id ?? "", { submitted_at: "2026-02-01 08:00:00.000Z" });
	const row = await submission(server, maya, task, { text_body: "3/8" });
	onComputer();
	const { app } = await phoneOf(server, rana);
	const { page } = app;
	await openTab(app, "Grading (2)");
	const hers = card(app, "Maya Haddad");
	const feedback = () => page.findByLabelText<HTMLTextAreaElement>(/^Feedback/);
	const grade = () => page.getByLabelText<HTMLInputElement>("Grade");
	const heading =
		(name: string): Part =>
		() =>
			page.getByRole("heading", { level: 2, name });
	await cardOf(app, "Maya Haddad");
	await app.load(`/dashboard-tutor#grading/${row.id}`);
	await has(hers, "3/8");
	await fill(app, await feedback(), "Halve it again.");
	await pressIn(app, () => page.getByRole("list", { name: "Angles" }), /Maya Haddad/);
	await has(hers, "Answer of Maya Haddad");

	await openList(app);
	const inList = (name: string | RegExp) => within(list(app)()).getByRole("link", { name });
	await app.user.click(await waitFor(() => inList("Grade for Maya Haddad: Fractions")));
	await listIsClosed(app);
	await has(hers, "3/8");
	await waitFor(async () => expect((await feedback()).value).toBe("Halve it again."));
	await isFocused(grade);
	await fill(app, grade(), "18");
	await pressIn(app, body, "Submit Grade");
	await openList(app);
	const sent = await waitFor(() => {
		const [item] = within(list(app)())
			.getAllByRole("listitem")
			.filter((entry) => within(entry).queryByText("Sent") !== null);
		if (!item) throw new Error("Nothing is sent.");
		return within(item).getByRole("link", { name: /^Fractions/ });
	});
	await app.user.click(sent);
	await isFocused(heading("Fractions"));
	await app.load(`/dashboard-tutor#courses/${maths.id}`);
	await isFocused(heading("Mathematics"));
});
