// Which of the inbox's lists an inquiry stands in.
import { expect, test } from "vitest";
import { behindProxy, inquire, joinUsBody, leads, portalBody } from "#support/leads.ts";
import { admin } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(
	async (server) => {
		const boss = await admin(server, "Samar Tannous");
		const rita = joinUsBody({ parent_name: "Rita Haddad" });
		const marc = portalBody({ parent_name: "Marc Haddad" });
		const spam = joinUsBody({ parent_name: "Best Offers", website: "filled in" });
		for (const body of [rita, marc, spam]) expect((await inquire(server, body)).status).toBe(200);
		return { boss, rita, marc, spam };
	},
	{ env: behindProxy },
);

const ask = (path: string, query: Record<string, string>) =>
	here().server.ask("GET", `/api/lead/inquiries${path}?${new URLSearchParams(query)}`, { token: here().boss.token });
const names = async (show: string, search = "") => {
	const items: { parent_name: string }[] = Object((await ask("", { show, search })).at("items"));
	return items.map(({ parent_name }) => parent_name);
};
const take = async (id: string, change: object) =>
	here().server.ask("PATCH", `${leads}/${id}`, {
		token: here().boss.token,
		body: { replaces: (await here().server.row("leads", id))?.updated, ...change },
	});

test("all are found together, however far the center is with them, in the table as well, and no spam", async () => {
	expect((await take(here().rita.id, { status: "closed" })).status).toBe(200);
	expect(await names("all")).toEqual(["Marc Haddad", "Rita Haddad"]);
	expect(await names("all", "rita")).toEqual(["Rita Haddad"]);
	expect((await ask("", {})).at("counts")).toMatchObject({ open: 1, closed: 1, all: 2, suspects: 1 });
	const table = String((await ask("/table", { show: "all", search: "haddad" })).at("table"));
	expect(table.trimEnd().split("\r\n")).toHaveLength(3);
	expect(String((await ask("/table", { show: "all" })).at("table"))).not.toContain("Best Offers");
});

test("who was taken for spam and is none is new, has waited since it wrote, and may be called spam again", async () => {
	const { server, spam } = here();
	const arrived = "created_at = '2026-02-01 08:00:00.000Z'";
	await server.sql(`UPDATE leads SET ${arrived} WHERE id = '${spam.id}'`);
	const freed = await take(spam.id, { suspect: false });
	expect(freed.at(""), said(freed)).toMatchObject({ status: "new", suspect: false, called_by: "" });
	expect(await names("suspects")).toEqual([]);
	const list = await ask("", { show: "new" });
	expect(list.at("items.0")).toMatchObject({ id: spam.id, suspect: false, doubts: "website", late: true });
	expect(list.at("counts")).toMatchObject({ new: 2, late: 1, all: 3, suspects: 0 });

	expect((await take(spam.id, { suspect: true })).status).toBe(200);
	expect(await names("new")).toEqual(["Marc Haddad"]);
	expect((await ask("", { show: "suspects" })).at("items.0")).toMatchObject({ suspect: true, late: false });
	const actions: { what: string; detail: string }[] = Object(
		(await server.ask("GET", "/api/lead/admin-log?search=offers", { token: here().boss.token })).at("items"),
	);
	expect(actions.map(({ what, detail }) => `${what} ${detail}`)).toEqual(["inquiry spam", "inquiry not_spam"]);
});

test("spam that is closed stays apart from the families; a family that was called once does not go back there", async () => {
	const { spam } = here();
	expect((await take(spam.id, { status: "closed" })).status).toBe(200);
	expect(await names("closed")).toEqual(["Rita Haddad"]);
	expect(await names("suspects")).toEqual(["Best Offers"]);
	expect((await ask("", {})).at("counts")).toMatchObject({ closed: 1, all: 2, suspects: 1 });
	const table = async () => String((await ask("/table", { show: "closed" })).at("table"));
	expect(await table()).not.toContain("Best Offers");

	for (const status of ["called", "closed"]) expect((await take(spam.id, { status })).status).toBe(200);
	expect(await names("suspects")).toEqual([]);
	expect(await names("closed")).toEqual(["Best Offers", "Rita Haddad"]);
	expect(await table()).toContain("Best Offers");
});

test("of two admins, of whom one takes it for spam and one for a family, the second is refused", async () => {
	const { server, boss, marc } = here();
	const replaces = (await server.row("leads", marc.id))?.updated;
	const ask = (change: object) =>
		server.ask("PATCH", `${leads}/${marc.id}`, { token: boss.token, body: { replaces, ...change } });
	const answers = await Promise.all([ask({ suspect: true }), ask({ status: "called" })]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	const row = await server.row("leads", marc.id);
	expect([row?.suspect, row?.status]).not.toEqual([true, "called"]);
	const wrong = await take(marc.id, { suspect: "yes" });
	expect([wrong.status, (await server.row("leads", marc.id))?.suspect]).toEqual([400, row?.suspect]);
});

test("one inquiry is asked for alone, in whichever list it stands, and none by what is no id", async () => {
	const { rita, spam } = here();
	for (const { id } of [rita, spam]) {
		const one = await ask("", { id, show: "new", search: "nobody" });
		expect([one.at("total"), one.at("items.0.id")], said(one)).toEqual([1, id]);
	}
	expect((await ask("", { id: "' OR '1' = '1" })).at("items")).toEqual([]);
});
