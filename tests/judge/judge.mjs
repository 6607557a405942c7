// @ts-check
// The judge: reads what happened in a test, one JSON object per line, and says which promises were broken. It imports
// nothing of the product, so that it shares no mistake with it.
//
//   node tests/judge/judge.mjs FILE...
//
// prints a line for each fault, then how many there are among how many lines, and the promises of which these files say
// nothing. It ends with 1 if there is a fault, or if no promise could be judged. The lines of a file, in their order:
//
//   may        who, of            `who` is allowed to read what `of` writes
//   typed      who, on, words     a person typed these words on this device
//   graded     who, on, words, to a teacher typed these words to a person, who may read them
//   saved      who, on, words     the screen said that they are kept on the device
//   withdrawn  who, words         their writer deleted or replaced them
//   sent       words              the server answered that it has them
//   delivered  on, words          such an answer, or another that shows that the server has them, reached this device
//   said       who, on, words     the screen said that they were sent
//   shown      to, on, words      a person could read them on this device
//   healed                        everything has worked again for a minute; the lines after this one are the end state
//   held       who, words         the server has them as this person's: one line for each copy
//   kept       who, on, words, as "draft", "refused" or "waiting": they are on the device, readable for their writer
import { readFileSync } from "node:fs";
import { judge, promises } from "./laws.mjs";

const histories = process.argv.slice(2).map((file) => judge(readFileSync(file, "utf8")));
const found = histories.flatMap(({ faults }) => faults);
for (const { kind, said } of found) console.log(`${kind}: ${said}`);

const counts = promises.map(([kind, evidence]) => ({
	kind,
	faults: found.filter((fault) => fault.kind === kind).length,
	lines: histories.flatMap(({ lines }) => lines).filter(({ what }) => evidence.includes(what)).length,
	evidence,
}));
const judged = counts.filter(({ lines, faults }) => lines + faults > 0);
const said = judged.map(({ kind, faults, lines }) => `${kind} ${faults} of ${lines}`);
console.log(
	`${histories.length} histories: ${said.join(", ") || "The zeros prove nothing: no line tells of a promise"}`,
);
for (const { kind, evidence } of counts.filter((one) => !judged.includes(one))) {
	console.log(`No verdict on ${kind}: no line is ${evidence.join(" or ")}`);
}
process.exitCode = judged.length === 0 || found.length > 0 ? 1 : 0;
