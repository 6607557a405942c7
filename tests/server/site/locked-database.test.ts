// A moment in which another program holds the database's only writer, as a backup or a look with sqlite3 does.
import { afterAll, expect, test } from "vitest";
import { freePort, startPocketBase } from "#scripts/server/pocketbase.mjs";
import { join, refused } from "#support/api/bodies.ts";
import { student } from "#support/people.ts";
import { ask } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

/** Holds the writer for some tenths of a second, for seconds on a busy processor, and changes nothing. */
const longWrite = `INSERT INTO guesses (account, wrong, locked_until, last_at)
	WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 600000) SELECT x, 0, 0, 0 FROM n WHERE x < 0`;

const here = serverForThisFile(async (server) => ({
	other: await startPocketBase({ dataDir: server.dataDir, port: await freePort(), env: { OPEN_DASHBOARD: "1" } }),
}));

afterAll(() => here().other.stop());

test("a write that meets it is carried out after it", async () => {
	const { server, other } = here();
	const maya = await student(server);
	const held = ask("POST", `${other.url}/api/sql`, { token: server.superuserToken, body: { query: longWrite } });

	const answers: string[] = [];
	for (let n = 0; n < 9; n++) answers.push(refused(await join(server, maya, { id: newId(), code: "AAAAAAA" })));

	expect((await held).status).toBe(200);
	expect(answers).toEqual(Array(9).fill("400 code unknown_code"));
});
