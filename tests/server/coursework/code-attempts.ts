// A server with a course, and the wait after too many wrong codes or addresses.
import { admin, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const here = serverForThisFile(async (server) => {
	const rana = await teacher(server, "Rana Khoury");
	return { rana, joseph: await teacher(server), boss: await admin(server), maths: await course(server, rana, []) };
});

export const wrong = "AAAAAAA";
export const right = () => String(here().maths.join_code);

/** As if a quarter of an hour had passed for all accounts, less `early` seconds. */
export const quarterOfAnHour = (early = 0) =>
	here().server.sql(
		`UPDATE guesses SET last_at = last_at - ${900 - early}, locked_until = MAX(0, locked_until - ${900 - early})`,
	);
