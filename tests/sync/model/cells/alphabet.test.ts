// Every combination of write, role, device, fault and account status is executed or has a written reason why it cannot
// occur. `npm test` executes some of the cells, `npm run test:long` all of them.
import { expect, test, vi } from "vitest";
import { nextId, startIdsAnew } from "#model/ids.ts";
import { longOrShort } from "#support/chance/long.ts";
import { count, report } from "#support/chance/report.ts";
import { axes, type Cell, cells, everyPair, reasonAgainst } from "./alphabet.ts";
import { live } from "./live.ts";

vi.mock("nanoid", () => ({ customAlphabet: () => () => nextId() }));

const every = cells();
const lived = every.filter((cell) => reasonAgainst(cell) === null);
const patience = longOrShort(7_200_000, 300_000);

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
	// Admins write nothing offline: they run the centre online.
	expect(all.filter((value) => !values.has(value))).toEqual(["who admin"]);
});

test("no word is lost, doubled or called sent too early in any of them", { timeout: patience }, async () => {
	const chosen = longOrShort(
		lived,
		everyPair(lived).filter((_, index) => index % 6 === 0),
	);
	console.log(`${chosen.length} of ${lived.length} cells`);

	const broken: { cell: Cell; said: string }[] = [];
	for (const cell of chosen) {
		startIdsAnew();
		await live(cell).catch((error: Error) => broken.push({ cell, said: error.message.slice(0, 400) }));
	}
	const said = broken.map((one) => one.said);
	report("cells of the alphabet", chosen.length, count(chosen.map(({ fault }) => fault)), said);
	expect(broken).toEqual([]);
});
