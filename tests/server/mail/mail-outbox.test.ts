// The outbox against a mail server that accepts, refuses and hangs: honest answers at once, every mail later, once.
import { describe, expect, test, vi } from "vitest";
import { tokenIn } from "#support/mails.ts";
import { student, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { mailDesk, soon } from "./mail-desk.ts";

const { office, here, post, ourselves, maintain, turn, laterOn, forgot, states, arrived } = await mailDesk();
const users = "/api/collections/users";

let made = 0;
const signUp = (fields: object = {}) =>
	post(`${users}/records`, {
		email: `new-${++made}@lead.test`,
		password: "secret-1",
		passwordConfirm: "secret-1",
		full_name: "Nour Azar",
		role: "teacher",
		language: "en",
		...fields,
	});
const newest = () => `new-${made}@lead.test`;

/** Five minutes pass for whoever speaks to the mail server. */
const turnLapses = () => here().server.sql("UPDATE mail_turn SET since = since - 301000 WHERE since > 0");

describe("a mail server that refuses", () => {
	test("sign-up and the form are answered with the truth, and the mail goes out once it accepts, once", async () => {
		const { server } = here();
		const maya = await student(server);
		office.refuse();
		const up = await signUp();

		expect([up.status, up.at("mail")], said(up)).toEqual([200, "waiting"]);
		expect(await forgot(maya.email)).toEqual({ mail: "waiting" });
		expect(await forgot("nobody@lead.test")).toEqual({ mail: "waiting" });
		expect(await forgot(maya.email)).toEqual({ mail: "waiting" });
		expect(await office.mails()).toEqual([]);

		office.accept();
		for (const email of [newest(), maya.email, "nobody@lead.test"]) await arrived(email);
		await laterOn();
		for (const email of [newest(), maya.email, "nobody@lead.test"]) expect(await office.mailsTo(email)).toHaveLength(1);
		expect(await forgot(maya.email)).toEqual({ mail: "sent" });
	});

	test("asking again tries the mail that waits, and adds none", async () => {
		const { server } = here();
		const maya = await student(server);
		office.refuse();
		await forgot(maya.email);
		await server.sql("UPDATE mails SET queued_at = queued_at - 3600000");
		office.accept();

		expect(await forgot(maya.email)).toEqual({ mail: "sent" });
		expect(await office.mailsTo(maya.email)).toHaveLength(1);
	});

	test("a stranger who had the one mail of the day is answered like everybody else", async () => {
		const { server } = here();
		expect(await forgot("stranger@lead.test")).toEqual({ mail: "sent" });
		await server.sql("UPDATE mails SET queued_at = queued_at - 3600000");
		const people = [await student(server), await student(server)];
		const ask = async (who: string | undefined) => [await forgot(who ?? ""), await forgot("stranger@lead.test")];

		office.refuse();
		const refused = await ask(people[0]?.email);
		office.accept();
		const accepted = await ask(people[1]?.email);

		expect(refused).toEqual([{ mail: "waiting" }, { mail: "waiting" }]);
		expect(accepted).toEqual([{ mail: "sent" }, { mail: "sent" }]);
		expect(await office.mailsTo("stranger@lead.test")).toHaveLength(1);
	});

	test("it is left in peace longer and longer, up to an hour", async () => {
		const maya = await student(here().server);
		office.refuse();
		await forgot(maya.email);
		const pauses = [];
		for (let n = 0; n < 8; n++) {
			const [row] = await states("(due_at - tried_at) / 60000 AS pause, tries");
			pauses.push([row?.tries, row?.pause]);
			await laterOn();
			await vi.waitFor(async () => expect((await states("tries"))[0]?.tries).toBe(String(n + 2)), soon);
		}

		expect(pauses.map(([tries]) => Number(tries))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
		expect(pauses.map(([, pause]) => Number(pause))).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
		await maintain();
		expect((await states("tries"))[0]?.tries).toBe("9");
	});

	test("a link that waited for days is made when it is sent", async () => {
		const maya = await student(here().server);
		office.refuse();
		await forgot(maya.email);
		await here().server.sql(`UPDATE mails SET queued_at = queued_at - ${2 * 86_400_000}`);
		office.accept();
		await arrived(maya.email);
		const token = tokenIn(
			(await office.mailsTo(maya.email))[0] ?? { to: "", subject: "", text: "", html: "", link: "" },
		);
		const { exp } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

		expect(exp).toBeGreaterThan(Date.now() / 1000 + 23 * 3600);
		expect((await post("/api/lead/reset-link", { token })).at("valid")).toBe(true);
	});

	test("after three days it is given up, kept and marked; after thirty forgotten; passwords before that", async () => {
		const { server } = here();
		const maya = await student(server);
		office.refuse();
		await forgot(maya.email);
		await server.sql(`UPDATE mails SET kind = 'temporary_password', details = '{"password":"${maya.password}"}'`);
		await server.sql(`UPDATE mails SET due_at = due_at + 1800000, queued_at = queued_at - ${3 * 86_400_000 - 60_000}`);
		await maintain();
		expect(await states("details, dropped_at")).toEqual([
			{ details: `{"password":"${maya.password}"}`, dropped_at: "0" },
		]);

		await server.sql("UPDATE mails SET queued_at = queued_at - 120000");
		await maintain();
		expect(await states("details, dropped_at > 0 AS given_up")).toEqual([{ details: "", given_up: "1" }]);
		office.accept();
		await laterOn();
		expect(await office.mailsTo(maya.email)).toEqual([]);

		await server.sql(`UPDATE mails SET queued_at = queued_at - ${27 * 86_400_000}`);
		await maintain();
		expect(await states("id")).toEqual([]);
	});
});

describe("a mail server that hangs", () => {
	test("one request hangs with it, everybody is answered, and all mails go out once it speaks", async () => {
		const { server } = here();
		const people = [await student(server), await student(server), await student(server)];
		office.hang();
		const began = Date.now();
		const signingUp = signUp();
		const lasting = signingUp.then(() => Date.now() - began);
		await vi.waitFor(() => expect(office.hanging).toBe(1), soon);
		const answers = await Promise.all([...people.map((who) => forgot(who.email)), forgot("somebody@lead.test")]);
		await maintain();
		await maintain();
		const up = await signingUp;

		expect([up.status, up.at("mail")], said(up)).toEqual([200, "waiting"]);
		expect(await lasting).toBeLessThan(8000); // four seconds of waiting; the rest is a busy machine's
		expect(answers).toEqual(answers.map(() => ({ mail: "waiting" })));
		expect(office.hanging).toBe(1);
		expect((await server.ask("GET", "/api/lead/handshake", { token: people[0]?.token })).status).toBe(200);

		office.accept();
		office.release("sent away");
		const emails = [newest(), "somebody@lead.test", ...people.map((who) => who.email)];
		for (const email of emails) await arrived(email);
		await laterOn();
		for (const email of emails) expect(await office.mailsTo(email)).toHaveLength(1);
	});

	test("a mail that hung and goes through after all is not sent again", async () => {
		const maya = await student(here().server);
		office.hang();
		expect(await forgot(maya.email)).toEqual({ mail: "waiting" });
		office.accept();
		office.release("greeted");

		await vi.waitFor(async () => expect(await office.mailsTo(maya.email)).toHaveLength(1), soon);
		await vi.waitFor(async () => expect(await states("sent_at > 0 AS sent")).toEqual([{ sent: "1" }]), soon);
		await laterOn();
		expect(await office.mailsTo(maya.email)).toHaveLength(1);
		expect(await turn()).toBe("0");
	});

	test("five minutes of silence are enough: others are tried, each time after a longer while", async () => {
		const { server } = here();
		const [first, second, third] = [await student(server), await student(server), await student(server)];
		const hangingAre = (count: number) => vi.waitFor(() => expect(office.hanging).toBe(count), soon);
		office.hang();
		const answers = [forgot(first.email)];
		await hangingAre(1);
		await turnLapses();
		answers.push(forgot(second.email));
		await hangingAre(2);
		expect(await Promise.all(answers)).toEqual([{ mail: "waiting" }, { mail: "waiting" }]);

		await turnLapses(); // the second time five minutes are not enough
		expect(await forgot(third.email)).toEqual({ mail: "waiting" });
		expect(office.hanging).toBe(2);

		office.accept();
		await turnLapses();
		for (const who of [first, second, third]) await arrived(who.email);
		const [held] = await server.sql("SELECT since, lapsed FROM mail_turn");
		office.release("sent away"); // those who were written off end nobody else's turn and add nothing
		await laterOn();

		expect(held).toEqual({ since: "0", lapsed: "0" });
		expect(await office.mailsTo(first.email)).toHaveLength(1);
	});

	test("a power cut in the middle of sending loses nothing", async () => {
		const { server } = here();
		const maya = await student(server);
		office.hang();
		const asked = forgot(maya.email).catch(() => "no answer");
		await vi.waitFor(() => expect(office.hanging).toBe(1), soon);
		await server.stop("SIGKILL");
		expect(await asked).toBe("no answer");
		office.accept();
		office.release("sent away");
		await server.start();
		await turnLapses();

		await arrived(maya.email);
	});
});

describe("a mail server that accepts", () => {
	test("twenty hands at once send one mail once", async () => {
		const { server } = here();
		const maya = await student(server);
		office.refuse();
		await forgot(maya.email);
		office.accept();
		const [row] = await states("id");
		await server.sql("UPDATE mails SET due_at = 0");

		await Promise.all(Array.from({ length: 20 }, (_, n) => ourselves("/api/lead/mails", { id: n % 2 ? "" : row?.id })));

		expect(await office.mailsTo(maya.email)).toHaveLength(1);
	});

	test("twelve people at once all get theirs, though one mail is sent at a time", async () => {
		const { server } = here();
		const people = await Promise.all(Array.from({ length: 12 }, () => student(server)));
		const answers = await Promise.all(people.map((who) => forgot(who.email)));

		for (const [at, who] of people.entries()) {
			if (Object(answers[at]).mail !== "sent") await arrived(who.email);
			expect(await office.mailsTo(who.email)).toHaveLength(1);
		}
	});

	test("a clock that was set back for a year stops no mail", async () => {
		const { server } = here();
		const maya = await student(server);
		office.refuse();
		await forgot(maya.email);
		const year = 365 * 86_400_000;
		await server.sql(`UPDATE mails SET due_at = due_at + ${year}`);
		await server.sql(`UPDATE mail_turn SET since = ${Date.now() + year}`);
		office.accept();
		await maintain();

		await vi.waitFor(async () => expect(await office.mailsTo(maya.email)).toHaveLength(1), soon);
	});

	test("nobody but the server itself makes it send", async () => {
		for (const headers of [{}, { "X-Lead-Maintenance": "" }, { "X-Lead-Maintenance": "guess" }]) {
			expect((await here().server.ask("POST", "/api/lead/mails", { body: { id: "" }, headers })).status).toBe(404);
		}
	});

	test("a sign-up that fails sends nothing", async () => {
		expect((await signUp({ grade: "13", role: "student" })).status).toBe(400);
		expect(await states("id")).toEqual([]);
	});
});

describe("the centre", () => {
	const toCentre = async () => (await office.mailsTo("desk@lead.test")).at(-1)?.text ?? "";

	test("hears of sign-ups in both languages, of all who wait in one mail, at most every ten minutes", async () => {
		const before = (await office.mailsTo("desk@lead.test")).length;
		const centreHas = (count: number) =>
			vi.waitFor(async () => expect(await office.mailsTo("desk@lead.test")).toHaveLength(before + count), soon);
		await signUp({ full_name: "Nour Azar", role: "student", grade: "7" });
		await signUp({ full_name: "Ziad Matar" });
		await maintain();
		await centreHas(1);
		const first = await toCentre();
		await signUp({ full_name: "Lara Saab" });
		await signUp({ full_name: "Karim Nassar" });
		await maintain();

		expect((await office.mailsTo("desk@lead.test")).at(-1)?.subject).toBe(
			"2 new accounts are waiting / 2 nouveaux comptes attendent",
		);
		expect(first).toContain(`    Nour Azar · student, Grade 7 · new-${made - 3}@lead.test\n    Ziad Matar · teacher ·`);
		expect(first).toContain(
			`    Nour Azar · élève, Grade 7 · new-${made - 3}@lead.test\n    Ziad Matar · professeur ·`,
		);
		expect(first).toContain("https://lead.example/login");
		await centreHas(1);
		const times = await states(
			"(due_at - (SELECT MAX(tried_at) FROM mails WHERE sent_at > 0 AND kind = 'sign_up_waits')) / 60000 AS wait, kind, sent_at",
		);
		expect(times.filter((row) => row.kind === "sign_up_waits" && row.sent_at === "0").map((row) => row.wait)).toEqual([
			"10",
			"10",
		]);

		await laterOn();
		await centreHas(2);
		expect(await toCentre()).toMatch(/Lara Saab.*\n.*Karim Nassar/);
		expect(await toCentre()).not.toMatch(/Nour Azar|Ziad Matar/);
	});

	test("is not told of who was approved, declined or removed meanwhile", async () => {
		const { server } = here();
		const before = (await office.mailsTo("desk@lead.test")).length;
		const ids = [];
		for (const full_name of ["Rima Haddad", "Sami Khoury"]) ids.push(String((await signUp({ full_name })).at("id")));
		await server.update("users", ids[0] ?? "", { name: "Rima Haddad" });
		await laterOn();
		await vi.waitFor(async () => expect(await office.mailsTo("desk@lead.test")).toHaveLength(before + 1), soon);
		expect(await toCentre()).toContain("Sami Khoury");
		expect(await toCentre()).not.toContain("Rima Haddad");

		const third = String((await signUp({ full_name: "Tala Issa" })).at("id"));
		await server.update("users", third, { declined_at: "2026-03-01 08:00:00.000Z" });
		await laterOn();
		const givenUp = async () => (await states("dropped_at")).filter((row) => row.dropped_at !== "0");
		await vi.waitFor(async () => expect(await givenUp()).toHaveLength(1), soon);
		expect(await office.mailsTo("desk@lead.test")).toHaveLength(before + 1);
	});

	test("a waiting person's own mails go on when the centre's are held back", async () => {
		const wael = await waiting(here().server);
		expect(await forgot(wael.email)).toEqual({ mail: "sent" });
	});
});
