// The smallest school in which every person has another whose data must stay hidden: two courses with a teacher and
// students each, an admin, and a waiting and a blocked person who are enrolled and must still see nothing.
import { described } from "#support/collections/all.ts";
import { admin, blocked, type Person, student, teacher, waiting } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";

export interface TwoCourses {
	maya: Person;
	karim: Person;
	/** Studies in the other course. */
	lea: Person;
	rana: Person;
	/** Teaches the other course. */
	joseph: Person;
	boss: Person;
	wael: Person;
	bassam: Person;
	maths: Row;
	french: Row;
	mathsTask: Row;
	frenchTask: Row;
	mayasSubmission: Row;
	karimsSubmission: Row;
	leasSubmission: Row;
}

/** Rana teaches maths to Maya and Karim (and to Wael, who waits, and Bassam, who is blocked); Joseph teaches Lea French. */
export async function twoCourses(server: RealServer): Promise<TwoCourses> {
	const people = {
		maya: await student(server, "Maya Haddad"),
		karim: await student(server, "Karim Nassar"),
		lea: await student(server, "Lea Abboud"),
		rana: await teacher(server, "Rana Khoury"),
		joseph: await teacher(server, "Joseph Saade"),
		boss: await admin(server, "Samia Rahme"),
		wael: await waiting(server, "Wael Matar"),
		bassam: await blocked(server, "Bassam Daher"),
	};
	const maths = await course(server, people.rana, [people.maya, people.karim, people.wael, people.bassam]);
	const french = await course(server, people.joseph, [people.lea], { title: "Français", code: "FR-6A" });
	const mathsTask = await assignment(server, maths.id);
	const frenchTask = await assignment(server, french.id, { title: "Mon quartier" });
	const school = {
		...people,
		maths,
		french,
		mathsTask,
		frenchTask,
		mayasSubmission: await submission(server, people.maya, mathsTask.id),
		karimsSubmission: await submission(server, people.karim, mathsTask.id),
		leasSubmission: await submission(server, people.lea, frenchTask.id),
	};
	for (const { addTo } of Object.values(described)) await addTo?.(server, school);
	return school;
}
