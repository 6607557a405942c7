// Bold words, lists and links in the instructions of an assignment: written with the buttons or the keys, taken back by
// the browser's own Undo, and read by the student. What is a mark and what is none: src/ui/formatted.
import { judgeLooks, narrow } from "#support/browser/looks.ts";
import { answerField, cardOf, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";

test("a teacher formats instructions by buttons and keys, undoes a press, and the student reads them formatted", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	const maya = await student(server, "Maya Haddad");
	await course(server, rana, [maya]);
	const page = await phone();
	await openDashboard(page, server, rana);
	await openTab(page, "Assignments");
	const form = page.getByRole("article", { name: "Create Assignment" });
	const field = form.getByLabel("Instructions", { exact: true });
	await form.getByLabel("Title", { exact: true }).fill("Angles");
	await page.keyboard.press("Tab");
	await expect(form.getByRole("button", { name: "Bold", exact: true })).toBeFocused();
	await page.keyboard.press("ArrowLeft");
	await expect(form.getByRole("button", { name: "Picture", exact: true })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(field).toBeFocused();
	await page.keyboard.type("Bring a ruler\na pencil\nthe film");
	await expect(form.getByRole("region", { name: "As students see it" })).toHaveCount(0);

	await page.keyboard.press("Shift+Control+ArrowLeft");
	await page.keyboard.press("Shift+Control+ArrowLeft");
	await form.getByRole("button", { name: "Link", exact: true }).click();
	await page.keyboard.type("https://films.example/1");
	await expect(field).toHaveValue("Bring a ruler\na pencil\n[the film](https://films.example/1)");
	await select(1, 23);
	await form.getByRole("button", { name: "List", exact: true }).click();
	await expect(field).toHaveValue("- Bring a ruler\n- a pencil\n[the film](https://films.example/1)");
	await select(10, 15);
	await page.keyboard.press("Control+b");
	await expect(field).toHaveValue("- Bring a **ruler**\n- a pencil\n[the film](https://films.example/1)");
	await page.keyboard.press("Control+z");
	await expect(field).toHaveValue("- Bring a ruler\n- a pencil\n[the film](https://films.example/1)");
	await page.keyboard.press("Control+Shift+z");
	await expect(field).toHaveValue("- Bring a **ruler**\n- a pencil\n[the film](https://films.example/1)");
	const preview = form.getByRole("region", { name: "As students see it" });
	await expect(preview.getByRole("listitem")).toHaveText(["Bring a ruler", "a pencil"]);
	await form.getByRole("button", { name: "Create Assignment", exact: true }).click();
	await expect.poll(() => server.rows("assignments", `created_by = '${rana.id}'`)).toHaveLength(1);
	const [kept] = await server.rows("assignments", `created_by = '${rana.id}'`);
	expect(kept?.instructions).toBe("- Bring a **ruler**\n- a pencil\n[the film](https://films.example/1)");

	const hers = await phone();
	await openDashboard(hers, server, maya);
	await openTab(hers, "Assignments");
	await answerField(hers, "Angles");
	const card = cardOf(hers, "Angles");
	await expect(card.getByRole("listitem")).toHaveText(["Bring a ruler", "a pencil"]);
	await expect(card.getByText("ruler", { exact: true })).toHaveCSS("font-weight", "700");
	const link = card.getByRole("link", { name: "the film (opens outside LEAD)" });
	await expect(link).toHaveAttribute("href", "https://films.example/1");
	await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");

	async function select(start: number, end: number) {
		await field.evaluate((area: HTMLTextAreaElement, range) => area.setSelectionRange(...range), [start, end] as const);
	}
});

test("formatted instructions and their field can be used by everybody", async ({ server, phone }) => {
	const rana = await teacher(server, "Rana Khoury");
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, rana, [maya]);
	const instructions =
		"Apportez **une règle** et *un crayon*.\n\n1. Lisez la page 12.\n2. Regardez [le film](https://films.example/un-tres-long-chemin-sans-aucun-blanc-jusqu-au-bout).\n\n- اقرأ **النص**\n- أجب عن الأسئلة";
	await assignment(server, maths.id, { title: "Les angles", instructions });
	const hers = await phone(narrow);
	await openDashboard(hers, server, maya);
	await openTab(hers, "Devoirs (1)");
	await answerField(hers, "Les angles");
	await expect(cardOf(hers, "Les angles").getByRole("list")).toHaveCount(2);
	await judgeLooks(hers, "a task with a list and a link");
	const page = await phone(narrow);
	await openDashboard(page, server, rana);
	await openTab(page, "Devoirs");
	await page.getByRole("button", { name: "Nouveau devoir", exact: true }).click();
	await page.getByLabel("Consignes", { exact: true }).fill(instructions);
	await expect(page.getByRole("region", { name: "Comme les élèves le verront" }).getByRole("list")).toHaveCount(2);
	await judgeLooks(page, "the field of the instructions");
});
