// Every rule and sentence of the inquiry form.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { inFrench, press, says, speak } from "#support/dom/portal.ts";
import { everythingOnPhone } from "#support/dom/storage.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	family,
	fieldHas,
	fieldIsFocused,
	fieldIsSaid,
	form,
	inOrder,
	inquiries,
	message,
	thanks,
	write,
} from "./inquiry-forms.ts";

const here = serverForThisFile();

/** Each field shows its problem below it. */
async function expectProblems(language: "en" | "fr", message: string): Promise<void> {
	const { labels, problems } = inquiries[language];
	for (const [place, label] of labels.entries()) {
		await fieldIsSaid(label, label === "Message" ? message : (problems[place] ?? "nothing"));
	}
}

test("an inquiry says what is wrong under each field, in both languages, and is one lead when it is right", async () => {
	const { server } = here();
	const { en, fr } = inquiries;
	const app = await openApp(server.url, "/join-us");
	const { page, user, toasts } = app;
	const [book] = await page.findAllByRole("link", { name: en.book });
	if (book) await user.click(book);
	await press(app, en.send);
	await expectProblems("en", en.problems[4]);
	await fieldIsFocused(en.labels[0]);
	await says(en.fix, form() ?? undefined);
	await inFrench(app, async () => {
		await page.findAllByRole("link", { name: fr.book });
		await expectProblems("fr", fr.problems[4]);
		await press(app, fr.send);
		await says(fr.fix);
		await write(app, inOrder(fr.labels, ["R ", "", "rana@family", " 1234567 ", "ö".repeat(1001)]));
		await press(app, fr.send);
		await expectProblems("fr", fr.tooLong);
	});
	await expectProblems("en", en.tooLong);

	await speak(app, "fr");
	await write(app, { [fr.labels[3]]: "abcdefgh", [fr.labels[4]]: `\n ${"ö".repeat(9)} ` });
	// The counter counts what the rule counts.
	await fieldIsSaid(fr.labels[4], fr.problems[4]);
	await fieldIsSaid(fr.labels[4], "9 / 1\u202f000 caractères");
	await press(app, fr.send);
	await fieldIsSaid(fr.labels[3], "Ce n’est pas un numéro de téléphone\u202f: il faut au moins 8 chiffres");
	const right = ["  Rana Khoury ", "Grade 6", "rana@family.example", "+961 70 123 456", message];
	await write(app, inOrder(fr.labels, right));
	await press(app, fr.send);
	await says(fr.thanks);
	await page.findByText(fr.sent);
	const heading = await page.findByRole("heading", { name: "Merci, \u2068Rana Khoury\u2069" });
	expect(document.activeElement).toBe(heading);
	expect(form()).toBeNull();
	await says("Nous avons bien reçu votre message. Notre réponse arrivera au 70\u00a0123\u00a0456.");
	await says("Nous convenons alors d’un entretien. Il comprend une évaluation gratuite.");

	expect(await server.rows("leads", 'parent_name = "Rana Khoury"')).toMatchObject([
		{
			email: "rana@family.example",
			phone: "+96170123456",
			student_name: "",
			grade: "Grade 6",
			program_type: Array.from(message).slice(0, 100).join(""),
			full_message: message,
			message: "",
			subjects: [],
			language: "fr",
		},
	]);
	await waitFor(async () => expect(await everythingOnPhone()).not.toContain("rana@family.example"));
	// All of it is said in the page: a notice would lie over the fields, or say it twice.
	expect(toasts()).toEqual([]);

	await press(app, "Écrire pour un autre enfant");
	await fieldIsFocused(fr.labels[1]);
	const known = ["Rana Khoury", "", "rana@family.example", "70 123 456", ""];
	for (const [place, label] of fr.labels.entries()) await fieldHas(label, known[place] ?? "");
	expect(await server.rows("leads", 'parent_name = "Rana Khoury"')).toHaveLength(1);
});

test("who comes back reads that the inquiry was sent before writing another", async () => {
	const app = await openApp(here().server.url, "/join-us");
	await write(app, family("Hoda Matar"));
	await press(app, inquiries.en.send);
	await says(thanks);
	await app.load("/join-us");
	const note = await app.page.findByText(inquiries.en.sent);
	await fieldHas("Parent Name", "");
	expect(note.compareDocumentPosition(form() ?? note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
