// Before an admin makes the accounts of a class list, the server says who of it may have one already.
import { expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { person, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import { here, makeAccount } from "./making.ts";

type Who = { token: string } | undefined;
const lookOver = (who: Who, accounts: unknown) =>
	here().server.ask("POST", "/api/lead/look-over-accounts", { token: who?.token, body: { accounts } });

const row = (full_name: string, grade: string, email = "") => ({ id: newId(), full_name, grade, email });

test("an address that another account has, and a name of its grade, in any case and without its accents", async () => {
	const { boss, maya } = here();
	await makeAccount(boss, { full_name: "Léa Saadé", grade: "6" });
	await makeAccount(boss, { full_name: "نور حداد", grade: "6" });
	const rows = [
		row("Nobody Yet", "6"),
		row("lea  SAADE", "6"),
		row("Léa Saadé", "7"),
		row("Léa", "6"),
		row("نور حداد", "6"),
		row("Somebody Else", "6", maya.email.toUpperCase()),
	];
	const answer = await lookOver(boss, rows);
	expect(answer.status, said(answer)).toBe(200);
	expect([answer.at("known"), answer.at("taken")]).toEqual([[rows[1]?.id, rows[4]?.id], [rows[5]?.id]]);
});

test("a row that was made already, its answer lost, is not its own double", async () => {
	const { boss } = here();
	const email = `twin-${newId()}@lead.test`;
	const id = newId();
	await makeAccount(boss, { id, full_name: "Karim Twin", grade: "4", email });
	const answer = await lookOver(boss, [{ ...row("Karim Twin", "4", email), id }]);
	expect([answer.at("known"), answer.at("taken")]).toEqual([[], []]);
});

test("nor is it the double of another row of its list", async () => {
	const { boss } = here();
	const list = [row("Rami Pair", "4"), row("Rami Pair", "4")];
	await makeAccount(boss, { ...list[0] });
	const answer = await lookOver(boss, list);
	expect(answer.at("known")).toEqual([]);
});

test("what is no list of rows is refused or known by nobody, and nobody but an admin asks", async () => {
	const { server, boss, maya, rana } = here();
	for (const list of [[], "rows", undefined, Array.from({ length: 61 }, () => row("One", "6"))]) {
		expect(refused(await lookOver(boss, list))).toBe("400 accounts invalid_list");
	}
	const answer = await lookOver(boss, [null, 7, "rows", {}, { full_name: ["Maya"], grade: 6 }]);
	expect([answer.at("known"), answer.at("taken")]).toEqual([[], []]);
	expect(refused(await lookOver(undefined, [row("One", "6")]))).toMatch(/^401/);
	const outside = [await waiting(server), await person(server, { name: "Lina Saab", accountStatus: "blocked" })];
	for (const who of [maya, rana, ...outside]) {
		expect(refused(await lookOver(who, [row("One", "6")])), who.name).toBe("403 role not_admin");
	}
});
