// A submission that the server refused because its writer left the course: explained plainly, kept whole, and sent when
// the writer is back.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline, networkIsBack } from "#support/dom/network.ts";
import { cardOf, chipSays, handIn, openTab } from "#support/dom/portal.ts";
import { assignment, course, enrol, unenrol } from "#support/school.ts";
import { aClass } from "#support/schools/maths-class.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { card, has, list, openList, phoneOf, pressIn, texts } from "./maths-class.ts";

const here = serverForThisFile();
const text = "½ of 3/4 is 3/8. النصف 😀";

test("of two submissions one is refused after the student left the course: it says so, keeps its text, and is sent when the student is back", async () => {
	const { server } = here();
	const { maya, rana, maths } = await aClass(server, ["Fractions"]);
	const science = await course(server, rana, [maya], { title: "Science", code: "SCI-6" });
	await assignment(server, science.id, { title: "Acids" });
	const { app, line } = await phoneOf(server, maya);
	await openTab(app, "Assignments (2)");
	await cardOf(app, "Acids");
	goOffline(app, line);
	await handIn(app, "Fractions", text);
	await handIn(app, "Acids", "Lemon juice");
	await unenrol(server, maya, maths.id);
	goOnline(app, line);

	await openTab(app, /^Submitted/);
	await has(card(app, "Acids"), "Sent to your teacher");
	await chipSays(app, "1 needs you");
	const kept = card(app, "Fractions");
	await has(kept, /Not sent/);
	const why = "You no longer have access to this assignment. Your text is kept; ask your teacher.";
	await has(kept, why);
	await pressIn(app, kept, "Copy");
	await has(kept, "Copied");
	expect(await navigator.clipboard.readText()).toBe(text);
	await openList(app);
	await has(list(app), why);
	await pressIn(app, list(app), "Close");
	const success = "Assignment submitted successfully!";
	expect(app.toasts().filter((said) => said === success)).toEqual([success]);
	expect(await texts(server, maya.id)).toEqual(["Lemon juice"]);

	await enrol(server, maya, maths.id);
	networkIsBack(app);
	await has(kept, "Sent to your teacher");
	await waitFor(() => expect(app.toasts().filter((said) => said === success)).toEqual([success, success]));
	await chipSays(app, "All sent");
	expect(await texts(server, maya.id)).toEqual(["Lemon juice", text]);
});
