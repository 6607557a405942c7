// The student's submission on its way between the two phones of a classroom.
import type { Classroom } from "#support/schools/classroom.ts";
import { answerOn } from "./shown.ts";

/** Hands in; afterwards the submission is on the server and on both phones. @returns its id */
export async function handedIn({ phone, computer, task }: Classroom, text = "three quarters"): Promise<string> {
	const { record_id } = await phone.submit(task.id, text);
	await phone.run();
	await computer.run();
	return record_id;
}

/** The same, and the teacher has given it 12 of 20 points. @returns its id */
export async function graded(room: Classroom): Promise<string> {
	const id = await handedIn(room);
	await room.computer.grade(await answerOn(room.computer, id), 12, "First look.");
	await room.computer.run();
	return id;
}
