// A student's phone and a school's server, and what the phone asks of it.
import { save } from "#local/entries.ts";
import { Clock } from "#support/fakes/clock.ts";
import { ana, assignmentIds, courseIds } from "#support/fakes/people.ts";
import { FakePhone } from "#support/fakes/phone.ts";
import { FakeServer } from "#support/fakes/server.ts";
import { put } from "#support/fakes/state.ts";
import { syncStateOf } from "#sync/database.ts";
import type { Entry } from "#sync/entry.ts";
import { newId } from "#sync/new-id.ts";
import type { RunOptions } from "#sync/run.ts";
import { type RunOwner, sync } from "#sync/sync.ts";

const about = { title: "Fractions", course: "Mathematics", person: "" };
/** The assignment that is answered. */
export const [task = ""] = assignmentIds;
const [course = ""] = courseIds;

export const handshake = "/api/lead/handshake";
export const batch = "/api/batch";
export const known = "/api/lead/known";

export function schoolPhone() {
	const clock = new Clock();
	const server = new FakeServer({ now: () => clock.now });
	const phone = new FakePhone("a phone", ana, server, clock);
	const asked: string[] = [];
	/** What happens at the school or on the phone when a path is asked for. */
	const meanwhile: Record<string, () => void> = {};
	phone.faultOf = (path) => {
		asked.push(path);
		meanwhile[path]?.();
		return phone.network.shift() ?? "none";
	};
	const signIn = (token = newId()) => {
		server.giveToken(ana, token);
		phone.token = token;
	};
	signIn();
	const owner = (): RunOwner => ({ db: phone.db, platform: phone.platform, token: phone.token });
	return {
		server,
		phone,
		/** The paths of the requests so far. */
		asked,
		meanwhile,
		signIn,
		/** The owner of a run that begins now. */
		owner,
		/** One run, as a tab starts it. */
		run: (options: RunOptions = {}, whose: Partial<RunOwner> = {}) => sync({ ...owner(), ...whose }, options),
		/** Somebody at the school saves the course of the first assignment. */
		touchCourse() {
			const row = server.state.rows.courses[course];
			if (row) put(server.state, "courses", row, { course });
		},
		/** An answer to the first assignment of the first course, saved on the phone. */
		answer(): Promise<Entry> {
			const body = { id: newId(), assignment_id: task, student_id: ana, text_body: "One half." };
			return save(phone.db, phone.platform, { kind: "submitAssignment", body, about });
		},
		outbox: () => phone.db.outbox.toArray(),
		state: () => syncStateOf(phone.db),
	};
}
