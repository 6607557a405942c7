// The work of every minute: a job that fails ends none of the others.
import { expect, test } from "vitest";
import { said } from "#support/requests.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

const maintain = () => {
	const { server } = here();
	const headers = { "X-Lead-Maintenance": server.maintenanceSecret };
	return server.ask("POST", "/api/lead/maintenance", { headers });
};

test("a job that fails is logged, and the jobs after it are done", async () => {
	const { server } = here();
	const old = Date.now() - 31 * 86_400_000;
	await server.sql("INSERT INTO guesses (account, wrong, locked_until, last_at) VALUES ('somebody', 1, 0, 1)");
	await server.sql(`INSERT INTO mails (id, kind, recipient, language, user_id, details, queued_at, due_at)
		VALUES ('old', 'reset', 'maya@lead.test', 'en', '', '', ${old}, ${old})`);
	await server.sql("CREATE TRIGGER broken BEFORE DELETE ON guesses BEGIN SELECT RAISE(ABORT, 'broken disk'); END");

	const broken = await maintain();

	await server.sql("DROP TRIGGER broken");
	expect(await server.sql("SELECT id FROM mails")).toEqual([]);
	expect([broken.status, broken.at("failed")], said(broken)).toEqual([500, ["pruneAttempts"]]);
	expect(server.log()).toMatch(/The maintenance failed in pruneAttempts: .*broken disk/);
	const mended = await maintain();
	expect([mended.status, mended.at("failed")], said(mended)).toEqual([200, []]);
	expect(await server.sql("SELECT last_at FROM guesses")).toEqual([]);
});
