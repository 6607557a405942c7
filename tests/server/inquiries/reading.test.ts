// Who may do what with inquiries, over every channel: anybody writes one, admins read them all and change their status
// and notes, and nobody else learns that there are any.
import { describe, expect, test } from "vitest";
import { behindProxy, inquire, joinUsBody, leads, portalBody } from "#support/leads.ts";
import { admin } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { batch } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const secret = "Please keep this between us.";

/** A school; two inquiries, the second one marked; an admin who still has the centre's password. */
const here = serverForThisFile(
	async (server) => {
		const school = await twoCourses(server);
		const tarek = await admin(server, "Tarek Aoun");
		await server.update("users", tarek.id, { temporary_until: "2099-01-01 00:00:00.000Z" });
		const asked = joinUsBody({ full_message: secret, email: school.maya.email });
		await inquire(server, asked);
		const marked = portalBody({ website: "filled in" });
		await inquire(server, marked);
		return { ...school, tarek, asked, marked };
	},
	{ env: behindProxy },
);

type Who = "nobody" | "wael" | "bassam" | "maya" | "rana" | "tarek" | "boss";
const everybody: Who[] = ["nobody", "wael", "bassam", "maya", "rana", "tarek", "boss"];
const person = (who: Who) => (who === "nobody" ? undefined : here()[who]);
const ask = (method: string, who: Who, path = "", body?: object) =>
	here().server.ask(method, leads + path, { token: person(who)?.token, body });
const stored = () => here().server.row("leads", here().asked.id);

const filters = ['full_message ~ "between"', 'email != ""', "suspect = false", 'status = "new" || id != ""'];
const notTheirs = [
	{ parent_name: "Other" },
	{ email: "other@lead.test" },
	{ phone: "+9613000000" },
	{ student_name: "Other" },
	{ grade: "Grade 6" },
	{ program_type: "Other" },
	{ subjects: ["Math"] },
	{ message: "Other" },
	{ full_message: "Other" },
	{ language: "fr" },
	{ written_at: "2020-01-01 00:00:00.000Z" },
	{ doubts: "" },
	{ called_at: "2020-01-01 00:00:00.000Z" },
	{ called_by: "Other" },
	{ accounts: "abcdefghijklmno" },
	{ status: "won" },
	{ status: "" },
];

describe.each(everybody)("%s", (who) => {
	const may = who === "boss";

	test("lists, finds and opens every inquiry, or none by any question", async () => {
		const { server, asked, marked } = here();
		const list = await ask("GET", who, "?sort=-suspect");
		const one = await ask("GET", who, `/${asked.id}`);
		const named = await ask("GET", who, `/${asked.id}?fields=full_message,notes,suspect,*`);
		const found = await Promise.all(filters.map((filter) => ask("GET", who, `?filter=${encodeURIComponent(filter)}`)));
		const joined = encodeURIComponent('@collection.leads.full_message ?~ "between"');
		const elsewhere = await server.ask("GET", `/api/collections/users/records?filter=${joined}`, {
			token: person(who)?.token,
		});

		expect(list.at("totalItems"), said(list)).toBe(may ? 2 : 0);
		expect([one.status, named.status]).toEqual(may ? [200, 200] : [404, 404]);
		expect(elsewhere.status).toBe(400);
		for (const answer of [list, one, named, found[0]]) expect(answer?.text.includes(secret)).toBe(may);
		expect(found.map((answer) => Number(answer.at("totalItems") ?? 0) > 0)).toEqual(filters.map(() => may));
		if (!may) return;
		expect(list.at("items.0")).toMatchObject({ id: marked.id, suspect: true, doubts: "website", status: "new" });
		expect(one.at("")).toMatchObject({ id: asked.id, suspect: false, doubts: "", notes: "", child_name: "" });
	});

	test("changes its status, its notes and the child’s name alone, or does not, and never in a batch", async () => {
		const { server, asked } = here();
		const before = await stored();
		const replaces = before?.updated;
		const body = { status: "called", notes: "Called at noon.", child_name: "Karim", replaces };
		const alone = await ask("PATCH", who, `/${asked.id}`, body);
		const after = await stored();
		const together = await batch(server, person(who), [
			{ method: "PATCH", url: `${leads}/${asked.id}`, body: { status: "closed", replaces: after?.updated } },
		]);

		expect([alone.status, together.status], said(alone) + said(together)).toEqual([
			may ? 200 : 404,
			who === "nobody" ? 401 : 400,
		]);
		expect(after).toMatchObject(
			may ? { status: "called", notes: "Called at noon.", child_name: "Karim" } : (before ?? {}),
		);
	});

	test("says that it is no spam, and that it is, or does not", async () => {
		const { server, marked } = here();
		for (const suspect of [false, true]) {
			const before = await server.row("leads", marked.id);
			const answer = await ask("PATCH", who, `/${marked.id}`, { suspect, replaces: before?.updated });
			expect(answer.status, said(answer)).toBe(may ? 200 : 404);
			const after = await server.row("leads", marked.id);
			expect(after).toMatchObject(may ? { suspect, doubts: "website", status: "new" } : (before ?? {}));
		}
	});

	test("changes nothing else of it, and deletes none", async () => {
		const path = `/${here().asked.id}`;
		const before = await stored();
		const mine = { notes: "Mine", replaces: before?.updated };
		const answers = await Promise.all(notTheirs.map((fields) => ask("PATCH", who, path, { ...mine, ...fields })));
		const deleted = await ask("DELETE", who, path);

		expect(answers.filter(({ status }) => status !== 404 && !(may && status === 400)).map(said)).toEqual([]);
		expect(deleted.status).toBe(who === "nobody" ? 401 : 403);
		expect(await stored()).toEqual(before);
	});
});
