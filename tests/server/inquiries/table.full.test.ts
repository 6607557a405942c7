// The table of inquiries that an admin saves for a spreadsheet (who may: inbox.test.ts).
import { expect, test } from "vitest";
import { behindProxy, inquire, joinUsBody, portalBody } from "#support/leads.ts";
import { admin } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { withoutFormulas } from "#ui/formulas.ts";

const here = serverForThisFile(
	async (server) => {
		const boss = await admin(server);
		const hoda = joinUsBody({ parent_name: "هدى خوري", phone: "+96170111222" });
		const strange = portalBody({ parent_name: "=HYPERLINK(1)", phone: "+33612345678" });
		for (const body of [hoda, strange]) expect((await inquire(server, body)).status).toBe(200);
		await server.sql(`UPDATE leads SET notes = 'She said "yes"' WHERE id = '${strange.id}'`);
		return { boss, hoda };
	},
	{ env: behindProxy },
);

const tableIn = async (language: string) => {
	const path = `/api/lead/inquiries/table?show=open&language=${language}`;
	return String((await here().server.ask("GET", path, { token: here().boss.token })).at("table"));
};

test("the table speaks the admin's language, and its times are those of Beirut, in summer and in winter", async () => {
	const { server, hoda } = here();
	const times = "created_at = '2026-07-01 21:30:00.000Z', called_at = '2026-12-01 22:15:00.000Z'";
	await server.sql(`UPDATE leads SET status = 'booked', called_by = 'Boss', ${times} WHERE id = '${hoda.id}'`);
	const lineOf = (table: string) => table.split("\r\n").find((line) => line.includes("هدى خوري"));
	const english = await tableIn("en");
	expect(english.slice(1).split("\r\n")[0]).toBe(
		'"Received","Status","Parent","Child","Grade","Phone","Email","Language","Programs","Message","Notes","Taken up","Taken up by","Last call","Outcome","Called by"',
	);
	expect(lineOf(english)).toMatch(/^"2026-07-02 00:30","Booked",.*,"English",.*,"2026-12-02 00:15","Boss","","",""$/);
	const french = await tableIn("fr");
	expect(french.slice(1).split("\r\n")[0]).toBe(
		'"Reçue";"État";"Parent";"Enfant";"Classe";"Téléphone";"E-mail";"Langue";"Programmes";"Message";"Notes";"Prise en charge";"Prise en charge par";"Dernier appel";"Résultat";"Appel de"',
	);
	expect(lineOf(french)).toMatch(
		/^"2026-07-02 00:30";"Rendez-vous pris";.*;"anglais";.*;"2026-12-02 00:15";"Boss";"";"";""$/,
	);
	for (const [status, word] of Object.entries({ new: "Nouvelle", called: "Contact pris" })) {
		await server.sql(`UPDATE leads SET status = '${status}' WHERE id = '${hoda.id}'`);
		expect(lineOf(await tableIn("fr"))).toContain(`;"${word}";`);
	}
	await server.sql(`UPDATE leads SET status = 'new', called_by = '', called_at = '' WHERE id = '${hoda.id}'`);
	expect(lineOf(await tableIn("fr"))).toMatch(/;"";"";"";"";""$/);
});

test("the table has every cell in quotes and none that a spreadsheet takes for a formula", async () => {
	const text = await tableIn("fr");
	expect(text.startsWith("\ufeff")).toBe(true);
	const lines = text.slice(1).trimEnd().split("\r\n");
	expect(lines).toHaveLength(3);
	const hyperlink = lines.find((line) => line.includes("HYPERLINK")) ?? "";
	expect(hyperlink).toContain('"\'=HYPERLINK(1)"');
	expect(hyperlink).toContain('"\'+33612345678"');
	expect(hyperlink).toContain('"She said ""yes"""');
	expect(text).toContain('"70 111 222"');
	for (const cell of text.slice(1).matchAll(/(?:^|[;\n])"([^"]?)/g)) expect(cell[1]).not.toMatch(/[=+\-@\t\r]/);
});

/** The cells as Excel reads them: quotes hold together what follows them only at the beginning of a cell, and only once. */
const cellsOf = (table: string, delimiter: string): string[] =>
	[...table.matchAll(new RegExp(`(?:"((?:[^"]|"")*)")?([^\\r\\n${delimiter}]*)(?:[\\r\\n${delimiter}]|$)`, "g"))].map(
		([, quoted = "", rest = ""]) => quoted.replaceAll('""', '"') + rest,
	);

