import { expect, test } from "vitest";
import { type Held, makeRoom, planFor } from "./room.ts";

const file = (id: string, size: number, why: Held["why"] = "opened", used_at = 0): Held => ({ id, size, why, used_at });

test("while there is room, nothing is dropped for a new file", () => {
	expect(makeRoom([file("a", 40)], 60, 100)).toEqual([]);
});

test("what was read longest ago is dropped first, and no more than the new file needs", () => {
	const held = [file("new", 30, "opened", 3), file("old", 30, "needed", 1), file("middle", 30, "opened", 2)];
	expect(makeRoom(held, 10, 100)).toEqual([]);
	expect(makeRoom(held, 20, 100)).toEqual(["old"]);
	expect(makeRoom(held, 50, 100)).toEqual(["old", "middle"]);
});

test("what was chosen, or is needed now, is never dropped, however long ago it was read", () => {
	const held = [file("chosen", 40, "chosen", 1), file("needed", 40, "needed", 2), file("opened", 20, "opened", 3)];
	expect(makeRoom(held, 20, 100, new Set(["needed"]))).toEqual(["opened"]);
	expect(makeRoom(held, 21, 100, new Set(["needed"]))).toBeNull();
	expect(makeRoom(held, 60, 100)).toEqual(["needed", "opened"]);
});

test("a file that is larger than all room has none", () => {
	expect(makeRoom([], 101, 100)).toBeNull();
});

test("needed files come in the order in which they are due, as long as there is room; a smaller one after a large one still comes", () => {
	const needed = [file("first", 40), file("second", 70), file("third", 50), file("fourth", 20)];
	expect(planFor(needed, [], 100)).toEqual({ fetch: ["first", "third"], drop: [], left: ["second", "fourth"] });
});

test("needed files take the place of those that were only opened, and of none that were chosen", () => {
	const held = [file("chosen", 30, "chosen", 1), file("read", 50, "opened", 2), file("answered", 20, "needed", 3)];
	expect(planFor([file("due", 60)], held, 100)).toEqual({ fetch: ["due"], drop: ["read", "answered"], left: [] });
	expect(planFor([file("due", 75)], held, 100)).toEqual({ fetch: [], drop: [], left: ["due"] });
});

test("one needed file never takes the place of another", () => {
	const needed = [file("first", 60), file("second", 60)];
	expect(planFor(needed, [], 100)).toEqual({ fetch: ["first"], drop: [], left: ["second"] });
	expect(planFor(needed, [file("second", 60, "needed")], 100)).toEqual({ fetch: [], drop: [], left: ["first"] });
});

test("a needed file that is here already is not fetched again, whatever it is here for", () => {
	const held = [file("a", 10, "opened"), file("b", 10, "chosen"), file("c", 10, "needed")];
	expect(planFor([...held].reverse(), held, 100)).toEqual({ fetch: [], drop: [], left: [] });
});

test("in a smaller room everything goes but what was chosen or is needed, even where that is still too much", () => {
	const held = [file("chosen", 60, "chosen", 1), file("read", 30, "opened", 2), file("due", 30, "needed", 3)];
	expect(planFor([file("due", 30)], held, 100)).toEqual({ fetch: [], drop: ["read"], left: [] });
	expect(planFor([file("due", 30)], held, 50)).toEqual({ fetch: [], drop: ["read"], left: [] });
});
