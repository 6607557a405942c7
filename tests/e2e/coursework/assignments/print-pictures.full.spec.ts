// A picture of the instructions on the paper that a class is given.
import { fractionWall } from "#scripts/demo/fraction-wall.mjs";
import { cardOf, openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { material } from "#support/materials.ts";
import { newId } from "#support/school.ts";
import { aClass } from "#support/schools/assignment-with-class.ts";

test("a picture that this phone shows is on the paper, as the browser captures it; another one is named", async ({
	server,
	phone,
}) => {
	const { rana, maths, task } = await aClass(server);
	const wall = { title: "The wall", course_id: maths.id, created_by: rana.id, subject: "", grade: "", description: "" };
	const { id } = await material(server, wall, { content: new Uint8Array(fractionWall()), name: "wall.png" });
	const instructions = `Which are equal?\n![The wall](material:${id})\n![The other one](material:${newId()})`;
	await server.update("assignments", task.id, { instructions });
	const page = await phone();
	// Stands for the browser's print dialogue, which no test can see: what is not there by then is not on the paper.
	await page.addInitScript(() => {
		window.print = () => {
			window.dispatchEvent(new Event("beforeprint"));
			const paper = document.body.lastElementChild;
			const drawn = [...(paper?.querySelectorAll("img") ?? [])].filter((picture) => picture.complete);
			document.title = JSON.stringify([
				drawn.map(({ alt, naturalWidth }) => [alt, naturalWidth > 0]),
				paper?.textContent,
			]);
			window.dispatchEvent(new Event("afterprint"));
		};
	});
	const paper = async () => {
		await page.getByRole("button", { name: "Print for students" }).click();
		await expect(page).toHaveTitle(/^\[\[/);
		return await page.title();
	};
	await openDashboard(page, server, rana);
	await page.goto(`${server.url}/dashboard-tutor#assignments/${task.id}`);
	const card = cardOf(page, "Fractions");
	await card.getByRole("button", { name: /^Show the picture/ }).click();
	await expect(card.getByRole("img", { name: "The wall" })).toBeVisible();
	expect(await paper()).toMatch(/^\[\[\["The wall",true\]\],".*Which are equal\?\\nPicture: The other one/);
});
