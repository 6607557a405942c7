// What a parent writes to the centre: every rule and sentence of both forms, and that one press is one lead, whatever the
// line, the phone or the server do meanwhile. Counted on the server.
import type { Page } from "@playwright/test";
import { fillSignIn, keptByServiceWorker, networkIsBack } from "#support/browser/portal.ts";
import { expectAlive } from "#support/browser/site.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, holdRequests, serverIsDown, test, toastsOf } from "#support/browser/test.ts";
import { student } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";

const inquiries = {
	en: {
		labels: ["Parent Name", "Child Grade", "Email", "Phone", "Message"],
		book: "Book Your Consultation",
		send: "Send Inquiry",
		problems: [
			"Name must be at least 2 characters",
			"Please select a grade",
			"Invalid email address",
			"Phone number must be at least 8 characters",
			"Message must be at least 10 characters",
		],
		fix: "Please fix the errors in the form",
		tooLong: "Message must be at most 1000 characters",
		thanks: "Thanks! We'll contact you within 24 hours on WhatsApp.",
		sent: /^Sent \d\d:\d\d/,
	},
	fr: {
		labels: ["Nom du parent", "Classe de l'enfant", "E-mail", "Téléphone", "Message"],
		book: "Réserver un entretien",
		send: "Envoyer la demande",
		problems: [
			"Le nom doit compter au moins 2 caractères",
			"Choisissez une classe",
			"Adresse e-mail non valide",
			"Le numéro de téléphone doit compter au moins 8 caractères",
			"Le message doit compter au moins 10 caractères",
		],
		fix: "Corrigez les erreurs du formulaire",
		tooLong: "Le message doit compter 1000 caractères au plus",
		thanks: "Merci\u202f! Nous vous contactons sur WhatsApp sous 24\u202fheures.",
		sent: /^Envoyé à \d\d:\d\d/,
	},
} as const;

const requests = {
	en: {
		open: "Request a Portal Account",
		cancel: "Cancel",
		labels: ["Parent Name", "Email", "Phone", "Grade", "Programs of Interest", "Notes"],
		send: "Submit Request",
		problems: [
			"Parent name is required",
			"Invalid email address",
			"Phone number is required",
			"Grade is required",
			"Please specify programs of interest",
		],
		tooLong: "Notes must be at most 500 characters",
		thanks: "Request submitted! We'll contact you with login details after your consultation.",
	},
	fr: {
		open: "Demander un compte",
		cancel: "Annuler",
		labels: ["Nom du parent", "E-mail", "Téléphone", "Classe", "Programmes souhaités", "Remarques"],
		send: "Envoyer la demande",
		problems: [
			"Le nom du parent est obligatoire",
			"Adresse e-mail non valide",
			"Le numéro de téléphone est obligatoire",
			"La classe est obligatoire",
			"Indiquez les programmes souhaités",
		],
		tooLong: "Les remarques doivent tenir en 500 caractères",
		thanks: "Demande envoyée\u202f! Nous vous donnons vos identifiants après votre entretien.",
	},
} as const;

const saved = "Saved on this phone. It will be sent when you are back online.";
const thanks = inquiries.en.thanks;
/** A hundred letters end in the middle of the second sentence; the emoji is one of them. */
const message = `Karim finds fractions hard 😀. ${"He likes drawing, football and his cat. ".repeat(3)}Can we come on Tuesday?`;

const form = (page: Page) => page.getByRole("main").locator("form");
const field = (page: Page, label: string) => form(page).getByLabel(label);

async function write(page: Page, texts: Record<string, string>): Promise<void> {
	for (const [label, text] of Object.entries(texts)) {
		const place = field(page, label);
		if (/^(Child Grade|Grade|Classe)/.test(label)) await place.selectOption(text);
		else await place.fill(text);
	}
}

const family = (name: string, words = message) => ({
	"Parent Name": name,
	"Child Grade": "Grade 6",
	Email: "rana.khoury@family.example",
	Phone: "+961 70 123 456",
	Message: words,
});

const send = (page: Page) => page.getByRole("button", { name: "Send Inquiry" });

