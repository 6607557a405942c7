// @vitest-environment happy-dom
// What local storage says of work that is only on this phone, or that was lost.
import { beforeEach, expect, test, vi } from "vitest";
import { newId } from "#sync/new-id.ts";
import {
	canWitness,
	forgetWitness,
	isLossNoted,
	isWitnessed,
	lossOf,
	noteLoss,
	noteNewLife,
	noteSealed,
	noteUnsent,
	type Witnessed,
	watchLoss,
	witnessOf,
} from "#sync/storage/witness.ts";

const [maya, karim] = ["birds-maya", "birds-karim"] as const;

beforeEach(() => localStorage.clear());

const item = (title: string, at = 5): Witnessed => ({ id: newId(), kind: "addSighting", title, at, author: "" });

test("what is unsent and what is lost is noted for each database on its own", () => {
	const [wren, robin] = [item("Wren"), item("Robin")];
	expect(canWitness()).toBe(true);
	noteUnsent(maya, "first", [wren]);
	noteLoss(karim, { items: [robin], sealed: null });
	expect(witnessOf(maya)).toEqual({ life: "first", items: [wren], sealed: null });
	expect(lossOf(karim)).toEqual({ items: [robin], sealed: null });
	expect([witnessOf(karim), lossOf(maya)]).toEqual([null, { items: [], sealed: null }]);
});

test("a note that cannot be read is none", () => {
	noteUnsent(maya, "first", [item("Wren")]);
	for (const place of Object.keys(localStorage)) localStorage.setItem(place, "{");
	expect(witnessOf(maya)).toBeNull();
	for (const place of Object.keys(localStorage)) localStorage.setItem(place, "{}");
	expect(witnessOf(maya)).toBeNull();
});

test("something is witnessed while it is unsent, or lost and not read", () => {
	const states = () => [isWitnessed(maya), isLossNoted(maya)];
	expect(states()).toEqual([false, false]);
	noteUnsent(maya, "first", [item("Wren")]);
	expect(states()).toEqual([true, false]);
	noteUnsent(maya, "first", []);
	expect(states()).toEqual([false, false]);
	noteLoss(maya, { items: [item("Wren")], sealed: null });
	expect(states()).toEqual([true, true]);
	noteLoss(maya, { items: [], sealed: { count: 1, at: 5 } });
	expect(states()).toEqual([true, true]);
	noteLoss(maya, { items: [], sealed: null });
	expect(states()).toEqual([false, false]);
});

test("what a database that is gone left noted stays until somebody has looked into it", () => {
	const wren = item("Wren");
	noteUnsent(maya, "first", [wren]);
	noteUnsent(maya, "second", []);
	expect(witnessOf(maya)).toMatchObject({ life: "first", items: [wren] });
	noteNewLife(maya, "second");
	noteUnsent(maya, "second", [wren]);
	expect(witnessOf(maya)).toMatchObject({ life: "second", items: [wren] });
});

test("a title that the phone cannot say any more is the one it had; one that it says is the newest", () => {
	const [wren, robin, nameless] = [item("Wren"), item("Robin"), item("")];
	noteUnsent(maya, "first", [wren, robin]);
	noteUnsent(maya, "first", [{ ...wren, title: "" }, { ...robin, title: "Robins" }, nameless]);
	expect(witnessOf(maya)?.items.map(({ title }) => title)).toEqual(["Wren", "Robins", ""]);
});

test("after a sign-out no title stays, only how much is sealed and how much is lost, and since when", () => {
	noteUnsent(maya, "first", [item("Wren")]);
	noteLoss(maya, { items: [item("Robin", 7), item("Finch", 3)], sealed: { count: 4, at: 6 } });
	noteSealed(maya, "first", { count: 1, at: 5 });
	expect(witnessOf(maya)).toEqual({ life: "first", items: [], sealed: { count: 1, at: 5 } });
	expect(lossOf(maya)).toEqual({ items: [], sealed: { count: 6, at: 3 } });
	expect(JSON.stringify({ ...localStorage })).not.toMatch(/Wren|Robin|Finch/);
});

test("sealed work that was lost before keeps its time when more is sealed", () => {
	noteLoss(maya, { items: [item("Robin", 7)], sealed: { count: 4, at: 2 } });
	noteSealed(maya, "first", null);
	expect(lossOf(maya).sealed).toEqual({ count: 5, at: 2 });
});

test("a sign-out after which nothing is lost notes no loss", () => {
	noteSealed(maya, "first", null);
	expect(lossOf(maya)).toEqual({ items: [], sealed: null });
	expect(Object.keys(localStorage)).toHaveLength(1);
});

test("nothing of an account that is gone stays in local storage", () => {
	noteUnsent(maya, "first", [item("Wren")]);
	noteLoss(maya, { items: [item("Robin")], sealed: { count: 1, at: 5 } });
	forgetWitness(maya);
	expect(localStorage.length).toBe(0);
});

const heard = (key: string | null) => dispatchEvent(new StorageEvent("storage", { key }));

test("who watches hears of losses noted here and in other tabs, of a cleared storage, and of nothing else", () => {
	const tell = vi.fn();
	const stop = watchLoss(tell);
	noteLoss(maya, { items: [item("Wren")], sealed: null });
	expect(tell).toHaveBeenCalledTimes(1);
	const [place = ""] = Object.keys(localStorage);
	for (const key of [place, null]) heard(key);
	expect(tell).toHaveBeenCalledTimes(3);
	noteUnsent(maya, "first", [item("Robin")]);
	for (const key of Object.keys(localStorage).filter((key) => key !== place)) heard(key);
	expect(tell).toHaveBeenCalledTimes(3);
	stop();
	heard(place);
	noteLoss(maya, { items: [], sealed: null });
	expect(tell).toHaveBeenCalledTimes(3);
});
