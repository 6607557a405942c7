// A phone before the server in memory, which keeps what it was asked. A test may answer a request in its place.
import * as z from "zod/mini";
import { save } from "#local/entries.ts";
import { Clock } from "#support/fakes/clock.ts";
import type { Fault } from "#support/fakes/faults.ts";
import { FakePhone } from "#support/fakes/phone.ts";
import { FakeServer, type Reply } from "#support/fakes/server.ts";
import { endSessions } from "#support/fakes/state.ts";
import type { Entry } from "#sync/entry.ts";
import { newId } from "#sync/new-id.ts";
import { startRun, takeSendLock } from "#sync/run.ts";

/** A request, as far as tests look at it; `titles` are those of a batch's entries, "" for one that has none. */
type Asked = { path: string; filter: string; stampsOnly: boolean; titles: string[] };

const batchOf = z.object({ requests: z.array(z.object({ body: z.object({ title: z._default(z.string(), "") }) })) });

class OverheardServer extends FakeServer {
	readonly asked: Asked[] = [];
	/** Answers in the server's place, unless it returns nothing. */
	instead: (asked: Asked) => Reply | undefined = () => undefined;

	override answer(method: string, url: URL, body: unknown, token: string): Reply {
		const { pathname: path, searchParams } = url;
		const titles = batchOf.safeParse(body).data?.requests.map((request) => request.body.title) ?? [];
		const asked = { path, filter: searchParams.get("filter") ?? "", stampsOnly: searchParams.has("fields"), titles };
		this.asked.push(asked);
		return this.instead(asked) ?? super.answer(method, url, body, token);
	}
}

const about = { title: "Robotics", course: "Robotics", person: "" };
const courseWords = { code: "ROB-6", subject: "", grade_level: "6" };

/** The phone of a person, with a run that has the send lock. */
export async function phoneOf(user: string) {
	const clock = new Clock();
	const server = new OverheardServer({ now: () => clock.now });
	const phone = new FakePhone("phone", user, server, clock);
	const { db, platform } = phone;
	phone.token = `token of ${user}`;
	server.giveToken(user, phone.token);
	const run = startRun({ db, platform, token: phone.token }, true, []);
	await takeSendLock(run);
	return {
		clock,
		server,
		db,
		run,
		/** What happens to the next requests. */
		network: (...faults: Fault[]) => void phone.network.push(...faults),
		/** The token is not good any more. */
		endSession: () => endSessions(server.state, user),
		/** A teacher writes a new course. With ✗ in its title, the server refuses it for that reason. */
		createCourse: (title: string): Promise<Entry> => {
			const body = { ...courseWords, title, id: newId(), teacher_id: user };
			return save(db, platform, { kind: "createCourse", body, about });
		},
		/** A teacher writes other words for a course. */
		editCourse: (record_id: string, title: string, replaces = ""): Promise<Entry> => {
			const body = { ...courseWords, title, replaces };
			return save(db, platform, { kind: "editCourse", record_id, body, about });
		},
		/** Everything in the outbox, oldest first. */
		outbox: () => db.outbox.orderBy("seq").toArray(),
		/** The titles in each batch that the server was asked to take. */
		titlesAsked: () => server.asked.flatMap(({ path, titles }) => (path === "/api/batch" ? [titles] : [])),
	};
}

export type OverheardPhone = Awaited<ReturnType<typeof phoneOf>>;