for (const language of ["en", "fr"] as const) {
	test(`an inquiry says what is wrong under each field, and is one lead when it is right (${language})`, async ({
		server,
		phone,
	}) => {
		const says = inquiries[language];
		const page = await phone({ chosen: language });
		await page.goto(`${server.url}/join-us`);
		await page.getByRole("link", { name: says.book }).first().click();
		await expect(field(page, says.labels[0])).toBeInViewport();
		await page.getByRole("button", { name: says.send }).click();
		for (const [place, label] of says.labels.entries()) {
			await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(says.problems[place] ?? "nothing"));
		}
		await expect(field(page, says.labels[0])).toBeFocused();
		await expect.poll(() => toastsOf(page)).toEqual([says.fix]);

		const name = `Rana Khoury (${language})`;
		const right = [`  ${name} `, "Grade 6", "rana@family.example", "+961 70 123 456", message];
		const wrong = ["R ", "", "rana@family", " 1234567 ", "ö".repeat(1001)];
		await write(page, Object.fromEntries(says.labels.map((label, place) => [label, wrong[place] ?? ""])));
		await page.getByRole("button", { name: says.send }).click();
		for (const [place, label] of says.labels.slice(0, 4).entries()) {
			await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(says.problems[place] ?? "nothing"));
		}
		await expect(field(page, says.labels[4])).toHaveAccessibleDescription(new RegExp(says.tooLong));
		await write(page, Object.fromEntries(says.labels.map((label, place) => [label, right[place] ?? ""])));
		await page.getByRole("button", { name: says.send }).click();
		await expect.poll(() => toastsOf(page)).toContain(says.thanks);
		for (const label of says.labels) await expect(field(page, label)).toHaveValue("");
		await expect(page.getByText(says.sent)).toBeVisible();

		expect(await server.rows("leads", `parent_name = "${name}"`)).toMatchObject([
			{
				email: "rana@family.example",
				phone: "+961 70 123 456",
				student_name: "",
				grade: "Grade 6",
				program_type: Array.from(message).slice(0, 100).join(""),
				full_message: message,
				message: "",
				subjects: [],
				language,
			},
		]);
		expect(await everythingOn(page)).not.toContain("rana@family.example");
	});
}

/** The code that sends an inquiry comes no further than this phone until it is let through. */
const sendingHeld = (page: Page) => holdRequests(page, /\/commands-[^/]+\.js$/);

test("on a slow line what is missing is said at once, and who puts it right is left where he writes", async ({
	server,
	phone,
}) => {
	const page = await phone({ serviceWorkers: "block" });
	await page.goto(`${server.url}/join-us`);
	await expectAlive(page, "Tell us about your child. We listen first.");
	const release = await sendingHeld(page);
	await send(page).click();
	await expect(field(page, "Parent Name")).toHaveAccessibleDescription(/Name must be at least 2 characters/);
	await expect(field(page, "Parent Name")).toBeFocused();
	await field(page, "Message").focus();
	release();
	await expect.poll(() => toastsOf(page)).toEqual([inquiries.en.fix]);
	await expect(field(page, "Message")).toBeFocused();
	await expect(send(page)).toBeEnabled();
});

test("the moment Send can be pressed again its words stand on their own colour", async ({ server, phone }) => {
	const page = await phone({ serviceWorkers: "block" });
	await page.goto(`${server.url}/join-us`);
	await expectAlive(page, "Tell us about your child. We listen first.");
	const release = await sendingHeld(page);
	await write(page, family("Rana Slow"));
	await send(page).click();
	const busy = form(page).getByRole("button", { name: "Submitting..." });
	await expect(busy).toBeDisabled();
	await busy.evaluate((button: HTMLElement) => {
		const watch = new MutationObserver(() => {
			button.dataset.turning = String(button.getAnimations().length);
		});
		watch.observe(button, { attributeFilter: ["disabled"] });
	});
	release();
	await expect(send(page)).toHaveAttribute("data-turning", "0");
});

test("a request for an account opens in place, says its first problem, and is one lead, in English and in French", async ({
	server,
	phone,
}) => {
	for (const language of ["en", "fr"] as const) {
		const says = requests[language];
		const page = await phone({ chosen: language });
		await page.goto(`${server.url}/portal`);
		const open = page.getByRole("button", { name: says.open });
		await open.click();
		await expect(field(page, says.labels[0])).toBeFocused();
		await page.getByRole("button", { name: says.cancel }).click();
		await expect(form(page)).toHaveCount(0);
		await expect(open).toBeFocused();

		await open.click();
		await field(page, says.labels[5]).fill("n".repeat(501));
		await page.getByRole("button", { name: says.send }).click();
		for (const [place, problem] of says.problems.entries()) {
			await expect(field(page, says.labels[place] ?? "")).toHaveAccessibleDescription(new RegExp(problem));
		}
		await expect(field(page, says.labels[5])).toHaveAccessibleDescription(new RegExp(says.tooLong));
		await expect.poll(() => toastsOf(page)).toContain(says.problems[0]);

		const name = `Nadim Saad (${language})`;
		for (const [grade, notes] of [
			["Grade 3", ""],
			["Grade 12", "Merci d'avance"],
		] as const) {
			if (grade === "Grade 12") await open.click();
			const texts = [name, "nadim@family.example", "7", grade, "SAT", notes];
			await write(page, Object.fromEntries(says.labels.map((label, place) => [label, texts[place] ?? ""])));
			await page.getByRole("button", { name: says.send }).click();
			await expect(form(page)).toHaveCount(0);
			await expect(open).toBeFocused();
		}
		await expect.poll(async () => (await toastsOf(page)).filter((text) => text === says.thanks)).toHaveLength(2);

		const rows = await server.rows("leads", `parent_name = "${name}"`);
		const same = { email: "nadim@family.example", phone: "7", program_type: "SAT", full_message: "", subjects: [] };
		expect(rows).toHaveLength(2);
		expect(rows).toEqual(
			expect.arrayContaining([
				expect.objectContaining({
					...same,
					student_name: "Portal Access Request - Grade 3",
					grade: "Grade 3",
					message: "Portal access request",
				}),
				expect.objectContaining({
					...same,
					student_name: "Portal Access Request - Grade 12",
					grade: "Grade 12",
					message: "Merci d'avance",
				}),
			]),
		);
	}
});

