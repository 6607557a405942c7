// @ts-check
import { fractionWall } from "./fraction-wall.mjs";
import { ruled } from "./pdf.mjs";

/** Room for one of the three places on the worksheet. @param {number} number */
const place = (number) => [`${number}.  The whole:\t\tThe fraction:`, ...[1, 2, 3].flatMap(() => [ruled, ""])];

/** @type {import("./materials.mjs").Material[]} */
export const ofCourses = [
	{
		file: "fraction-wall",
		title: "The fraction wall",
		subject: "Math",
		grade: "6",
		description:
			"Every row is the same whole, cut into equal parts. Put a ruler on it to see which fractions are equal.",
		by: "rana",
		given: [-3, "16:20"],
		language: "en",
		lines: [],
		picture: fractionWall,
		course: "Mathematics",
	},
	{
		file: "fractions-in-real-life-worksheet",
		title: "Fractions in real life: worksheet",
		subject: "Math",
		grade: "6",
		description: "The sheet for your three places. Fill it in, then type your sentences and calculations here.",
		by: "rana",
		given: [-4, "15:45"],
		language: "en",
		course: "Mathematics",
		assignment: "Fractions in real life",
		lines: [
			"Name: ........................................\t\t\tDate: ....................",
			"",
			"Look around at home: the kitchen, the water tank, the clock, the bill of the",
			"generator. For each of three places, write what the whole is, the fraction of it, one",
			"full sentence, and a calculation.",
			"",
			"Example.  The whole: one man’oushe.  The fraction: 3/4 of it.",
			"My sister ate a quarter of the man’oushe, so three quarters were left for me.",
			"1 – 1/4 = 3/4",
			"",
			...[1, 2, 3].flatMap(place),
			"Before you hand in: is each sentence a full one? Is each fraction smaller than its whole?",
		],
	},
];
