// Anybody can sign up with anybody's address, and the link to confirm it goes there: all these mails together have a
// ceiling of sixty an hour. What is beyond it waits, and no answer tells whose mail it is that waits.
import { expect, test, vi } from "vitest";
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

test("sixty strangers an hour get a mail; the others wait for the next hour, and none is lost or doubled", async () => {
	const people = [];
	for (let n = 0; n < 65; n++) people.push(await signUp());
	await maintain();

	expect(people.map(({ mail }) => mail)).toEqual([...Array(60).fill("sent"), ...Array(5).fill("waiting")]);
	expect(await toStrangers()).toBe(60);

	await anHourLater();
	await vi.waitFor(async () => {
		await maintain();
		expect(await toStrangers()).toBe(65);
	}, soon);
	for (const { email } of people) expect(await office.mailsTo(email)).toHaveLength(1);
}, 60_000);

test("beyond the ceiling asking again is answered alike for everybody, and other mails go at once", async () => {
	const { server } = here();
	const maya = await student(server);
	const now = Date.now();
	for (let n = 0; n < 60; n++) {
		await server.sql(
			`INSERT INTO mails (id, kind, recipient, language, user_id, details, queued_at, due_at, sent_at)
			 VALUES ('earlier${n}', 'verify', 'e${n}@lead.test', 'en', '', '', ${now}, ${now}, ${now})`,
		);
	}
	const { email, mail } = await signUp();

	expect(mail).toBe("waiting");
	expect(await again(email)).toEqual({ mail: "waiting" });
	expect(await again("nobody-at-all@lead.test")).toEqual({ mail: "waiting" });
	expect(await again(maya.email)).toEqual({ mail: "waiting" });
	expect(await forgot(maya.email)).toEqual({ mail: "sent" });
	await maintain();
	expect(await office.mailsTo(email)).toEqual([]);
	expect((await states("kind, recipient, sent_at")).filter((row) => row.recipient === email)).toEqual([
		{ kind: "verify", recipient: email, sent_at: "0" },
	]);

	await server.sql("UPDATE mails SET sent_at = sent_at + 100000000000 WHERE id LIKE 'earlier%'"); // a clock was wrong
	await vi.waitFor(async () => {
		await maintain();
		expect(await office.mailsTo(email)).toHaveLength(1);
	}, soon);
});
