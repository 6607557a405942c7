// Who may read what (the table is in pb_hooks/README.md): for every table and every kind of person exactly which rows
// are listed, and which can be opened by id. Each row somebody may not see is seen by another in the same table, so no
// refusal is empty.
import { describe, expect, test } from "vitest";
import { described } from "#support/collections/all.ts";
import type { Described } from "#support/collections/description.ts";
import { unseen } from "#support/collections/lesson.ts";
import { everybody, personName } from "#support/collections/readers.ts";
import { said } from "#support/requests.ts";
import type { Row } from "#support/server.ts";
import { here, listed, tokenOf } from "./readers.ts";

/** What phones mirror, and the roles, of which everybody but an admin opens the own one alone. */
const tables: Record<string, Pick<Described, "name" | "listed" | "opened">> = {
	...described,
	user_roles: {
		name: (row, school) => personName(school, row.user_id),
		listed: {
			...unseen,
			...{ maya: "", karim: "", lea: "", rana: "", joseph: "" },
			boss: "bassam boss joseph karim lea maya rana wael",
		},
		opened: Object.fromEntries(everybody.filter((who) => who !== "nobody" && who !== "boss").map((who) => [who, who])),
	},
};

describe.each(Object.entries(tables))("%s", (collection, table) => {
	test.each(everybody)("%s lists exactly what belongs to the role", async (who) => {
		const { server, ...school } = here();

		const rows = await listed(server, tokenOf(school, who), `/api/collections/${collection}/records?perPage=200`);

		expect(
			rows
				.map((row) => table.name(row, school))
				.sort()
				.join(" "),
		).toBe(table.listed[who]);
	});

	test.each(everybody)("%s opens by id, and finds by filter, exactly those", async (who) => {
		const { server, ...school } = here();
		const token = tokenOf(school, who);
		const all = await server.rows(collection);
		const one = (row: Row) => server.ask("GET", `/api/collections/${collection}/records/${row.id}`, { token });
		const answers = await Promise.all(all.map(one));
		const byFilter = encodeURIComponent(all.map((row) => `id="${row.id}"`).join("||"));
		const found = await listed(server, token, `/api/collections/${collection}/records?perPage=200&filter=${byFilter}`);

		const opened = all.filter((_, at) => answers[at]?.status === 200);
		expect(all.length).toBeGreaterThan(1);
		expect(
			opened
				.map((row) => table.name(row, school))
				.sort()
				.join(" "),
		).toBe(table.opened?.[who] ?? table.listed[who]);
		expect(answers.filter((answer) => answer.status !== 200 && answer.status !== 404).map(said)).toEqual([]);
		expect(
			found
				.map((row) => table.name(row, school))
				.sort()
				.join(" "),
		).toBe(table.listed[who]);
	});
});
