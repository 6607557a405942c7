// A server with a course to join, and its code.
import { admin, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const here = serverForThisFile(async (server) => {
	const rana = await teacher(server, "Rana Khoury");
	return {
		rana,
		joseph: await teacher(server, "Joseph Saade"),
		boss: await admin(server),
		maths: await course(server, rana, []),
	};
});

export const codeOf = (row: Row) => String(row.join_code);
export const placesIn = (row: Row) =>
	here().server.rows("enrollments", `course_id = "${row.id}" && role_in_course = "student"`);
export const longAgo = "2026-03-01 08:00:00.000Z";
export const archived = { archived_at: longAgo };
