// Many mails that a mail server does not take hold up no other.
import { expect, test } from "vitest";
import { eventually } from "#support/eventually.ts";
import { student } from "#support/people.ts";
import { mailSetup, soon } from "./mail-setup.ts";

const { office, here, maintain, forgot } = await mailSetup();

test("thirty mails that a mail server does not take hold up no other, not even for a minute", async () => {
	const { server } = here();
	const lost = Array.from({ length: 30 }, (_, n) => `lost-${n}@lead.test`);
	for (const [n, email] of lost.entries()) {
		office.refuseFor(email);
		await server.sql(`INSERT INTO mails (id, kind, recipient, language, user_id, details, queued_at, due_at, tries)
			VALUES ('lost${n}', 'no_account', '${email}', 'en', '', '{}', ${Date.now()}, 1, 1)`);
	}
	const maya = await student(server);
	office.refuse();
	expect(await forgot(maya.email)).toEqual({ mail: "waiting" });
	await server.sql("UPDATE mails SET due_at = 2 WHERE kind = 'reset'");
	office.accept();
	await maintain();

	await eventually(async () => expect(await office.mailsTo(maya.email)).toHaveLength(1), soon);
});
