// Who does what on which device in a cell of the alphabet.

import type { Action } from "#model/actions.ts";
import type { Device } from "#model/devices.ts";
import { nobody } from "#model/visitor.ts";
import type { MutationName } from "#support/collections/description.ts";
import { ana, bassam, boss, joseph, rana } from "#support/fakes/people.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import type { Cell } from "./alphabet.ts";

/** The admin of the cells is one who teaches. */
const authors: { [Who in Cell["who"]]: { id: string; devices: [first: Device, second: Device] } } = {
	student: { id: ana, devices: ["phone", "tablet"] },
	teacher: { id: rana, devices: ["computer", "laptop"] },
	admin: { id: boss, devices: ["office", "reception"] },
	visitor: { id: nobody, devices: ["phone", "tablet"] },
};

const teaches = ({ who }: Cell): boolean => who === "teacher" || who === "admin";

export const authorOf = ({ who }: Cell): string => authors[who].id;
export const colleagueOf = (cell: Cell): string => (teaches(cell) ? joseph : bassam);

export const firstDeviceOf = ({ who }: Cell): Device => authors[who].devices[0];

/** The device on which the write of the cell is made. */
export const deviceOf = (cell: Cell): Device =>
	cell.device === "a second one" ? authors[cell.who].devices[1] : firstDeviceOf(cell);

/** The other devices of the cell. */
export function othersOf(cell: Cell): Device[] {
	if (cell.device === "a second one") return [firstDeviceOf(cell)];
	if (cell.device === "beside a colleague's") return [teaches(cell) ? "notebook" : "tablet"];
	return [];
}

export async function unsentOn(phone: FakePhone, kind: string): Promise<number> {
	const db = kind === "sendInquiry" ? phone.guests : phone.db;
	return await db.outbox.filter((entry) => entry.kind === kind && entry.state === "queued").count();
}

/** @param which chooses a grade */
type Line = (phone: Device, which: number) => Action;

const plain =
	(mutation: MutationName): Line =>
	(phone) => ({ kind: "write", phone, mutation, which: 0 });

/** How each kind of write is made. The compiler names one that has no line. */
const lines: { [Name in MutationName]: Line } = {
	submitAssignment: (phone) => ({ kind: "submit", phone, task: 0 }),
	replaceAnswer: (phone) => ({ kind: "replace", phone, task: 0 }),
	gradeSubmission: (phone, which) => ({ kind: "grade", phone, which: 0, points: which % 20 }),
	changeGrade: (phone, which) => ({ kind: "change grade", phone, which: 0, points: which % 20 }),
	returnAnswer: plain("returnAnswer"),
	createCourse: (phone) => ({ kind: "teach", phone, spoilt: false }),
	editCourse: (phone) => ({ kind: "edit course", phone, which: 0 }),
	archiveCourse: plain("archiveCourse"),
	restoreCourse: plain("restoreCourse"),
	createAssignment: plain("createAssignment"),
	editAssignment: (phone) => ({ kind: "edit assignment", phone, which: 0, max_points: 20 }),
	archiveAssignment: plain("archiveAssignment"),
	deleteAssignment: plain("deleteAssignment"),
	restoreAssignment: plain("restoreAssignment"),
	joinCourse: (phone) => ({ kind: "join", phone, course: 2 }),
	// The last course of whoever teaches three, and of whoever teaches two: at first no student is in it.
	enrolStudent: (phone) => ({ kind: "add", phone, which: 5, email: "ana@lead.test" }),
	copyMaterial: plain("copyMaterial"),
	sendInquiry: (phone) => ({ kind: "inquire", phone, spoilt: false }),
};

export const writeOf = ({ kind }: Cell, phone: Device, which: number): Action => lines[kind](phone, which);
