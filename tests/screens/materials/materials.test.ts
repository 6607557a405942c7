// The centre's study materials at the admin's dashboard: what each says, finding one, and deleting one.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { type App, openApp, wordsOf } from "#support/dom/app.ts";
import { bigCentre } from "#support/schools/big-centre.ts";
import "#support/dom/modal-dialogs.ts";
import { fill, fillSignIn, press, says } from "#support/dom/portal.ts";
import { material } from "#support/materials.ts";
import { admin, type Person } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

const day = (locale: string) =>
	new Date().toLocaleDateString(locale, { timeZone: "Asia/Beirut", day: "numeric", month: "long", year: "numeric" });

/** Signs an admin in on a new phone and opens the materials; they and the first sync run have arrived. */
async function openMaterials(server: { url: string }, boss: Person, language: "en" | "fr") {
	const at = encodeURIComponent('"/dashboard-admin#materials"');
	const app = await openApp(server.url, `/login?from=${at}`, language);
	await fillSignIn(app, boss.email, boss.password);
	await app.page.findByRole("button", { name: /^(All sent|Tout est envoyé)/ });
	return app;
}

const cards = ({ page }: App) => within(page.getByRole("main")).queryAllByRole("listitem");

/** The card of a material, by its title. */
const card = (app: App, title: string): Promise<HTMLElement> =>
	waitFor(() => {
		const [found, ...more] = cards(app).filter((item) => within(item).queryByRole("heading", { name: title }));
		if (!found || more.length > 0) throw new Error(`Cards of ${title}: ${found ? more.length + 1 : 0}`);
		return found;
	});

const pressIn = async (app: App, part: HTMLElement, name: string): Promise<void> =>
	app.user.click(within(part).getByRole("button", { name }));

const hasFocus = (find: () => HTMLElement): Promise<void> => waitFor(() => expect(document.activeElement).toBe(find()));

/** A notice with these words and no others. */
const notice = (words: string): Promise<void> =>
	waitFor(() => {
		const titles = document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-removed="false"] [data-title]');
		expect([...titles].map(wordsOf)).toContain(words);
	});

const refuse = "CREATE TRIGGER refuse BEFORE DELETE ON materials BEGIN SELECT RAISE(ABORT, 'read-only'); END";

test("a material says what it is and is deleted after the question, unless it is refused or nobody answers", async () => {
	const { server } = here();
	const boss = await admin(server, "Samar Tannous");
	const { id: worksheet } = await material(server, { title: "Fractions on one page" });
	const { id: water } = await material(server, {
		title: "L’eau et le sel",
		subject: "Science",
		grade: "",
		description: "",
	});
	await server.sql(`UPDATE materials SET size = 1300000 WHERE id = '${worksheet}'`);
	await server.sql(`UPDATE materials SET size = 2000 WHERE id = '${water}'`);
	const line = await proxyTo(server.url);
	const app = await openMaterials(line, boss, "en");
	const { page } = app;
	await page.findByText("2 materials");
	expect(wordsOf(await card(app, "Fractions on one page"))).toBe(
		`Fractions on one pageOn one page.MathGrade 61.2 MB · Uploaded ${day("en-US")}DownloadDelete`,
	);
	expect(wordsOf(await card(app, "L’eau et le sel"))).toBe(
		`L’eau et le selScience2 KB · Uploaded ${day("en-US")}DownloadDelete`,
	);

	const name = "Are you sure you want to delete this material?";
	const question = () => page.findByRole("dialog", { name });
	const remove = within(await card(app, "Fractions on one page")).getByRole("button", { name: "Delete" });
	await app.user.click(remove);
	const cancel = within(await question()).getByRole("button", { name: "Cancel" });
	await hasFocus(() => cancel);
	await app.user.click(cancel);
	await hasFocus(() => remove);
	await app.user.click(remove);
	await pressIn(app, await question(), "Delete");
	await notice("Material deleted successfully");
	const next = await card(app, "L’eau et le sel");
	await hasFocus(() => next);
	expect(await server.row("materials", worksheet)).toBeUndefined();

	const last = async () => within(await card(app, "L’eau et le sel")).getByRole("button", { name: "Delete" });
	const ask = async () => {
		await waitFor(async () => expect(await last()).toHaveProperty("disabled", false));
		await app.user.click(await last());
		await question();
	};
	await ask();
	line.refuse();
	await pressIn(app, await question(), "Delete");
	await notice(
		"Failed to delete material, or so it seems: the server did not answer. Check the list before you try again.",
	);
	await waitFor(async () => expect(await last()).toHaveProperty("disabled", true));
	expect(page.getByRole("searchbox")).toHaveProperty("disabled", true);
	line.pass();
	app.online(true);
	await ask();
	await server.sql(refuse);
	await pressIn(app, await question(), "Delete");
	await notice("Failed to delete material");
	await server.sql("DROP TRIGGER refuse");
	await ask();
	await server.remove("materials", water);
	await pressIn(app, await question(), "Delete");
	await page.findByText("No materials uploaded yet");
	// Another admin was faster: it is gone, as was wanted.
	const said = () => app.toasts().filter((words) => /material/i.test(words));
	await waitFor(() => expect(said().at(-1)).toBe("Material deleted successfully"));
	expect(said().filter((words) => words === "Failed to delete material")).toHaveLength(1);
	await line.close();
});

test("500 materials are searched and paged, in French", async () => {
	const { server } = here();
	const boss = await admin(server, "Samar Tannous");
	await bigCentre(server);
	await material(server, { title: "100% d’eau", subject: "Sciences", description: "À lire le soir." });
	const app = await openMaterials(server, boss, "fr");
	const { page, user } = app;
	await page.findByText("501 documents");
	await page.findByText("Page 1 sur 17");
	expect(cards(app)).toHaveLength(30);
	await press(app, "Suivante");
	await page.findByText("Page 2 sur 17");
	const field = page.getByRole("searchbox", { name: "Chercher par titre, matière ou description" });
	await user.type(field, "GEOMETRIE 98");
	await page.findByText("5 documents trouvés");
	await page.findByRole("heading", { name: "Géométrie 498" });
	await fill(app, field, "100% D'EAU lire");
	await page.findByText("1 document trouvé");
	await says(`Déposé le ${day("fr-FR")}`, await card(app, "100% d’eau"));
	expect(wordsOf(await card(app, "100% d’eau"))).toMatch(/\d\u00a0ko/);
	const remove = async () => {
		await pressIn(app, await card(app, "100% d’eau"), "Supprimer");
		const name = "Voulez-vous vraiment supprimer ce document\u202f?";
		await pressIn(app, await page.findByRole("dialog", { name }), "Supprimer");
	};
	await server.sql(refuse);
	await remove();
	await notice("Le document n’a pas pu être supprimé");
	await server.sql("DROP TRIGGER refuse");
	await remove();
	await notice("Document supprimé");
	await page.findByText("Aucun document ne correspond à cette recherche.");
	await press(app, "Afficher tous les documents");
	await page.findByText("500 documents");
});
