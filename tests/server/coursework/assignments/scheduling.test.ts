// An assignment that is shown later: until then no request shows it to a student or takes an answer to it, and when its moment
// has come the server opens it by itself, so that phones are told.
import { expect, test } from "vitest";
import { assignmentBody, assignmentEdit, refused } from "#support/api/bodies.ts";
import { changedAfter } from "#support/api/handshakes.ts";
import { material } from "#support/materials.ts";
import { admin, type Person, student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { answerBody, assignment, batch, course, entry, newId, submission } from "#support/school.ts";
import { day, fromNow } from "#support/schools/due-dates.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();
const path = (collection: string, id = "") => `/api/collections/${collection}/records${id && `/${id}`}`;

/** Maya studies Rana's maths, with an assignment that is shown tomorrow and a worksheet of it. */
async function school(opens_at = fromNow(day)) {
	const { server } = here();
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const [lea, boss] = [await student(server, "Léa"), await admin(server, "Boss")];
	const maths = await course(server, rana, [maya]);
	const task = await assignment(server, maths.id, { title: "Surprise", opens_at });
	const sheet = await material(server, { title: "Surprise sheet", course_id: maths.id, assignment_id: task.id });
	return { server, maya, rana, lea, boss, maths, task, sheet };
}

/** Which rows the handshake names to each of them after `act`. */
const notifiedAfter = (people: Person[], act: () => Promise<unknown>) => changedAfter(here().server, people, act);

async function maintain(): Promise<void> {
	const { server } = here();
	const headers = { "X-Lead-Maintenance": server.maintenanceSecret };
	expect((await server.ask("POST", "/api/lead/maintenance", { headers })).status).toBe(200);
}

/** What each of them sees of an assignment and its worksheet, by list and by id. */
async function seenBy(who: Person[], { id }: Row, sheet: Row): Promise<string[]> {
	const { server } = here();
	const seen: string[] = [];
	for (const { token } of who) {
		const lists = ["assignments", "materials"].map((name) => server.ask("GET", path(name), { token }));
		const rows = [path("assignments", id), path("materials", sheet.id)].map((url) => server.ask("GET", url, { token }));
		const listed = (await Promise.all(lists)).filter(({ text }) => text.includes("Surprise")).length;
		seen.push(`${listed} ${(await Promise.all(rows)).filter(({ status }) => status === 200).length}`);
	}
	return seen;
}

const edit = ({ token }: Person, task: Row, fields: { [field: string]: unknown }) =>
	here().server.ask("PATCH", path("assignments", task.id), { token, body: assignmentEdit(task, fields) });

test("until its moment its teachers and the admins see it, students by no request, and it takes no answer", async () => {
	const { server, maya, rana, lea, boss, task, sheet } = await school();
	expect(await seenBy([rana, boss, maya, lea], task, sheet)).toEqual(["2 2", "2 2", "0 0", "0 0"]);
	const filter = encodeURIComponent(`assignment_id='${task.id}'`);
	const asked = await server.ask("GET", `${path("materials")}?filter=${filter}`, { token: maya.token });
	expect(asked.at("items"), said(asked)).toEqual([]);
	const body = answerBody(maya, task.id);
	const answer = await server.ask("POST", path("submissions"), { token: maya.token, body });
	expect(refused(answer)).toBe("400 assignment_id not_enrolled");
	expect((await batch(server, maya, [entry.create("submissions", body)])).status).toBe(400);
	expect(await server.rows("submissions", `assignment_id = '${task.id}'`)).toEqual([]);
});

test("nobody but its teachers is told of it, whatever is done to it; at its moment everybody is, once", async () => {
	const { server, maya, rana, lea, maths, task, sheet } = await school();
	const people = [rana, maya, lea];
	const body = assignmentBody(rana, maths.id, { opens_at: fromNow(day) });
	const made = () => server.ask("POST", path("assignments"), { token: rana.token, body });
	expect(await notifiedAfter(people, made)).toEqual([{ assignments: [body.id] }, {}, {}]);
	const changed = await notifiedAfter(people, () =>
		edit(rana, task, { title: "Surprise!", opens_at: fromNow(2 * day) }),
	);
	expect(changed).toEqual([{ assignments: [task.id] }, {}, {}]);
	const given = await notifiedAfter(people, () => material(server, { course_id: maths.id, assignment_id: task.id }));
	expect(given).toEqual([{ materials: [expect.any(String)] }, {}, {}]);
	expect(await notifiedAfter(people, maintain)).toEqual([{}, {}, {}]);

	// The server was off when it came.
	await server.update("assignments", task.id, { opens_at: fromNow(-1000) });
	expect(await seenBy([maya], task, sheet)).toEqual(["0 0"]);
	const opened = { assignments: [task.id], materials: expect.arrayContaining([sheet.id]) };
	expect(await notifiedAfter(people, maintain)).toEqual([opened, opened, {}]);
	expect(await seenBy([maya, lea], task, sheet)).toEqual(["2 2", "0 0"]);
	expect(await notifiedAfter(people, maintain)).toEqual([{}, {}, {}]);
	const answer = await submissionOf(maya, task);
	expect(answer.status, said(answer)).toBe(200);
});

const submissionOf = (who: Person, { id }: Row) =>
	here().server.ask("POST", path("submissions"), { token: who.token, body: answerBody(who, id) });

test("moved to later it is hidden again and phones are told to drop it, unless somebody has answered", async () => {
	const { server, maya, rana, task, sheet } = await school(fromNow(-day));
	expect(await seenBy([maya], task, sheet)).toEqual(["2 2"]);
	const later = await notifiedAfter([rana, maya], () => edit(rana, task, { opens_at: fromNow(day) }));
	const both = { assignments: [task.id], materials: [sheet.id] };
	expect(later).toEqual([both, both]);
	expect(await seenBy([maya], task, sheet)).toEqual(["0 0"]);
	const hidden = await server.row("assignments", task.id);
	const sooner = await notifiedAfter([rana, maya], () =>
		edit(rana, { ...task, ...hidden }, { title: "Surprise", opens_at: "" }),
	);
	expect(sooner).toEqual([both, both]);
	expect(await seenBy([maya], task, sheet)).toEqual(["2 2"]);

	await submission(server, maya, task.id);
	const shown = { ...task, ...(await server.row("assignments", task.id)) };
	expect(refused(await edit(rana, shown, { opens_at: fromNow(day) }))).toBe("409 opens_at has_answers");
	expect((await edit(rana, shown, { opens_at: fromNow(-day) })).status).toBe(200);
});

test.each(["deleted", "archived"])(
	"one that is %s before its moment stays hidden with its worksheet when the moment comes, and opens once it is brought back",
	async (status) => {
		const { server, maya, rana, task, sheet } = await school();
		const file = (to: string) =>
			server.ask("PATCH", path("assignments", task.id), {
				token: rana.token,
				body: { status: to, mutation: newId() },
			});
		const asked = await server.ask("POST", "/api/files/token", { token: maya.token });
		const link = `/api/files/materials/${sheet.id}/${sheet.file_path}?token=${asked.at("token")}`;
		const opens = async () => (await server.ask("GET", link)).status;
		expect((await file(status)).status).toBe(200);

		expect(
			await notifiedAfter([maya], async () => {
				await server.update("assignments", task.id, { opens_at: fromNow(-1000) });
				await maintain();
			}),
		).toEqual([{}]);
		expect([await seenBy([maya], task, sheet), await opens()]).toEqual([["0 0"], 404]);

		expect((await file("")).status).toBe(200);
		const opened = { assignments: [task.id], materials: [sheet.id] };
		expect(await notifiedAfter([maya], maintain)).toEqual([opened]);
		expect([await seenBy([maya], task, sheet), await opens()]).toEqual([["2 2"], 200]);
	},
);

test("one that was archived before its moment stays hidden when it is edited after it, and opens once it is brought back", async () => {
	const { server, maya, rana, task, sheet } = await school();
	const file = (status: string) =>
		server.ask("PATCH", path("assignments", task.id), { token: rana.token, body: { status, mutation: newId() } });
	expect((await file("archived")).status).toBe(200);
	const late = await notifiedAfter([rana, maya], async () => {
		await server.update("assignments", task.id, { opens_at: fromNow(-1000) });
		const edited = await edit(rana, task, { title: "Surprise!" });
		expect([edited.status, edited.at("scheduled")], said(edited)).toEqual([200, true]);
		await maintain();
	});
	expect(late).toEqual([{ assignments: [task.id] }, {}]);
	expect(await seenBy([maya], task, sheet)).toEqual(["0 0"]);

	expect((await file("")).status).toBe(200);
	const opened = { assignments: [task.id], materials: [sheet.id] };
	expect(await notifiedAfter([maya], maintain)).toEqual([opened]);
	expect(await seenBy([maya], task, sheet)).toEqual(["2 2"]);
});

test("of a worksheet that is taken away again before its moment only its teachers are told", async () => {
	const { server, maya, rana, boss, sheet } = await school();
	const away = () => server.ask("DELETE", path("materials", sheet.id), { token: boss.token });
	expect(await notifiedAfter([rana, maya], away)).toEqual([{ materials: [sheet.id] }, {}]);
	expect(await server.row("materials", sheet.id)).toBeUndefined();
});

test("the moment is a date, and whether it has come is the server's to say", async () => {
	const { server, rana, maths, task } = await school();
	const post = (fields: { [field: string]: unknown }) =>
		server.ask("POST", path("assignments"), { token: rana.token, body: assignmentBody(rana, maths.id, fields) });
	expect(refused(await post({ opens_at: "tomorrow" }))).toBe("400 opens_at validation_invalid_value");
	expect((await post({ scheduled: true })).status).toBe(400);
	expect((await edit(rana, task, { scheduled: false })).status).toBe(404);
	const past = await post({ opens_at: fromNow(-day), mutation: newId() });
	expect([past.status, past.at("scheduled")], said(past)).toEqual([200, false]);
});
