// One course with a teacher, a student and some assignments, and a phone for each behind one line to the real server; and
// a second course.
import { onTestFinished } from "vitest";
import { collectionNames } from "#support/collections/shapes.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { Phone } from "#support/phone.ts";
import { type NetworkProxy, proxyTo } from "#support/proxy.ts";
import { assignment, course, enrol, unenrol } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";

export interface Classroom {
	line: NetworkProxy;
	maya: Person;
	rana: Person;
	maths: Row;
	/** The first of `tasks`. */
	task: Row;
	tasks: Row[];
	/** The student's. */
	phone: Phone;
	/** The teacher's. */
	computer: Phone;
	/** The rows of the student's submissions on the server. */
	answers: () => Promise<Row[]>;
	/** One more device of this person, after its first sync run. */
	deviceOf: (who: Person) => Promise<Phone>;
	/** The device of a second teacher of the course, after its first sync run. */
	colleague: () => Promise<Phone>;
	/** Takes the student out of the course. */
	unenrol: () => Promise<void>;
}

/** Makes a classroom for one test; both phones have had their first sync run. The line is closed after the test. */
export async function classroom(server: RealServer, { tasks = 1 } = {}): Promise<Classroom> {
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya]);
	const given: Row[] = [];
	for (let at = 0; at < tasks; at++) given.push(await assignment(server, maths.id, { title: `Fractions ${at + 1}` }));
	const [task] = given;
	if (!task) throw new Error("a classroom needs an assignment");
	const line = await proxyTo(server.url);
	onTestFinished(() => line.close());
	const deviceOf = async (who: Person) => {
		const device = new Phone(line.url, who);
		await device.run();
		return device;
	};
	const [phone, computer] = [await deviceOf(maya), await deviceOf(rana)];
	const colleague = async () => {
		const joseph = await teacher(server, "Joseph Saade");
		await enrol(server, joseph, maths.id, "teacher");
		return await deviceOf(joseph);
	};
	const answers = () => server.rows("submissions", `student_id = "${maya.id}"`);
	return {
		line,
		maya,
		rana,
		maths,
		task,
		tasks: given,
		phone,
		computer,
		answers,
		deviceOf,
		colleague,
		unenrol: () => unenrol(server, maya, maths.id),
	};
}

/** Another teacher's course with one assignment; no person of a classroom is in it. */
export async function scienceClass(server: RealServer) {
	const joseph = await teacher(server, "Joseph Saade");
	const science = await course(server, joseph, [], { title: "Science", code: "SCI-6" });
	const task = await assignment(server, science.id, { title: "Volcanoes" });
	return { joseph, science, task, code: String(science.join_code) };
}

/** How many rows of the server are in this account's database. */
export async function mirroredRows({ db }: Phone): Promise<number> {
	let rows = 0;
	for (const name of collectionNames) rows += await db.mirror(name).count();
	return rows;
}

/** Ends every session of this person, as a changed password does. */
export async function endSessions(server: RealServer, id: string): Promise<void> {
	await server.update("users", id, { password: "another-1", passwordConfirm: "another-1" });
}
