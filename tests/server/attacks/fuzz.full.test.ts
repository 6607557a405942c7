// Requests drawn by chance, ten thousand in the long form, of guests and students: the process lives, the database is whole, nobody else's
// rows change, and none of them costs more than 100 ms of processor or 20 MB. LEAD_SEED repeats a run, LEAD_FUZZ says how
// many.
import { expect, test } from "vitest";
import { Chance } from "#support/chance/chance.ts";
import { longOrShort } from "#support/chance/long.ts";
import { report } from "#support/chance/report.ts";
import { type Person, student } from "#support/people.ts";
import { costOf } from "#support/process-cost.ts";
import { type RawRequest, sendRaw } from "#support/raw-requests.ts";
import { assignment, enrol, submission } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { RandomRequests } from "./random-requests.ts";

const many = Number(process.env.LEAD_FUZZ ?? longOrShort(10_000, 2_500));

const here = serverForThisFile(
	async (server) => {
		const school = await twoCourses(server);
		const attackers = await Promise.all(Array.from({ length: 20 }, () => student(server)));
		for (const who of attackers.slice(0, 10)) await enrol(server, who, school.maths.id);
		await writeMuch(server, attackers.slice(0, 3), school.maths.id);
		return { ...school, attackers };
	},
	{ env: { TRUSTED_PROXY: "X-Real-IP" }, crowd: true },
);

/** Thirty long texts of each: what a question costs depends on what the one who asks may read. */
async function writeMuch(server: RealServer, writers: Person[], course: string): Promise<void> {
	const text_body = "a".repeat(19_900);
	for (let n = 0; n < 30; n++) {
		const { id } = await assignment(server, course);
		await Promise.all(writers.map((who) => submission(server, who, id, { text_body })));
	}
}

const tables = [
	"users",
	"user_roles",
	"courses",
	"enrollments",
	"assignments",
	"submissions",
	"materials",
	"_superusers",
	"_params",
	"_collections",
];

/** Every row that the attackers have no business with, by its table. */
async function othersRows(server: RealServer, attackers: Person[]): Promise<Map<string, Record<string, string>>> {
	const own = new Set(attackers.map(({ id }) => id));
	const rows = new Map<string, Record<string, string>>();
	for (const table of tables)
		for (const row of await server.sql(`SELECT * FROM ${table}`)) {
			const theirs = own.has(row.id ?? "") || own.has(row.student_id ?? "");
			if (!theirs) rows.set(`${table} ${row.id}`, row);
		}
	return rows;
}

test(`${many} requests by chance end nothing, change nothing of others, and cost little each`, {
	timeout: 60_000 + many * 30,
}, async () => {
	const { server, attackers } = here();
	const chance = new Chance("strange requests");
	const seed = `LEAD_SEED=${chance.seed} repeats it`;
	const pid = server.pid();
	const before = await othersRows(server, attackers);
	const ids = [...before.keys()].map((key) => key.split(" ")[1] ?? "").concat(attackers.map(({ id }) => id));
	const random = new RandomRequests(chance, ids);
	const statuses: Record<number, number> = {};
	const send = async (request: RawRequest, n: number) => {
		const who = n % 3 === 0 ? undefined : attackers[n % attackers.length];
		const { status } = await sendRaw(server, {
			...request,
			token: who?.token,
			headers: { "X-Real-IP": `10.${n % 200}.${Math.floor(n / 200) % 250}.7`, ...request.headers },
		});
		statuses[status] = (statuses[status] ?? 0) + 1;
	};

	const dear: string[] = [];
	for (let n = 0; n < many; n++) {
		const request = random.next();
		const again = () => costOf(pid, () => send(request, n));
		const tries = [await again()];
		const isDear = () => tries.every(({ processor, memory }) => processor > 100 || memory > 20);
		while (isDear() && tries.length < 3) tries.push(await again());
		if (isDear()) dear.push(`${JSON.stringify(request).slice(0, 500)} ${JSON.stringify(tries)}`);
	}
	// And many at once, which cannot be told apart by what they cost.
	for (let n = 0; n < many / 4; n += 50)
		await Promise.all(Array.from({ length: 50 }, (_, at) => send(random.next(), n + at)));

	console.info(`${seed}: ${JSON.stringify(statuses)}`);
	report("requests by chance", many, {}, dear);
	expect(dear, seed).toEqual([]);
	expect(() => process.kill(pid, 0), seed).not.toThrow();
	expect((await server.ask("GET", "/api/health")).status, seed).toBe(200);
	expect(await server.sql("PRAGMA integrity_check"), seed).toEqual([{ integrity_check: "ok" }]);
	const after = await othersRows(server, attackers);
	const changed = [...before].filter(([key, row]) => JSON.stringify(after.get(key)) !== JSON.stringify(row));
	expect(changed, seed).toEqual([]);
	const added = [...after].filter(([key]) => !before.has(key)).map(([key, row]) => ({ key, name: row.name }));
	// Guests may sign up: their accounts wait, with a role that says no more than what was asked for.
	expect(
		added.filter(({ key, name }) => !(key.startsWith("users ") ? name === "" : key.startsWith("user_roles "))),
		seed,
	).toEqual([]);
	expect(await server.sql("SELECT id FROM user_roles WHERE role = 'admin'"), seed).toHaveLength(1);
	expect(statuses[200], seed).toBeGreaterThan(many / 50);
});
