// Every combination of write, role, device, fault and account status is executed or has a written reason why it cannot
// occur. `npm test` executes some of the cells, chosen by chance (LEAD_SEED repeats them), `npm run test:long` all of them.
import { expect, test, vi } from "vitest";
import { nextId, startIdsAnew } from "#model/ids.ts";
import { Chance } from "#support/chance/chance.ts";
import { longOrShort, shareOf } from "#support/chance/long.ts";
import { count, report } from "#support/chance/report.ts";
import { axes, type Cell, cells, reasonAgainst, reasonNotToMeet, someOf } from "./alphabet.ts";
import { live } from "./live.ts";

vi.mock("nanoid", () => ({ customAlphabet: () => () => nextId() }));

const every = cells();
const lived = every.filter((cell) => reasonAgainst(cell) === null);
const patience = longOrShort(14_400_000, 300_000);

test("every cell is lived or has a reason, and every kind of write, fault and status is met", () => {
	const lines = axes.kind.flatMap((kind) =>
		axes.who.map((who) => {
			const row = every.filter((cell) => cell.kind === kind && cell.who === who);
			const open = row.filter((cell) => reasonAgainst(cell) === null).length;
			const reasons = new Set(row.map(reasonAgainst).filter((reason) => reason !== null));
			return `${kind} × ${who}: ${open} of ${row.length} lived${[...reasons].map((reason) => `; else ${reason}`).join("")}`;
		}),
	);
	console.log(lines.join("\n"));

	const values = new Set(lived.flatMap((cell) => Object.entries(cell).map(([axis, value]) => `${axis} ${value}`)));
	const all = Object.entries(axes).flatMap(([axis, of]) => of.map((value) => `${axis} ${value}`));
	expect(all.filter((value) => !values.has(value))).toEqual([]);
	expect(lived.length).toBeGreaterThan(20_000);
});

const chance = new Chance("alphabet");

test(`no word is lost, doubled or called sent too early in any of them (seed ${chance.seed})`, {
	timeout: patience,
}, async () => {
	const chosen = longOrShort(shareOf(lived), someOf(lived, 30, chance));
	console.log(`${chosen.length} of ${lived.length} cells`);

	const broken: { cell: Cell; said: string }[] = [];
	for (const cell of chosen) {
		startIdsAnew();
		await live(cell).catch((error: Error) => broken.push({ cell, said: error.message.slice(0, 400) }));
	}
	const said = broken.map((one) => one.said);
	// Each of them was met: else its cell is among the broken ones.
	const faults = chosen.filter((cell) => reasonNotToMeet(cell) === null).map(({ fault }) => fault);
	report("cells of the alphabet", chosen.length, count(faults), said);
	expect(broken).toEqual([]);
});
