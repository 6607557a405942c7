// The whole path of a student without a mouse or a finger. After each step the focus is where the person
// goes on; the test itself never sets the focus.
import { button, enterByKeyboard, field, press, step, stepAndType, tab, tabTo } from "#support/browser/keyboard.ts";
import { account, cardOf } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

test("a student signs in, mends a wrong code, joins, answers, looks again and signs out by keyboard alone", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/status of 400 .*\/api\/lead\/join/);
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server, "Rana Khoury"), []);
	for (const title of ["Angles", "Circles"]) await assignment(server, maths.id, { title });
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await enterByKeyboard(page, server, "Student Portal", maya);

	const [open, code] = [button(page, "Join with a code"), field(page, "Join code")];
	await tabTo(page, open);
	await step(page, "Enter", code);
	await page.keyboard.type("K7M2QX");
	await press(page, "Enter");
	await expect(code).toHaveAccessibleDescription("A code has 7 letters or digits. This one has 6.");
	await expect(code).toBeFocused();
	await page.keyboard.type("P");
	await press(page, "Enter");
	await expect(code).toHaveAccessibleDescription(/^No course has this code\./);
	await expect(code).toBeFocused();
	await press(page, "ControlOrMeta+a");
	await page.keyboard.type(String(maths.join_code));
	await press(page, "Enter");
	await expect(cardOf(page, "Mathematics")).toBeVisible();
	await expect(open).toBeFocused();

	await tabTo(page, tab(page, "Courses"), "Shift+Tab");
	await step(page, "ArrowRight", tab(page, "Assignments (2)"));
	const response = (title: string) => cardOf(page, title).getByLabel("Your response");
	const submit = (title: string) => cardOf(page, title).getByRole("button", { name: "Submit Assignment" });
	const opening = (title: string) => cardOf(page, title).getByRole("button", { name: "Open" });
	await tabTo(page, opening("Angles"));
	await press(page, "Enter");
	await expect(page.getByRole("heading", { name: "Angles" })).toBeFocused();
	await tabTo(page, response("Angles"));
	// Nothing is written yet, so the button leads back to the field.
	await step(page, "Tab", submit("Angles"));
	await step(page, "Enter", response("Angles"));
	await page.keyboard.type("90 degrees");
	await tabTo(page, submit("Angles"));
	await press(page, "Enter");
	await expect(cardOf(page, "Angles")).toHaveCount(0);
	await step(page, "Tab", opening("Circles"));
	await press(page, "Enter");
	await expect(page.getByRole("heading", { name: "Circles" })).toBeFocused();
	await stepAndType(page, "Tab", response("Circles"), "Two of them");
	await step(page, "Tab", submit("Circles"));
	await press(page, "Enter");
	await expect(page.getByText("No pending assignments", { exact: true })).toBeVisible();
	await tabTo(page, tab(page, "Assignments (0)"), "Shift+Tab");
	await step(page, "End", tab(page, "Submitted"));
	await expect(cardOf(page, "Circles").getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await tabTo(page, cardOf(page, "Circles").getByRole("button", { name: "Change my answer" }));
	await step(page, "Enter", field(page, "Your new response"));
	await expect(field(page, "Your new response")).toBeEditable();
	await press(page, "ControlOrMeta+a");
	await page.keyboard.type("Three of them");
	await tabTo(page, button(page, "Replace my answer"));
	await press(page, "Enter");
	await expect(cardOf(page, "Circles").getByRole("group", { name: "Your answer" })).toHaveText("Three of them");

	const chip = page.getByRole("button", { name: /Open the list of unsent work$/ });
	// Backwards, because only a browser with a window goes from the last stop of a page to the first.
	await tabTo(page, chip, "Shift+Tab");
	await press(page, "Enter");
	await expect(page.getByRole("dialog", { name: "Written on this phone" })).toBeVisible();
	await step(page, "Escape", chip);
	// Until it is gone it may give the focus back once more.
	await expect(page.getByRole("dialog", { name: "Written on this phone" })).toHaveCount(0);
	await tabTo(page, account(page));
	await press(page, "Enter");
	await tabTo(page, page.getByRole("button", { name: "Sign Out" }));
	await press(page, "Enter");
	await page.waitForURL(`${server.url}/`);
	const texts = async () => (await server.rows("submissions", `student_id = '${maya.id}'`)).map((row) => row.text_body);
	await expect.poll(async () => (await texts()).sort()).toEqual(["90 degrees", "Three of them"]);
});
