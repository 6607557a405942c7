// A deadline: three hundred students hand in, fifty at once, and shake hands; a teacher sends batches of fifty grades.
// Beside it, in rounds that take turns, the bare engine with the same durability does the same writes.
import { test } from "@playwright/test";
import { type Person, student, teacher } from "#support/people.ts";
import { type Answer, said } from "#support/requests.ts";
import { answerBody, assignment, batch, course, entry, gradeBody, newId, submission } from "#support/school.ts";
import { type RealServer, type Row, realServer } from "#support/server.ts";
import { type BareEngine, bareEngine } from "./bare-engine.ts";

const [studentCount, atOnce, rounds, batchSize] = [300, 50, 5, 50];
const text = "An answer written by a student at home. ".repeat(25);

/** How one round went: requests a second, and milliseconds for half and for all but the slowest twentieth. */
type Round = { perSecond: number; half: number; most: number };

/** Does all jobs, so many at once. @throws {Error} with what a server said when it refused one */
async function burst(jobs: (() => Promise<Answer>)[], lanes = atOnce): Promise<Round> {
	const taken: number[] = [];
	const waiting = [...jobs];
	const begun = performance.now();
	const lane = async () => {
		for (let job = waiting.shift(); job; job = waiting.shift()) {
			const asked = performance.now();
			const answer = await job();
			if (answer.status !== 200) throw new Error(said(answer));
			taken.push(performance.now() - asked);
		}
	};
	await Promise.all(Array.from({ length: lanes }, lane));
	const seconds = (performance.now() - begun) / 1000;
	const sorted = taken.toSorted((a, b) => a - b);
	const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
	return { perSecond: jobs.length / seconds, half: at(0.5), most: at(0.95) };
}

/** The round in the middle by each measure. */
function middle(all: Round[]): Round {
	const of = (measure: keyof Round) =>
		all.map((round) => round[measure]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
	return { perSecond: of("perSecond"), half: of("half"), most: of("most") };
}

function note(what: string, { perSecond, half, most }: Round): void {
	const [each, mid, slow] = [perSecond, half, most].map((number) => number.toFixed(0).padStart(5));
	console.log(`${each} a second, ${mid} ms in the middle, ${slow} ms for the slowest twentieth  ${what}`);
}

/** Prints both and their ratios. */
function compare(what: string, product: Round[], bare: Round[]): void {
	const [ours, theirs] = [middle(product), middle(bare)];
	note(`${what}, the product`, ours);
	note(`${what}, the bare engine`, theirs);
	const [speed, slowest] = [ours.perSecond / theirs.perSecond, ours.most / theirs.most];
	console.log(
		`      ${speed.toFixed(2)} of the engine's speed (aim 0.50), ${slowest.toFixed(1)} times its slowest (aim 2.5)`,
	);
}

const records = "/api/collections/submissions/records";
const bareBody = (who: Person) => answerBody(who, newId(), { text_body: text });

const alone = (server: RealServer, who: Person, task: Row) => () =>
	server.ask("POST", records, { token: who.token, body: answerBody(who, task.id, { text_body: text }) });
const batched = (server: RealServer, who: Person, task: Row) => () =>
	batch(server, who, [entry.create("submissions", answerBody(who, task.id, { text_body: text }))]);
const bareAlone = (engine: BareEngine, who: Person) => () => engine.ask("POST", records, { body: bareBody(who) });
const bareBatched = (engine: BareEngine, who: Person, size: number) => () =>
	engine.ask("POST", "/api/batch", {
		body: { requests: Array.from({ length: size }, () => entry.create("submissions", bareBody(who))) },
	});

test("a deadline in a class of three hundred", async () => {
	const [server, engine] = await Promise.all([realServer({ crowd: true }), bareEngine()]);
	try {
		const rana = await teacher(server);
		const maths = await course(server, rana, []);
		const students: Person[] = [];
		for (let made = 0; made < studentCount; made++) {
			const one = await student(server);
			await server.create("enrollments", { user_id: one.id, course_id: maths.id, role_in_course: "student" });
			students.push(one);
		}
		const results: Record<string, { product: Round[]; bare: Round[] }> = {};
		const measured = async (what: string, product: () => Promise<Round>, bare: () => Promise<Round>) => {
			results[what] ??= { product: [], bare: [] };
			results[what].bare.push(await bare());
			results[what].product.push(await product());
		};
		const handshakes: Round[] = [];
		for (let round = 0; round < rounds; round++) {
			const [first, second, third] = await Promise.all([1, 2, 3].map(() => assignment(server, maths.id)));
			if (!first || !second || !third) throw new Error("three assignments");
			await measured(
				`${studentCount} answers, ${atOnce} at once`,
				() => burst(students.map((who) => alone(server, who, first))),
				() => burst(students.map((who) => bareAlone(engine, who))),
			);
			await measured(
				`${studentCount} answers, each in a batch, ${atOnce} at once`,
				() => burst(students.map((who) => batched(server, who, second))),
				() => burst(students.map((who) => bareBatched(engine, who, 1))),
			);
			const batches = await gradeBatches(server, rana, { students: students.slice(0, 4 * batchSize), task: third });
			await measured(
				`batches of ${batchSize} grades (the engine: answers), one after the other`,
				() => burst(batches, 1),
				() =>
					burst(
						batches.map(() => bareBatched(engine, rana, batchSize)),
						1,
					),
			);
			handshakes.push(
				await burst(students.map((who) => () => server.ask("GET", "/api/lead/handshake", { token: who.token }))),
			);
		}
		for (const [what, { product, bare }] of Object.entries(results)) compare(what, product, bare);
		note(`the handshake, ${atOnce} at once`, middle(handshakes));
	} finally {
		await Promise.all([server.end(), engine.end()]);
	}
});

/** Answers that are there already, and the batches that grade them. */
async function gradeBatches(
	server: RealServer,
	rana: Person,
	{ students, task }: { students: Person[]; task: Row },
): Promise<(() => Promise<Answer>)[]> {
	const rows: Row[] = [];
	for (const who of students) rows.push(await submission(server, who, task.id, { text_body: text }));
	const grades = rows.map((row) => entry.update("submissions", row.id, gradeBody(12, text)));
	return Array.from({ length: Math.ceil(grades.length / batchSize) }, (_, at) => {
		const some = grades.slice(at * batchSize, (at + 1) * batchSize);
		return () => batch(server, rana, some);
	});
}
