// Which of the inbox's lists an inquiry stands in.
import { expect, test } from "vitest";
import { behindProxy, inquire, joinUsBody, leads, portalBody } from "#support/leads.ts";
import { admin } from "#support/people.ts";
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
