// What a phone shows, as its screens read it.
import { shownAssignments, shownCourses, shownSubmissions } from "#local/view.ts";
import type { Phone } from "#support/phone.ts";

function theOne<Row extends { id: string }>(rows: Row[], id: string): Row {
	const row = rows.find((one) => one.id === id);
	if (!row) throw new Error(`the phone does not show ${id}`);
	return row;
}

/** The course, assignment or submission that the phone shows. Throws when it shows none. */
export const courseOn = async ({ db }: Phone, id: string) => theOne(await shownCourses(db), id);
export const assignmentOn = async ({ db }: Phone, id: string) => theOne(await shownAssignments(db), id);
export const answerOn = async ({ db }: Phone, id: string) => theOne(await shownSubmissions(db), id);

/** The only submission that this phone shows. Throws when it shows none, or several. */
export async function onlyAnswerOn({ db }: Phone) {
	const [answer, ...more] = await shownSubmissions(db);
	if (!answer || more.length > 0) throw new Error("the phone does not show exactly one answer");
	return answer;
}
