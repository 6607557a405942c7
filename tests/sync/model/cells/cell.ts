// Who does what on which device in a cell of the alphabet.

import type { Action } from "#model/actions.ts";
import type { Device } from "#model/devices.ts";
import { nobody } from "#model/visitor.ts";
import { ana, bassam, joseph, rana } from "#support/fakes/people.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import type { Cell } from "./alphabet.ts";

export const authorOf = ({ who }: Cell): string => (who === "student" ? ana : who === "teacher" ? rana : nobody);
export const colleagueOf = ({ who }: Cell): string => (who === "teacher" ? joseph : bassam);

export function deviceOf({ who, device }: Cell): Device {
	if (device === "a second one") return who === "teacher" ? "laptop" : "tablet";
	return who === "teacher" ? "computer" : "phone";
}

export async function unsentOn(phone: FakePhone, kind: string): Promise<number> {
	const db = kind === "sendInquiry" ? phone.guests : phone.db;
	return await db.outbox.filter((entry) => entry.kind === kind && entry.state === "queued").count();
}

/** @param which chooses a grade */
export function writeOf({ kind: mutation }: Cell, phone: Device, which: number): Action {
	const writes: Record<string, Action> = {
		submitAssignment: { kind: "submit", phone, task: 0 },
		replaceAnswer: { kind: "replace", phone, task: 0 },
		gradeSubmission: { kind: "grade", phone, which: 0, points: which % 20 },
		changeGrade: { kind: "change grade", phone, which: 0, points: which % 20 },
		createCourse: { kind: "teach", phone, spoilt: false },
		editCourse: { kind: "edit course", phone, which: 0 },
		editAssignment: { kind: "edit assignment", phone, which: 0, max_points: 20 },
		joinCourse: { kind: "join", phone, course: 2 },
		enrolStudent: { kind: "add", phone, which: 2, email: "ana@lead.test" },
		sendInquiry: { kind: "inquire", phone, spoilt: false },
	};
	return writes[mutation] ?? { kind: "write", phone, mutation, which: 0 };
}
