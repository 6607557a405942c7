// The phone of an admin who teaches. The server shows an admin everybody, also those whom the phone does not keep.
import { expect, test } from "vitest";
import { admin, student } from "#support/people.ts";
import { Phone } from "#support/phone.ts";
import { assignment, course, submission, unenrol } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test("when a student has left the course, the phone keeps nothing of them, and what others hand in still comes", async () => {
	const { server } = here();
	const [boss, lea, karim] = [await admin(server), await student(server), await student(server)];
	const robotics = await course(server, boss, [lea, karim]);
	const task = await assignment(server, robotics.id);
	const phone = new Phone(server.url, boss);
	await phone.run();
	expect(await phone.db.users.get(lea.id)).toBeDefined();

	await unenrol(server, lea, robotics.id);
	await phone.run();
	// A day later everything is compared.
	phone.clockError += 25 * 3_600_000;
	await phone.run();
	const answer = await submission(server, karim, task.id);
	await phone.run();

	expect(await phone.db.users.get(lea.id)).toBeUndefined();
	expect(await phone.db.submissions.get(answer.id)).toMatchObject({ student_id: karim.id });
});
