// The first week of a center, from an empty `npm run serve` to the end of its year. Everything is done in browsers, by
// whoever would do it: the operator gives nobody more than the printed link, and families, teachers and children have what
// stands on their screens, cards and in their mails. One phone stands for those of the families and their children.
import { narrow } from "#support/browser/looks.ts";
import { expect, noNetwork } from "#support/browser/test.ts";
import { approveBoth, endTheYear, giveToJoseph, importClass, putMayaIn } from "./admin-steps.ts";
import { hudaWrites, marcWrites, ritaWrites } from "./families.ts";
import { answerFamilies } from "./inbox.ts";
import { becomeAdmin, josephIsIn, josephSignsUp, ranaIsIn, ranaSignsUp } from "./newcomers.ts";
import { type Card, lea, nour } from "./people.ts";
import { test } from "./served.ts";
import {
	leaAnswersAgain,
	leaJoinsAndAnswers,
	leaReadsPastGrade,
	leaSeesGrade,
	nourAnswersOffline,
	nourComesIn,
	nourReads,
} from "./studying.ts";
import {
	beginCourses,
	giveBack,
	giveReading,
	gradeAndWait,
	gradeArrives,
	gradeTwoOffline,
	josephLeads,
	setAssignment,
} from "./teaching.ts";

const computer = { viewport: { width: 1360, height: 860 } };
const comment = "Which half? Write it down.";

test("a center begins with nothing and comes through its first week, its first inquiries and the end of a year", async ({
	centre,
	phone,
	strays,
}) => {
	test.slow();
	strays.allow(noNetwork, /ERR_INTERNET_DISCONNECTED/);
	const [admin, ranas, josephs] = [
		await phone(computer),
		await phone({ viewport: narrow.viewport }),
		await phone({ ...computer, locale: "fr-FR" }),
	];
	let childs = await phone({ viewport: narrow.viewport, keepsApp: true });
	const cards = new Map<string, Card>();
	const cardOf = (child: { name: string }) => cards.get(child.name) ?? { user: "", password: "" };

	await test.step("Monday: the first admin, three families, two teachers", async () => {
		const ritaSends = await ritaWrites(childs, centre);
		await becomeAdmin(admin, centre);
		await ritaSends();
		const marcSends = await marcWrites(childs, centre);
		await ranaSignsUp(ranas, centre);
		await marcSends();
		const hudaSends = await hudaWrites(childs, centre);
		await josephSignsUp(josephs, centre);
		await hudaSends();
		await approveBoth(admin, centre);
		await josephIsIn(josephs);
	});

	await test.step("Tuesday: the class", async () => {
		const made = await importClass(admin);
		for (const [name, card] of made.cards) cards.set(name, card);
		expect([...cards.keys()]).toEqual(["Nour Saad", "Léa Chidiac", "Maya Haddad", "Karim Nassar"]);
		await nourComesIn(childs, made.scanned, cardOf(nour));
	});

	let code = "";
	await test.step("Wednesday: courses, materials, assignments", async () => {
		await ranaIsIn(ranas, centre);
		code = await beginCourses(ranas, [cardOf(nour), cardOf({ name: "Karim Nassar" })]);
		await putMayaIn(admin, "Mathematics · MATH-6");
		await giveReading(ranas);
		await setAssignment(ranas);
	});

	await test.step("Thursday: answers, in a power cut", async () => {
		await nourReads(childs);
		childs = await nourAnswersOffline(childs, centre);
		await leaJoinsAndAnswers(childs, centre, cardOf(lea), code);
		await gradeTwoOffline(ranas, [nour.name, lea.name]);
		await giveBack(ranas, lea.name, comment);
	});

	await test.step("Friday: an answer once more, and another teacher", async () => {
		await leaAnswersAgain(childs, comment);
		await gradeAndWait(ranas, lea.name);
		await giveToJoseph(admin);
		await gradeArrives(ranas);
		await josephLeads(josephs);
		await leaSeesGrade(childs);
	});

	await test.step("The families are called, and the year ends", async () => {
		await answerFamilies(admin, centre);
		await endTheYear(admin, centre);
		await leaReadsPastGrade(childs, centre);
	});
});
