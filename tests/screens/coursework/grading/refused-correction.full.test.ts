// A correction that the server refuses is in the queue of nobody, and no line says that it was given.
import { expect, test } from "vitest";
import { chipSays, doesNotSay, fill } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { save } from "./a-grade.ts";
import { sentAndUndone } from "./undone.ts";
import { answerOf, gradeField, isInFront, openGrading } from "./waiting-answers.ts";

const here = serverForThisFile();

test("a correction without a reason of a grade that its student has seen is refused, and not said to be given", async () => {
	const { server } = here();
	const { app, students } = await openGrading(server);
	await sentAndUndone(app);
	await fill(app, gradeField(app), "17");
	const row = await answerOf(server, students[0]);
	await server.sql(
		`INSERT INTO seen_grades (submission, at) VALUES ('${row?.id}', '${new Date(Date.now() + 60_000).toISOString().replace("T", " ")}')`,
	);
	await app.user.click(save(app));
	await isInFront(app, "Karim Nassar");
	await chipSays(app, "1 needs you");
	await doesNotSay("Maya Haddad 17/20");
	expect(await answerOf(server, students[0])).toMatchObject({ grade: 7 });
});
