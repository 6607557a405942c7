// Anybody can have a mail sent to anybody, by signing up with the address or naming it as a new one: all mails to
// addresses that nobody confirmed have a ceiling of sixty an hour together. What is beyond it waits, and no answer tells
// whose mail it is that waits.

import { expect, test } from "vitest";
import { isFull } from "#scripts/tests/full.mjs";
import { eventually } from "#support/eventually.ts";
import { student } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { mailSetup, soon } from "./mail-setup.ts";

const { office, here, post, maintain, forgot, states } = await mailSetup();

let made = 0;
async function signUp() {
	const email = `stranger-${++made}@lead.test`;
	const answer = await post("/api/collections/users/records", {
		email,
		password: "secret-1",
		passwordConfirm: "secret-1",
		full_name: "Nour Azar",
		role: "teacher",
		language: "en",
	});
	expect(answer.status, said(answer)).toBe(200);
	return { email, mail: answer.at("mail") };
}

const again = async (email: string) => (await post("/api/lead/verification", { email, language: "en" })).at("");

/** An hour ago for what was sent, and nothing else changes. */
const anHourLater = () => here().server.sql("UPDATE mails SET sent_at = sent_at - 3600000 WHERE sent_at > 0");

const toStrangers = async () => (await office.mails()).filter(({ to }) => to.startsWith("stranger-")).length;

/** So many mails have gone to strangers within the hour. */
const earlier = async (count = 60) => {
	const now = Date.now();
	for (let n = 0; n < count; n++) {
		await here().server.sql(
			`INSERT INTO mails (id, kind, recipient, language, user_id, details, queued_at, due_at, sent_at)
			 VALUES ('earlier${n}', 'verify', 'e${n}@lead.test', 'en', '', '', ${now}, ${now}, ${now})`,
		);
	}
};

test("sixty strangers an hour get a mail; the others wait for the next hour, and none is lost or doubled", async () => {
	// The first of them sign up themselves only in a full run.
	const before = isFull ? 0 : 57;
	const places = 60 - before;
	await earlier(before);
	const people = [];
	for (let n = 0; n < places + 5; n++) people.push(await signUp());
	await maintain();

	expect(people.map(({ mail }) => mail)).toEqual([...Array(places).fill("sent"), ...Array(5).fill("waiting")]);
	expect(await toStrangers()).toBe(places);

	await anHourLater();
	await eventually(async () => {
		await maintain();
		expect(await toStrangers()).toBe(places + 5);
	}, soon);
	for (const { email } of people) expect(await office.mailsTo(email)).toHaveLength(1);
}, 180_000);

/** Sixty more may go: the clock was wrong when those went. */
const ceilingIsGone = () =>
	here().server.sql("UPDATE mails SET sent_at = sent_at + 100000000000 WHERE id LIKE 'earlier%'");

test("beyond the ceiling everybody is answered alike; who confirmed an address gets a mail within the minute", async () => {
	const { server } = here();
	const maya = await student(server);
	await earlier();
	const { email, mail } = await signUp();

	expect(mail).toBe("waiting");
	for (const ask of [again, forgot]) {
		expect(await ask(email)).toEqual({ mail: "waiting" });
		expect(await ask("nobody-at-all@lead.test")).toEqual({ mail: "waiting" });
		expect(await ask(maya.email)).toEqual({ mail: "waiting" });
	}
	await eventually(async () => {
		await maintain();
		expect((await office.mailsTo(maya.email)).length).toBe(2);
	}, soon);
	expect(await office.mailsTo(email)).toEqual([]);
	expect(await office.mailsTo("nobody-at-all@lead.test")).toEqual([]);
	expect((await states("kind, recipient, sent_at")).filter((row) => row.recipient === email)).toEqual([
		{ kind: "verify", recipient: email, sent_at: "0" },
		{ kind: "reset", recipient: email, sent_at: "0" },
	]);

	await ceilingIsGone();
	await eventually(async () => {
		await maintain();
		expect(await office.mailsTo(email)).toHaveLength(2);
	}, soon);
});

test("invented addresses take twenty of the sixty, and of what waits confirmations and links go first", async () => {
	for (let n = 0; n < 22; n++) expect(await forgot(`invented-${n}@lead.test`)).toEqual({ mail: "sent" });
	const invented = async () => (await office.mails()).filter(({ to }) => to.startsWith("invented-")).length;
	expect(await invented()).toBe(20);
	expect((await signUp()).mail).toBe("sent");

	await here().server.sql("DELETE FROM mails");
	office.refuse();
	await forgot("invented-last@lead.test");
	const { email } = await signUp();
	await here().server.sql("DELETE FROM mails WHERE kind = 'sign_up_waits'");
	await here().server.sql("UPDATE mails SET due_at = due_at - 3600000, tries = 1");
	office.accept();
	const before = (await office.mails()).length;
	await eventually(async () => {
		await maintain();
		expect((await office.mails()).slice(before).map(({ to }) => to)).toEqual([email, "invented-last@lead.test"]);
	}, soon);
});

test("a new address of an account is a stranger's, too, and a taken one is answered alike", async () => {
	const { server } = here();
	const [maya, karim] = [await student(server), await student(server)];
	await server.sql("DELETE FROM mails");
	await earlier();
	const change = async (email: string) =>
		(
			await server.ask("POST", "/api/lead/change-email", {
				token: maya.token,
				body: { email, password: maya.password },
			})
		).at("");

	expect(await change("stranger-new@lead.test")).toEqual({ mail: "waiting" });
	expect(await change(karim.email)).toEqual({ mail: "waiting" });
	await eventually(async () => {
		await maintain();
		expect(await office.mailsTo(karim.email)).toHaveLength(1);
	}, soon);
	expect(await office.mailsTo("stranger-new@lead.test")).toEqual([]);
	await ceilingIsGone();
	await eventually(async () => {
		await maintain();
		expect(await office.mailsTo("stranger-new@lead.test")).toHaveLength(1);
	}, soon);
});
