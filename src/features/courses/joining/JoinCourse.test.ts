// @vitest-environment happy-dom
// Joining a course over a real phone database: what is no code, why a code let nobody in, and a full phone.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { Toaster } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { joinCourse } from "#features/courses/commands.ts";
import { chooseLanguage } from "#i18n/i18n.ts";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { clearPage } from "#support/dom/clear-page.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { JoinCourse } from "./JoinCourse.tsx";

let db: AccountDatabase;

beforeEach(() => {
	db = signedIn("student", "Maya Haddad");
});
afterEach(async () => {
	await clearPage();
	vi.restoreAllMocks();
	writeSession(null);
	await chooseLanguage("en");
});

const draw = () =>
	render(
		createElement(
			MantineProvider,
			null,
			createElement(JoinCourse, { none: false, past: false, offered: "", onUsed() {} }),
			createElement(Toaster),
		),
	);
const button = (name: string) => screen.findByRole("button", { name, hidden: true });
const press = async (name: string) => fireEvent.click(await button(name));

test.each([
	{
		code: "unknown_code",
		en: "No course has this code. Compare it letter by letter with the one you were given.",
		fr: "Aucun cours n’a ce code. Compare-\u2060le lettre par lettre avec celui qu’on t’a donné.",
		again: false,
	},
	{
		code: "old_code",
		en: "This code no longer works. Ask your teacher for the new one.",
		fr: "Ce code ne fonctionne plus. Demande le nouveau à ton professeur.",
		again: false,
	},
	{
		code: "course_ended",
		en: "This course has ended. Ask your teacher.",
		fr: "Ce cours est terminé. Parles-en à ton professeur.",
		again: true,
	},
	{
		code: "too_many_codes",
		en: "Too many wrong codes. Wait 15 minutes, then try again.",
		fr: "Trop de codes erronés. Attends un quart d’heure, puis réessaie.",
		again: true,
	},
])("a code that let nobody in is answered kindly in both languages, put away and had back: $code", async (said) => {
	// Without a network nobody waits for the server at the dialog.
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	await joinCourse({ code: "K7M2QXP" });
	const refusal = { reason: "refused", status: 400, code: said.code, message: "No.", at: 0 } as const;
	await db.outbox.toCollection().modify({ state: "failed", attempts: 1, refusal });
	draw();
	const card = await screen.findByRole("article", { name: "Joining with the code K7M 2QXP" });
	expect(card.textContent).toContain("Not sent");
	expect(card.textContent).toContain(said.en);
	await chooseLanguage("fr");
	await waitFor(() => expect(card.textContent).toContain(said.fr));
	expect(card.textContent).toContain("Non envoyé");
	await button("Modifier le code");
	// The same letters again are refused again, until the course goes on or the wait is over.
	expect(screen.queryByRole("button", { name: "Réessayer" }) !== null).toBe(said.again);
	await press("Abandonner");
	await waitFor(() => expect(screen.queryByRole("article")).toBeNull());
	await press("Annuler");
	await waitFor(() => expect(screen.getByRole("article").textContent).toContain(said.fr));
});

test("a wrong code goes when one entered after its refusal is right, however late that is answered", async () => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	const becomes = (code: string, what: object) =>
		db.outbox.filter(({ body }) => "code" in body && body.code === code).modify(what);
	const refused = (at: number) =>
		({
			state: "failed",
			attempts: 1,
			refusal: { reason: "refused", status: 400, code: "unknown_code", message: "No.", at },
		}) as const;
	const sent = { state: "sent", attempts: 1, sent_at: Date.now() } as const;
	await joinCourse({ code: "ABCDEFG" });
	await joinCourse({ code: "BCDEFGH" });
	await becomes("BCDEFGH", sent);
	await becomes("ABCDEFG", refused(Date.now() + 1));
	draw();
	await screen.findByRole("article", { name: "Joining with the code ABC DEFG" });
	await becomes("ABCDEFG", refused(Date.now()));
	await joinCourse({ code: "K7M2QXP" });
	await screen.findByRole("article", { name: "Joining with the code K7M 2QXP" });
	screen.getByRole("article", { name: "Joining with the code ABC DEFG" });
	await becomes("K7M2QXP", sent);
	await waitFor(() => expect(screen.queryByRole("article")).toBeNull());
	await waitFor(async () => expect(await db.outbox.where({ state: "failed" }).count()).toBe(0));
});

const words = {
	en: {
		open: "Join with a code",
		label: "Join code",
		join: "Join",
		missing: "Please enter the code",
		letters: "A code has letters and digits only, and never 0, 1, I, L or O. Check it once more.",
		length: "A code has 7 letters or digits. This one has 6.",
		full: "Not saved on this phone. The code is still in the field; please try again.",
	},
	fr: {
		open: "S’inscrire avec un code",
		label: "Code d’inscription",
		join: "S’inscrire",
		missing: "Écris d’abord le code",
		letters: "Un code n’a que des lettres et des chiffres, et jamais 0, 1, I, L ou O. Vérifie-le encore une fois.",
		length: "Un code a 7 lettres ou chiffres. Celui-ci en a 6.",
		full: "Pas enregistré sur ce téléphone. Le code est encore dans le champ\u202f; réessaie.",
	},
} as const;

test.each(["en", "fr"] as const)(
	"what cannot be a code is said before it is sent, and so is what the phone cannot keep (%s)",
	async (language) => {
		const said = words[language];
		await chooseLanguage(language);
		draw();
		await press(said.open);
		const field = await screen.findByLabelText<HTMLInputElement>(said.label);
		const problem = () => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent.trim();
		const enter = async (typed: string, problemSaid: string) => {
			fireEvent.change(field, { target: { value: typed } });
			await press(said.join);
			await waitFor(() => expect(problem()).toBe(problemSaid), { timeout: 15_000 });
			expect(document.activeElement).toBe(field);
			expect(field.value).toBe(typed);
		};
		await enter("", said.missing);
		await enter("K7M2QX0", said.letters);
		await enter("K7M 2QX", said.length);
		vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		await enter("K7M2QXP", said.full);
		expect(await db.outbox.count()).toBe(0);
	},
);
