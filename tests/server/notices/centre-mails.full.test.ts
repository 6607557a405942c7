// What comes to the centre, by mail to an admin who chose it: at the own address, gathered like every notice.
import { beforeEach, expect, test } from "vitest";
import { eventually } from "#support/eventually.ts";
import { inquire, joinUsBody } from "#support/leads.ts";
import { admin, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { arrived, choose, fromNowOn, here, itIs, maintain } from "./mailed-class.ts";

const lines = (mail: { text: string } | undefined) => mail?.text.match(/^ {4}.*$/gm)?.map((line) => line.trim());

beforeEach(async () => {
	await fromNowOn();
	await here().server.sql("DELETE FROM leads");
	await here().server.sql("UPDATE users SET mail_choices = ''");
	await here().server.sql("UPDATE users SET declined_at = updated WHERE name = ''");
});

const families = async (...names: string[]) => {
	for (const parent_name of names) {
		const answer = await inquire(here().server, joinUsBody({ parent_name }));
		expect(answer.status, said(answer)).toBe(200);
	}
};

/** Minutes pass for what has come and for what was mailed of it. */
async function pass(minutes: number): Promise<void> {
	const earlier = (column: string) => `${column} = strftime('%Y-%m-%d %H:%M:%fZ', ${column}, '-${minutes} minutes')`;
	const ms = minutes * 60_000;
	const { server } = here();
	await server.sql(`UPDATE leads SET ${earlier("created_at")}`);
	await server.sql(`UPDATE users SET ${earlier("created_at")}`);
	await server.sql(`UPDATE notice_people SET ${earlier("centre_at")} WHERE centre_at <> ''`);
	await server.sql(
		`UPDATE mails SET due_at = due_at - ${ms}, sent_at = CASE sent_at WHEN 0 THEN 0 ELSE sent_at - ${ms} END`,
	);
}

test("an admin who chose nothing gets none; who chose gets one mail of what is new, by number alone", async () => {
	const { server } = here();
	const [samar, ziad, hala] = [
		await admin(server),
		await admin(server, "Ziad Aoun"),
		await admin(server, "Hala Sfeir"),
	];
	await choose(samar, "+inquiries +signups");
	await choose(ziad, "+signups");
	await server.update("users", ziad.id, { language: "fr" });
	await families("Rima Haddad", "Nour Azar");
	// Marked as spam, because a program filled in the hidden field.
	await inquire(server, joinUsBody({ website: "https://pills.test" }));
	await waiting(server, "Wael Matar");
	expect(await arrived(samar, ziad, hala)).toEqual([]);

	await pass(11);
	const mails = await arrived(samar, ziad, hala);
	const [hers, his] = [samar, ziad].map((who) => mails.find(({ to }) => to === who.email));

	expect(mails).toHaveLength(2);
	expect(hers?.subject).toBe("New at the LEAD center");
	expect(lines(hers)).toEqual(["2 new inquiries from families", "1 new account waiting for approval"]);
	expect(his?.subject).toBe("Du nouveau au centre LEAD");
	expect(lines(his)).toEqual(["1 nouveau compte à approuver"]);
	expect(hers?.text).toContain("https://lead.example/dashboard-admin\n");
	expect(`${hers?.text}${hers?.html}`).not.toMatch(/Rima|Nour|Wael|undefined|null/);
});

test("at most one an hour, of what nobody has looked at yet, and the same is never mailed twice", async () => {
	const { server } = here();
	const samar = await admin(server);
	await choose(samar, "+inquiries");
	await families("Rima Haddad");
	await pass(11);
	expect((await arrived(samar)).map(lines)).toEqual([["1 new inquiry from a family"]]);
	await families("Nour Azar", "Dany Saad", "Mona Rizk");
	await server.sql("UPDATE leads SET status = 'called' WHERE parent_name = 'Dany Saad'");
	// Called without an answer: still new, and somebody looked at it.
	await server.sql("UPDATE leads SET called_at = '2026-12-01 08:00:00.000Z' WHERE parent_name = 'Mona Rizk'");
	await pass(30);
	expect(await arrived(samar)).toEqual([]);
	await pass(31);
	expect((await arrived(samar)).map(lines)).toEqual([["1 new inquiry from a family"]]);
	await pass(70);
	expect(await arrived(samar)).toEqual([]);
});

test("one press on the link of such a mail ends them, and who is no admin any more gets none", async () => {
	const { server } = here();
	const [samar, ziad] = [await admin(server), await admin(server, "Ziad Aoun")];
	for (const who of [samar, ziad]) await choose(who, "+inquiries +signups");
	await families("Rima Haddad");
	await server.update("user_roles", ziad.roleId, { role: "teacher" });
	await pass(11);
	const [mail, ...others] = await arrived(samar, ziad);
	expect([mail?.to, others]).toEqual([samar.email, []]);
	const token = /\/unsubscribe#type=unsubscribe&token=(\S+)/.exec(mail?.text ?? "")?.[1];

	expect((await server.ask("POST", `/api/lead/unsubscribe?token=${token}`)).status).toBe(200);

	await families("Nour Azar");
	await pass(70);
	expect(await arrived(samar)).toEqual([]);
});

test("none goes out at night; what came is in the first mail of the morning", async () => {
	const { server } = here();
	const samar = await admin(server);
	await choose(samar, "+inquiries");
	await itIs(22);
	await families("Rima Haddad");
	await pass(11);
	expect(await arrived(samar)).toEqual([]);
	await itIs(7.5);
	expect((await arrived(samar)).map(lines)).toEqual([["1 new inquiry from a family"]]);
	await itIs(10);
});

test("the centre's own address gets an inquiry at any hour, and of sign-ups and spam nothing at night", async () => {
	const { server } = here();
	await itIs(22);
	await families("Rima Haddad");
	await inquire(server, joinUsBody({ website: "https://pills.test" }));
	const body = { email: "wael@lead.test", password: "secret-1", passwordConfirm: "secret-1", full_name: "Wael Matar" };
	expect((await server.ask("POST", "/api/collections/users/records", { body })).status).toBe(200);
	const sent = "SELECT kind FROM mails WHERE sent_at > 0 AND recipient = 'desk@lead.test' ORDER BY kind";
	const sentKinds = async () => (await server.sql(sent)).map(({ kind }) => kind);
	await maintain();
	await eventually(async () => expect(await sentKinds()).toEqual(["inquiry"]));
	await maintain();
	expect(await sentKinds()).toEqual(["inquiry"]);

	await itIs(7.5);
	await maintain();
	await eventually(async () => expect(await sentKinds()).toEqual(["inquiry", "sign_up_waits", "suspect_inquiry"]));
	await itIs(10);
});
