// Who called a family when: each call and each change of the status stays with the name and the time, on the card and in the table.
import { expect, test } from "vitest";
import { behindProxy, inquire, joinUsBody, leads } from "#support/leads.ts";
import { admin, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(
	async (server) => ({
		samar: await admin(server, "Samar Tannous"),
		tarek: await admin(server, "Tarek Aoun"),
		rana: await teacher(server),
	}),
	{ env: behindProxy },
);

type Line = { what: string; by: string; at: string };

/** @returns the id of a new inquiry */
const family = async (parent_name: string, more: object = {}): Promise<string> => {
	const body = joinUsBody({ parent_name, ...more });
	expect((await inquire(here().server, body)).status).toBe(200);
	return body.id;
};
const change = async (id: string, fields: object, who = here().samar) =>
	here().server.ask("PATCH", `${leads}/${id}`, {
		token: who.token,
		body: { replaces: (await here().server.row("leads", id))?.updated, ...fields },
	});
const listed = (query: Record<string, string>) =>
	here().server.ask("GET", `/api/lead/inquiries?${new URLSearchParams(query)}`, { token: here().samar.token });
const names = async (query: Record<string, string>) => {
	const items: { parent_name: string }[] = Object((await listed(query)).at("items"));
	return items.map(({ parent_name }) => parent_name);
};
const historyOf = async (id: string): Promise<string[]> => {
	const lines: Line[] = Object((await listed({ id })).at("items.0.history"));
	return lines.map(({ what, by }) => `${what} · ${by}`);
};
const tableOf = async (search: string, language = "en") => {
	const query = new URLSearchParams({ show: "all", search, language });
	const answer = await here().server.ask("GET", `/api/lead/inquiries/table?${query}`, { token: here().samar.token });
	return String(answer.at("table")).slice(1).trimEnd().split("\r\n");
};

test("each call and each change of the status is kept with who and when, the newest first, and is in the answer to it", async () => {
	const { server, tarek, samar } = here();
	const id = await family("Rita Daher");
	expect(await historyOf(id)).toEqual([]);
	expect((await change(id, { no_answer: true })).status).toBe(200);
	expect((await change(id, { no_answer: true }, tarek)).status).toBe(200);
	expect((await change(id, { notes: "After five.", child_name: "Elie" })).status).toBe(200);
	expect((await change(id, { status: "called" })).status).toBe(200);
	const booked = await change(id, { status: "booked" }, tarek);
	const all = ["booked · Tarek Aoun", "called · Samar Tannous", "no_answer · Tarek Aoun", "no_answer · Samar Tannous"];
	const lines: Line[] = Object(booked.at("history"));
	expect(lines.map(({ what, by }) => `${what} · ${by}`)).toEqual(all);
	for (const { at } of lines) expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
	expect(await historyOf(id)).toEqual(all);

	const child = { id: newId(), role: "student", full_name: "Elie Daher", inquiry: id };
	await server.ask("POST", "/api/lead/make-account", { token: samar.token, body: child });
	expect((await historyOf(id))[0]).toBe("enrolled · Samar Tannous");
	expect((await historyOf(await family("Nobody Called"))).length).toBe(0);
});

test("a call without an answer leaves the status, takes the family up, and it is not late any more", async () => {
	const { server, tarek } = here();
	const [late, later] = [await family("Hoda Late"), await family("Marc Late")];
	await server.sql(`UPDATE leads SET created_at = '2026-02-01 08:00:00.000Z' WHERE id IN ('${late}', '${later}')`);
	const before = Object((await listed({})).at("counts"));
	const called = await change(late, { no_answer: true });
	expect(called.at(""), said(called)).toMatchObject({ status: "new", called_by: "Samar Tannous" });
	expect((await listed({ id: late })).at("items.0")).toMatchObject({ late: false, status: "new" });
	expect((await listed({})).at("counts")).toMatchObject({ new: before.new, late: before.late - 1 });
	// Whom nobody has called comes before those who were called.
	expect(await names({ show: "new", search: "late" })).toEqual(["Marc Late", "Hoda Late"]);
	// Neither notes nor a second call make it the first admin's no more.
	await change(late, { notes: "Tried twice." }, tarek);
	await change(late, { no_answer: true }, tarek);
	expect(await server.row("leads", late)).toMatchObject({ called_by: "Samar Tannous", notes: "Tried twice." });
	// A slip is mended as before: a family set back to new was called by nobody.
	for (const status of ["called", "new"]) expect((await change(late, { status })).status).toBe(200);
	expect(await server.row("leads", late)).toMatchObject({ status: "new", called_by: "", called_at: "" });
	expect((await listed({ id: late })).at("items.0.late")).toBe(true);
	expect((await historyOf(late))[0]).toBe("new · Samar Tannous");
});

test("of two admins who call the same family at once, the second learns of the first, and one call is kept", async () => {
	const { server, samar, tarek } = here();
	const id = await family("Twice Called");
	const replaces = (await server.row("leads", id))?.updated;
	const body = { no_answer: true, replaces };
	const both = [samar, tarek].map(({ token }) => server.ask("PATCH", `${leads}/${id}`, { token, body }));
	const answers = await Promise.all(both);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(answers.find(({ status }) => status === 409)?.at("data.replaces.code")).toBe("changed_meanwhile");
	expect(await historyOf(id)).toHaveLength(1);
});

test("nobody but an admin notes a call, and what is no yes or no is none", async () => {
	const { server, rana } = here();
	const id = await family("Quiet Family");
	expect((await change(id, { no_answer: true }, rana)).status).toBe(404);
	expect((await change(id, { no_answer: "yes" })).status).toBe(400);
	expect((await change(id, { no_answer: false })).status).toBe(200);
	expect(await historyOf(id)).toEqual([]);
	expect(await server.row("leads", id)).toMatchObject({ status: "new", called_by: "" });
});

test("a long history answers with its newest lines, in a page of families that each have one", async () => {
	const { server, samar } = here();
	const ids = await Promise.all(["One", "Two"].map((name) => family(`${name} Longhistory`)));
	for (const id of ids)
		await server.sql(`WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 50)
			INSERT INTO admin_log (admin, what, about, detail)
			SELECT '${samar.id}', 'inquiry', '${id}', CASE n WHEN 50 THEN 'called' ELSE 'no_answer' END FROM n`);
	const items: { history: Line[] }[] = Object((await listed({ search: "longhistory" })).at("items"));
	expect(items.map(({ history }) => [history.length, history[0]?.what])).toEqual([
		[20, "called"],
		[20, "called"],
	]);
});

test("the table has the last call of a family, what came of it and who called", async () => {
	const id = await family("Tabled Family");
	const untouched = await family("Tabled Silence");
	await change(id, { status: "called" });
	await change(id, { no_answer: true }, here().tarek);
	await change(id, { status: "booked" });
	const [head, ...lines] = await tableOf("tabled");
	expect(head).toMatch(/,"Taken up","Taken up by","Last call","Outcome","Called by"$/);
	const lineOf = (name: string, all = lines) => all.find((line) => line.includes(name));
	const minute = /"\d{4}-\d\d-\d\d \d\d:\d\d"/.source;
	expect(lineOf("Family")).toMatch(new RegExp(`,${minute},"Samar Tannous",${minute},"No answer","Tarek Aoun"$`));
	expect(lineOf("Silence")).toMatch(/,"","","","",""$/);
	const french = await tableOf("tabled", "fr");
	expect(french[0]).toMatch(/;"Dernier appel";"Résultat";"Appel de"$/);
	expect(lineOf("Family", french)).toMatch(/;"Sans réponse";"Tarek Aoun"$/);
	await change(untouched, { status: "called" });
	expect(lineOf("Silence", await tableOf("tabled"))).toMatch(/,"Called","Samar Tannous"$/);
	// Called by mistake, and set back: nobody called.
	await change(untouched, { status: "new" });
	expect(lineOf("Silence", await tableOf("tabled"))).toMatch(/,"","","","",""$/);
});