test("sent with the server gone, an inquiry waits through a reload and another language, and arrives once", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const page = await phone({ keepsApp: true });
	await page.goto(`${server.url}/contact`);
	await keptByServiceWorker(page);
	await write(page, family("Rana Khoury"));
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await server.stop("SIGKILL");
	await page.reload();
	await page.getByRole("button", { name: "FR, Français" }).first().click();
	await expect(field(page, "Nom du parent")).toHaveValue("Rana Khoury");
	await page.getByRole("button", { name: "EN, English" }).first().click();
	await expect(field(page, "Message")).toHaveValue(message);
	await expect(field(page, "Child Grade")).toHaveValue("Grade 6");

	await send(page).dblclick();
	const waiting = page.getByRole("list", { name: "Waiting on this phone" }).getByRole("listitem");
	await expect(waiting).toHaveCount(1);
	await expect(waiting).toContainText("Waiting to send");
	await expect(waiting).toContainText("Rana Khoury · Grade 6 · Karim finds fractions hard");
	await expect(field(page, "Parent Name")).toHaveValue("");
	const whatsapp = waiting.getByRole("link", { name: "Send it on WhatsApp now" });
	await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/96170000000\?text=.*Karim%20finds%20fractions/);
	await waiting.getByRole("button", { name: "Discard" }).click();
	await expect(waiting).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(waiting).toHaveCount(1);
	await expect.poll(async () => (await toastsOf(page)).sort()).toEqual([saved, "The inquiry was discarded."]);
	await page.reload();
	await expect(waiting).toContainText("Waiting to send");

	await server.start();
	await networkIsBack(page);
	await expect(page.getByText(/^Sent \d\d:\d\d/)).toBeVisible();
	await expect.poll(() => toastsOf(page)).toEqual([thanks]);
	await page.reload();
	await networkIsBack(page);
	await expect(page.getByText(/^Sent \d\d:\d\d/)).toBeVisible();
	expect(await toastsOf(page)).toEqual([]);
	expect(await server.rows("leads")).toMatchObject([{ parent_name: "Rana Khoury", full_message: message }]);
	expect(await everythingOn(page)).not.toContain("Karim finds");
});

test("a lost answer, a server killed before it heard, and a café's sign-in page each end in one lead", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /Failed to load resource/);
	const line = await proxyTo(server.url);
	const page = await phone();
	await page.goto(`${line.url}/join-us`);
	const leads = "/api/collections/leads/records";

	const lost = line.nextDroppedAnswer(leads);
	await write(page, family("The lost answer"));
	await send(page).click();
	expect((await lost).answer?.status).toBe(200);
	const thanked = async () => (await toastsOf(page)).filter((text) => text === thanks).length;
	await expect.poll(thanked).toBe(1);

	const held = line.nextHeldRequest(leads);
	await write(page, family("The killed server"));
	await send(page).click();
	await held;
	const waiting = page.getByRole("listitem").filter({ hasText: "The killed server" });
	await expect(waiting).toContainText("Sending");
	await server.stop("SIGKILL");
	line.refuse();
	await expect(waiting).toContainText("Waiting to send");
	await expect(waiting.getByRole("button", { name: "Discard" })).toHaveCount(0);
	await server.start();
	line.captivePortal();
	await networkIsBack(page);
	await expect.poll(async () => (await toastsOf(page)).at(-1)).toBe(saved);
	line.pass();
	await networkIsBack(page);
	await expect.poll(thanked).toBe(2);

	expect((await server.rows("leads")).map((row) => row.parent_name).sort()).toEqual([
		"The killed server",
		"The lost answer",
	]);
	await page.close();
	await line.close();
});

