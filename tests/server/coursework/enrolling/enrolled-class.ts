// A server with a teacher who adds students and takes them out.
import { enrolByAddress } from "#support/api/bodies.ts";
import { admin, type Person, teacher } from "#support/people.ts";
import { course, newId } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const here = serverForThisFile(async (server) => {
	const rana = await teacher(server, "Rana Khoury");
	const joseph = await teacher(server, "Joseph Saade");
	return { rana, joseph, boss: await admin(server), maths: await course(server, rana, []) };
});

export const longAgo = "2026-03-01 08:00:00.000Z";
export const records = (collection: string, id = "") => `/api/collections/${collection}/records${id && `/${id}`}`;
export const placesOf = (who: Person) => here().server.rows("enrollments", `user_id = "${who.id}"`);
export const add = (who: Person, maths: Row, email: string, { id = newId(), mutation = newId() } = {}) =>
	enrolByAddress(here().server, who, { id, course_id: maths.id, email, mutation });
