// A class writes while its server and its phones are killed in the middle of requests and transactions, one of them each
// round. What happened is judged. LEAD_SEED repeats a run.
import { expect, test } from "vitest";
import { Chance } from "#support/chance/chance.ts";
import { longOrShort } from "#support/chance/long.ts";
import { count, report } from "#support/chance/report.ts";
import { History } from "#support/network/history.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { type RealServer, realServer } from "#support/server.ts";
import { kills, type Manner, manners } from "./kills.ts";
import { Writer } from "./writer.ts";

const terms = longOrShort(32, 1);
const killsInTerm = longOrShort(25, manners.length);
const writesPerKill = longOrShort(25, 12);
const chance = new Chance("class that is killed");

/** One course with a teacher and eight students, each at a phone of their own. */
async function classOf(server: RealServer, history: History) {
	const rana = await teacher(server, "Rana Khoury");
	const people = await Promise.all(Array.from({ length: 8 }, (_, at) => student(server, `Student ${at + 1}`)));
	const maths = await course(server, rana, people);
	for (let task = 1; task <= 50; task++) await assignment(server, maths.id, { title: `Task ${task}` });
	for (const { name } of people) history.note({ what: "may", who: rana.name, of: name });
	const [marker, ...students] = await Promise.all(
		[rana, ...people].map((who) => Writer.of(server, who, history, chance)),
	);
	if (!marker) throw new Error("a class needs a teacher");
	const names = new Map(people.map(({ id, name }) => [id, name]));
	return { marker, students, all: [marker, ...students], nameOf: (id: string) => names.get(id) ?? id };
}

type Class = Awaited<ReturnType<typeof classOf>>;

/** Somebody writes one thing. */
async function writeOnce({ marker, students, nameOf }: Class): Promise<Writer> {
	if (chance.upTo(4) === 0 && (await marker.grade(nameOf))) return marker;
	for (const writer of chance.shuffled(students)) if (await writer.answer()) return writer;
	throw new Error("nobody has anything left to write");
}

/** Now and then whoever is to be killed sends something that is refused, which no kill can lose. */
const attempts = 20;

/** Everybody writes and sends, and in the middle of it somebody is killed. @returns whether that came to pass */
async function round(server: RealServer, here: Class, manner: Manner): Promise<boolean> {
	const wrote: Writer[] = [];
	for (let at = 0; at < writesPerKill; at++) wrote.push(await writeOnce(here));
	const writer = chance.one(wrote);
	let start = () => {};
	const started = new Promise<void>((done) => {
		start = done;
	});
	const runs = started.then(() => Promise.all(here.all.map((one) => one.run())));
	const killing = kills[manner]({ server, writer }, runs);
	start();
	const killed = await killing;
	await runs;
	if (manner.startsWith("server")) await server.start();
	return killed;
}

/** One term. @returns the kills that came to pass */
async function term(number: number): Promise<Manner[]> {
	const server = await realServer();
	const history = new History();
	try {
		const here = await classOf(server, history);
		const order = chance.shuffled(
			Array.from({ length: killsInTerm }, (_, at) => manners[(number + at) % manners.length] ?? chance.one(manners)),
		);
		const killed: Manner[] = [];
		for (const manner of order) {
			for (let attempt = 0, hit = false; attempt < attempts && !hit; attempt++) {
				hit = await round(server, here, manner);
				if (hit) killed.push(manner);
				await history.lookAt(server);
				for (const writer of here.all) await writer.tell();
			}
		}
		// More than once: the later runs fetch what the earlier ones sent from other phones.
		for (let again = 0; again < 3; again++) for (const writer of here.all) await writer.run();
		await history.lookAt(server);
		for (const writer of here.all) await writer.tell();
		for (const writer of here.all) await writer.show();
		await history.noteHealed(
			server,
			here.all.map(({ person }) => person),
		);
		for (const writer of here.all) await writer.keep();
		await history.judged();
		expect(await server.sql("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
		expect(killed, "every kill hit something on its way").toEqual(order);
		return killed;
	} finally {
		await server.end();
	}
}

test(`nothing is lost, doubled, leaked, stuck or called sent too early in at least ${terms * killsInTerm * writesPerKill} writes with ${terms * killsInTerm} kills (seed ${chance.seed})`, {
	timeout: terms * 300_000,
}, async () => {
	for (let number = 0; number < terms; number++) {
		const killed = await term(number);
		report("writes of a class that is killed", killsInTerm * writesPerKill);
		report("kills", killed.length, count(killed));
	}
});