test("the browser is killed at once after the press, and the inquiry arrives from another page, once", async ({
	ownServer: server,
	killable,
	strays,
}) => {
	strays.allow(serverIsDown);
	const before = await killable.open();
	await before.goto(`${server.url}/join-us`);
	await write(before, family("Rana Khoury"));
	await expect(before.getByText(/^Draft saved/)).toBeVisible();
	await keptByServiceWorker(before);
	await server.stop("SIGKILL");
	await send(before).click();
	await expect(before.getByText("Waiting to send")).toBeVisible();
	await killable.kill();

	await server.start();
	const page = await killable.open();
	await page.goto(`${server.url}/faq`);
	await expect.poll(async () => (await toastsOf(page)).filter((text) => text === thanks)).toHaveLength(1);
	expect(await server.rows("leads")).toMatchObject([{ parent_name: "Rana Khoury" }]);
});

test("whoever signs in on the phone sees nothing of a visitor's inquiry, which is sent all the same", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /Failed to load resource/);
	const maya = await student(server, "Maya Haddad");
	const line = await proxyTo(server.url);
	const page = await phone();
	await page.goto(`${line.url}/join-us`);
	const refused = line.nextHeldRequest("/api/collections/leads/records");
	await write(page, family("Mona Abboud"));
	await send(page).click();
	const held = await refused;
	await write(page, { "Parent Name": "Mona again" });
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	const other = await page.context().newPage();
	await other.goto(`${line.url}/login`);
	await fillSignIn(other, maya.email, maya.password);
	await other.waitForURL(/\/dashboard-student/);
	for (const tab of [page, other]) {
		await tab.goto(`${line.url}/join-us`);
		await expect(field(tab, "Parent Name")).toHaveValue("");
		await write(tab, { Message: "Mine, and short." });
		await expect(tab.getByText(/^Draft saved/)).toBeVisible();
		await expect(tab.getByText("Mona")).toHaveCount(0);
	}
	held.release();
	await networkIsBack(page);
	await expect.poll(async () => (await server.rows("leads", 'parent_name = "Mona Abboud"')).length).toBe(1);
	expect([...(await toastsOf(page)), ...(await toastsOf(other))]).toEqual([]);
	await page.context().close();
	await line.close();
});

test("what the server refuses is back in the form with its words, and goes out once it is put right", async ({
	server,
	phone,
	strays,
}) => {
	// A phone that keeps nothing says so on its console.
	strays.allow(/Failed to load resource: the server responded with a status of 400/, /^(inquiries|news) /);
	const page = await phone();
	await page.goto(`${server.url}/join-us`);
	// The form keeps such a letter out of a name; here it gets in on the way.
	await page.context().route(
		`${server.url}/api/collections/leads/records`,
		(route) => {
			const body = { ...route.request().postDataJSON(), parent_name: "Rami\u0007 Tohme" };
			return route.continue({ postData: JSON.stringify(body) });
		},
		{ times: 1 },
	);
	await write(page, family("Rami Tohme"));
	await send(page).click();
	await expect.poll(() => toastsOf(page)).toContain("Failed to submit form. Please try again.");
	await expect(field(page, "Parent Name")).toHaveValue("Rami Tohme");
	await expect(field(page, "Parent Name")).toHaveAccessibleDescription(/^Please type this line again/);
	await expect(field(page, "Message")).toHaveValue(message);
	expect(await server.rows("leads", 'parent_name ~ "Tohme"')).toEqual([]);
	await write(page, { "Parent Name": "Rami Tohme" });
	await send(page).click();
	await expect.poll(() => toastsOf(page)).toContain(thanks);
	expect(await server.rows("leads", 'parent_name ~ "Tohme"')).toHaveLength(1);

	const private_ = await phone();
	await private_.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
	await private_.goto(`${server.url}/join-us`);
	await write(private_, family("Rima Private"));
	await send(private_).click();
	await expect.poll(() => toastsOf(private_)).toEqual([thanks]);
	expect(await server.rows("leads", 'parent_name = "Rima Private"')).toHaveLength(1);
});

test("what somebody signed in types before the app has come stays in its field and is kept", async ({
	server,
	phone,
}) => {
	const maya = await student(server, "Maya Haddad");
	const page = await phone();
	await page.goto(`${server.url}/login`);
	await fillSignIn(page, maya.email, maya.password);
	await page.waitForURL(/\/dashboard-student/);
	const comes = await holdRequests(page, /\/assets\/app-/);
	await page.goto(`${server.url}/join-us`);
	await write(page, { Message: "Typed at once." });
	comes();
	await expect(page.getByRole("link", { name: "Dashboard" }).first()).toBeVisible();
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await expect(field(page, "Message")).toHaveValue("Typed at once.");
});
