// A center that is written to from many addresses, and a student at work beside it.
import { behindProxy } from "#support/leads.ts";
import { student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

/** A server for this file's tests, as large as in production. */
export const busyCentre = () =>
	serverForThisFile(
		async (server) => {
			const maya = await student(server);
			return { maya, maths: await course(server, await teacher(server), [maya]) };
		},
		{ env: { ...behindProxy, CENTRE_EMAIL: "desk@lead.test" }, crowd: true },
	);