test("nor is one in a spreadsheet of another language, which takes other signs for the ends of cells", async () => {
	const { server, hoda } = here();
	const evil = joinUsBody({
		parent_name: 'Rita;=HYPERLINK("evil.example";"x")',
		full_message: "Hello, my daughter\n=cmd|' /C calc'!A0\nand so on;+1+1, -2+3\t @SUM(1) ;\"=1+1\" | =2",
	});
	expect((await inquire(server, evil)).status).toBe(200);
	await server.sql(`UPDATE leads SET notes = 'Monday,' || char(13) || '=1+1' WHERE id = '${hoda.id}'`);
	for (const language of ["en", "fr"]) {
		const table = (await tableIn(language)).slice(1);
		for (const delimiter of [",", ";", "\t", "|"])
			for (const cell of cellsOf(table, delimiter))
				expect(cell, `${language} read with ${delimiter}`).not.toMatch(/^[\s\0]*[=+\-@|%]/);
	}
	expect(await tableIn("fr")).toContain("Hello, my daughter");
});

test("what begins with a line break, a tab, a blank of any kind or a wide sign is text, too, as in the files that phones make", async () => {
	const { server, hoda } = here();
	const before = ["", "\n", "\r", "\r\n", "\t", " \t\n", "\u00a0", "\u2003", "\u3000", "\ufeff", '"', "\v", "\f"];
	const signs = ["=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20", "|", "%"];
	const cells = before.flatMap((blank) => signs.map((sign) => `${blank}${sign}1+1`));
	for (const text of [...cells, "a\n=1", "a;\t=1", "a = 1", "Marie-Ange", "10 % of 5"]) {
		await server.sql(`UPDATE leads SET notes = '${text}' WHERE id = '${hoda.id}'`);
		const cell = `"${withoutFormulas(text).replaceAll('"', '""')}"`;
		expect(await tableIn("en"), JSON.stringify(text)).toContain(`${cell},"","","","",""\r\n`);
	}
	for (const text of cells) expect(withoutFormulas(text), JSON.stringify(text)).toMatch(/^'/);
	expect(withoutFormulas("Marie-Ange, 10 % of 5")).toBe("Marie-Ange, 10 % of 5");
});

test("a table of more than a thousand inquiries comes in parts, and has each of them once, whatever comes meanwhile", async () => {
	const { server, boss } = here();
	const earlier = (await server.rows("leads")).length;
	await server.sql(`WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 2100)
		INSERT INTO leads (id, parent_name, email, phone, status, suspect, created_at, subjects)
		SELECT printf('lead%011d', n), 'Family ' || n, 'x@y.test', '+96170123456', 'new', FALSE,
			'2026-05-01 08:00:0' || (n / 300) || '.000Z', '[]' FROM n`);
	const lines: string[] = [];
	const parts: number[] = [];
	for (let after = "none"; after !== "" && parts.length < 5; ) {
		const query = `show=open&language=en${after === "none" ? "" : `&after=${after}`}`;
		const part = await server.ask("GET", `/api/lead/inquiries/table?${query}`, { token: boss.token });
		const found = String(part.at("table")).split("\r\n").slice(0, -1);
		parts.push(found.length);
		lines.push(...found);
		after = String(part.at("after"));
		await inquire(server, joinUsBody());
		await server.sql("UPDATE leads SET status = 'closed' WHERE parent_name IN ('Family 2100', 'Family 1')");
	}
	// The head of the table is a line of the first part.
	expect(parts).toEqual([1001, 1000, 100 + earlier - 1]);
	expect(lines.filter((line) => line.includes("Received"))).toHaveLength(1);
	const families = lines.flatMap((line) => /"Family (\d+)"/.exec(line)?.[1] ?? []);
	expect(new Set(families).size).toBe(2099);
	expect(families).toHaveLength(2099);
	const actions = await server.sql(`SELECT what FROM admin_log WHERE admin = '${boss.id}' ORDER BY id DESC LIMIT 3`);
	expect(actions).toEqual(Array(3).fill({ what: "inquiries_saved" }));
});
