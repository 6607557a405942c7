// The schools whose states are all visited. The limits on what can happen are chosen so that each takes some seconds; the
// long form takes minutes.
import { longOrShort } from "#support/chance/long.ts";
import { beginning, type School } from "./school.ts";

export const scenarios: { name: string; start: School }[] = [
	{
		name: "two phones of one student",
		start: beginning(
			["student", "student"],
			longOrShort({ writes: 3, faults: 2, restores: 1, leaves: 1 }, { writes: 2, faults: 1, restores: 1, leaves: 1 }),
		),
	},
	{
		name: "a student and two teachers",
		start: beginning(
			["student", "teacher", "teacher"],
			longOrShort({ writes: 3, faults: 1, restores: 1, leaves: 1 }, { writes: 2, faults: 1, restores: 1, leaves: 0 }),
		),
	},
	{
		name: "one phone and a server restored twice",
		start: beginning(
			["student"],
			longOrShort({ writes: 3, faults: 2, restores: 3, leaves: 2 }, { writes: 2, faults: 1, restores: 2, leaves: 1 }),
		),
	},
];
