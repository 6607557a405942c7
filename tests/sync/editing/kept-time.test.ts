// A text submitted in time and refused keeps its time when it is resent as a replacement.

import { expect, test } from "vitest";
import { save } from "#local/entries.ts";
import { onlyAnswerOn } from "#support/phones/shown.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { newId } from "#sync/new-id.ts";

const here = serverForThisFile();
const about = { title: "Fractions 1", course: "Mathematics", person: "" };

/** A text of this phone that the server refused because the tablet's came first, and the row that counts. */
async function refusedText() {
	const room = await classroom(here().server);
	const tablet = await room.deviceOf(room.maya);
	await tablet.submit(room.task.id, "from the tablet");
	const refused = await room.phone.submit(room.task.id, "from the phone");
	await tablet.run();
	await room.phone.run();
	if (refused.kind !== "submitAssignment") throw new Error("an answer was handed in as something else");
	return { ...room, row: await onlyAnswerOn(room.phone), refused };
}

/** An hour later the student decides for this text. */
async function replaceWith({ phone, row, refused }: Awaited<ReturnType<typeof refusedText>>, text_body: string) {
	phone.clockError += 3_600_000;
	const body = { text_body, revision: newId(), replaces: row.revision };
	await save(
		phone.db,
		phone.platform,
		{ kind: "replaceAnswer", record_id: row.id, body, about },
		{ instead: refused.id },
	);
	phone.clockError -= 3_600_000;
	await phone.run();
}

test("the refused text, chosen later, keeps the time its student pressed Submit", async () => {
	const work = await refusedText();
	await replaceWith(work, "from the phone");
	const [stored] = await work.answers();
	expect(stored?.text_body).toBe("from the phone");
	expect(new Date(String(stored?.submitted_at)).toISOString()).toBe(work.refused.body.submitted_at);
});

test("words written since are of the later moment", async () => {
	const work = await refusedText();
	await replaceWith(work, "from the phone, and more");
	const [stored] = await work.answers();
	expect(stored?.text_body).toBe("from the phone, and more");
	expect(new Date(String(stored?.submitted_at)).toISOString()).not.toBe(work.refused.body.submitted_at);
});
