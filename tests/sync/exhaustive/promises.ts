// What must hold once everything has worked again for a while, whatever happened before.
import { after, type School } from "./school.ts";

/** Late batches arrive, everybody signs in, and all phones run until nothing changes any more. */
export function healed(school: School): School {
	let now = school;
	while (now.late.length > 0) now = after(now, { kind: "deliver", which: 0 });
	for (let round = 0; round < 3; round++) {
		for (const phone of now.phones.keys()) now = after(now, { kind: "run", phone, fault: "none" });
	}
	return now;
}

/** @returns the promises that a healed school breaks; empty when all hold */
export function broken({ server, phones, words }: School): string[] {
	const { row, past, ledger, log } = server;
	const entries = phones.flatMap(({ outbox }) => outbox);
	const graded = entries.find(({ id, kind }) => kind === "grade" && id === row?.grade);
	const there = new Set([...past, row?.word, graded?.word]);
	for (const { word, state } of entries) if (state === "failed") there.add(word);
	const promises = {
		"P1 nothing lost: a word is neither on the server nor shown to its writer": words.every((word) => there.has(word)),
		"P2 nothing doubled: a mutation was carried out twice":
			log.length === ledger.length + 1 && new Set(ledger).size === ledger.length,
		"P4 no false word: said to be sent, and the server does not have it": entries.every(
			({ state, id }) => state !== "sent" || ledger.includes(id),
		),
		"P5 converges: a phone shows something else than the server has": phones.every(
			(phone) => JSON.stringify(phone.row) === JSON.stringify(row),
		),
		"P7 lively: something waits for nothing": entries.every(
			({ state, orphaned, rec }) => state !== "queued" && !(orphaned && row?.rec === rec),
		),
	};
	return Object.entries(promises)
		.filter(([, holds]) => !holds)
		.map(([promise]) => promise);
}
