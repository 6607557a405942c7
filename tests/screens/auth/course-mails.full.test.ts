// About what people are mailed: chosen in the profile, ended by the link of a mail without signing in.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { inFrench, press, says } from "#support/dom/portal.ts";
import { admin, student, teacher } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { headed } from "./accounts.ts";
import { describedAs, hasFocus, openProfile, region, roleSays } from "./profile-page.ts";

const here = serverForThisFile();

const boxes = (card: ReturnType<typeof region>) =>
	card.getAllByRole("checkbox").map((box) => {
		const checked = box instanceof HTMLInputElement && box.checked;
		return `${checked ? "+" : "-"} ${box.closest("label")?.textContent?.trim()}`;
	});

test("a student chooses about what mails come, by keys, online alone; a teacher has the evening's one", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const line = await lineTo(server);
	const app = await openApp(line.url, "/login");
	app.allowErrors(/^profile NoAnswer/);
	await openProfile(app, maya);
	const card = region(app, "Emails about your courses");
	const assignment = card.getByLabelText("A new assignment");
	await waitFor(() => expect(assignment).toHaveProperty("disabled", false));
	expect(boxes(card)).toEqual([
		"+ An answer was graded or given back",
		"+ A due date has changed",
		"+ Something is due tomorrow and not handed in",
		"- A new assignment",
	]);
	await inFrench(app, () => says("Ils disent qu’il y a du nouveau, jamais ce qui est écrit, ni la note."));
	assignment.focus();
	await app.user.keyboard(" ");
	await roleSays(card, "status", "Saved.");
	await hasFocus(assignment);
	await app.user.click(card.getByLabelText("An answer was graded or given back"));
	await waitFor(async () =>
		expect(await server.row("users", maya.id)).toMatchObject({ mail_choices: "+assignment -graded" }),
	);
	goOffline(app, line);
	await waitFor(() => expect(assignment).toHaveProperty("disabled", true));
	await describedAs(assignment, "Needs the internet");
	goOnline(app, line);
	await server.update("users", maya.id, { verified: false });
	await app.load("/profile");
	await says("They come once your address is confirmed.");

	const rana = await teacher(server, "Rana Khoury");
	const teaching = await openApp(server.url, "/login");
	await openProfile(teaching, rana);
	const hers = region(teaching, "Emails about your courses");
	await waitFor(() => expect(boxes(hers)).toEqual(["+ New answers of your students"]));
});

test("an admin hears of inquiries and sign-ups at the own address once they are chosen", async () => {
	const { server } = here();
	const boss = await admin(server, "Samar Tannous");
	const app = await openApp(server.url, "/login");
	await openProfile(app, boss);
	const card = region(app, "Emails about what is new");
	const inquiries = card.getByLabelText("New inquiries from families");
	await waitFor(() => expect(inquiries).toHaveProperty("disabled", false));
	expect(boxes(card)).toEqual([
		"+ New answers of your students",
		"- New inquiries from families",
		"- New accounts waiting for approval",
	]);
	await app.user.click(inquiries);
	await roleSays(card, "status", "Saved.");
	await app.user.click(card.getByLabelText("New accounts waiting for approval"));
	await waitFor(async () =>
		expect(await server.row("users", boss.id)).toMatchObject({ mail_choices: "+inquiries +signups" }),
	);
	await inFrench(app, () => says("De nouvelles demandes de familles"));
});

test("the link of a mail leads to one button, which says what came of it and needs no sign-in", async () => {
	const { server } = here();
	const line = await lineTo(server);
	const app = await openApp(line.url, "/unsubscribe#type=unsubscribe&token=abcdefghijklmno.0000");
	await headed(app, "Emails about what is new");
	await says("This link is not complete. Please open it again from the email.");
	expect(app.page.queryByRole("button", { name: "Stop these emails" })).toBeNull();
	await app.load(`/unsubscribe#type=unsubscribe&token=abcdefghijklmno.${"0".repeat(64)}`);
	await waitFor(() => expect(location.hash).toBe("#type=unsubscribe"));
	await press(app, "Stop these emails");
	await says("This link is not complete. Please open it again from the email.");
	await inFrench(app, () => says("Ce lien n’est pas complet. Il faut l’ouvrir de nouveau depuis l’e-\u2060mail."));
	line.refuse();
	await press(app, "Stop these emails");
	await says("The server did not answer. Please try again.");
	line.pass();
	app.online(false);
	await app.page.findByRole("button", { name: "This needs the internet" });
});
