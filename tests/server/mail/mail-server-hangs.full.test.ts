// The outbox against a mail server that hangs: everybody is answered, and every mail goes once.

import { describe, expect, test } from "vitest";
import { eventually } from "#support/eventually.ts";
import { student } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { soon } from "./mail-setup.ts";
import {
	arrived,
	forgot,
	here,
	laterOn,
	maintain,
	newest,
	office,
	sendLock,
	signUp,
	states,
} from "./outbox-sign-ups.ts";

/** Five minutes pass for whoever speaks to the mail server. */
const lockLapses = () => here().server.sql("UPDATE mail_turn SET since = since - 301000 WHERE since > 0");

describe("a mail server that hangs", () => {
	test("one request hangs with it, everybody is answered, and all mails go out once it speaks", async () => {
		const { server } = here();
		const people = [await student(server), await student(server), await student(server)];
		office.hang();
		const signingUp = signUp();
		await eventually(() => expect(office.hanging).toBe(1), soon);
		const answers = await Promise.all([...people.map((who) => forgot(who.email)), forgot("somebody@lead.test")]);
		await maintain();
		await maintain();
		const up = await signingUp;

		expect([up.status, up.at("mail")], said(up)).toEqual([200, "waiting"]);
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

		await eventually(async () => expect(await office.mailsTo(maya.email)).toHaveLength(1), soon);
		await eventually(async () => expect(await states("sent_at > 0 AS sent")).toEqual([{ sent: "1" }]), soon);
		await laterOn();
		expect(await office.mailsTo(maya.email)).toHaveLength(1);
		expect(await sendLock()).toBe("0");
	});

	test("five minutes of silence are enough: others are tried, each time after a longer while", async () => {
		const { server } = here();
		const [first, second, third] = [await student(server), await student(server), await student(server)];
		const hangingAre = (count: number) => eventually(() => expect(office.hanging).toBe(count), soon);
		office.hang();
		const answers = [forgot(first.email)];
		await hangingAre(1);
		await lockLapses();
		answers.push(forgot(second.email));
		await hangingAre(2);
		expect(await Promise.all(answers)).toEqual([{ mail: "waiting" }, { mail: "waiting" }]);

		await lockLapses(); // the second time five minutes are not enough
		expect(await forgot(third.email)).toEqual({ mail: "waiting" });
		expect(office.hanging).toBe(2);

		office.accept();
		await lockLapses();
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
		await eventually(() => expect(office.hanging).toBe(1), soon);
		await server.stop("SIGKILL");
		expect(await asked).toBe("no answer");
		office.accept();
		office.release("sent away");
		await server.start();
		await lockLapses();

		await arrived(maya.email);
	});
});
