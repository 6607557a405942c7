// The library: every material a person may read, found by words, subject, grade and what is on the phone.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { inFocus } from "#support/dom/awaited.ts";
import { fill, inFrench, press, says } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { course, enrol } from "#support/school.ts";
import { bigCentre } from "#support/schools/big-centre.ts";
import { endSessions } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	given,
	open,
	openLibrary,
	pressIn,
	readsText,
	row,
	rows,
	textFile,
	titles,
	withReader,
} from "./library-steps.ts";

const here = serverForThisFile();
const large = serverForThisFile(async (server) => {
	const maya = await student(server, "Maya Haddad");
	await bigCentre(server);
	return { maya };
});

const titlesAre = (expected: string[]): Promise<void> => waitFor(() => expect(titles()).toEqual(expected));

test("without a material the library says what will be here: to a student, to a teacher, in both languages", async () => {
	const { server } = here();
	const app = await openLibrary(server, await student(server));
	await says("No materials yet");
	await says("Worksheets and readings from your teachers will be here.");
	await inFrench(app, () => says("Tu trouveras ici les feuilles d’exercices et les textes de tes professeurs."));
	expect(app.page.queryByRole("button", { name: "Upload a material" })).toBeNull();
	const other = await openLibrary(server, await teacher(server));
	await says("Upload the first: a worksheet, a reading, a picture.");
	await other.page.findByRole("button", { name: "Upload a material" });
});

test("after a material was read, the focus is on it in the list again", async () => {
	withReader();
	const { server } = here();
	const rana = await teacher(server);
	const { id: course_id } = await course(server, rana, []);
	for (const title of ["Angles", "Fractions"]) await given(server, rana, { title, course_id }, textFile("One half."));
	const app = await openLibrary(server, rana);
	for (const title of ["Angles", "Fractions"]) {
		await open(app, title);
		await readsText("One half.");
		await press(app, "Back");
		await inFocus(() => app.page.getByRole("link", { name: title }));
	}
});

test("when the session has ended the library says so, and leads to signing in", async () => {
	const { server } = here();
	const rana = await teacher(server);
	const maths = await course(server, rana, []);
	await given(server, rana, { title: "Angles", course_id: maths.id });
	const app = await openLibrary(server, rana);
	await row("Angles");
	app.allowErrors(/401/);
	await endSessions(server, rana.id);
	app.online(true);
	await says("Your session has ended. What is on this phone opens as always; sign in again for everything else.");
	await app.page.findByRole("link", { name: "Sign in again" });
	await says("Sign in first", await row("Angles"));
	expect(app.page.queryByText(/internet|You are offline\./)).toBeNull();
});

test("a student finds materials of the library and their courses by words, subject, grade and what is on the phone", async () => {
	const { server } = here();
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya], { title: "Mathematics", code: "MATH-6B" });
	const foreign = await course(server, rana, [], { title: "Physics", code: "PHY-9" });
	await given(server, rana, { title: "Le cycle de l’eau", subject: "Sciences", grade: "6", description: "Océans." });
	await given(server, rana, { title: "Poems", subject: "Languages", grade: "10", description: "" });
	await given(server, rana, { title: "Sums", subject: "", grade: "", course_id: maths.id, description: "" });
	await given(server, rana, { title: "Forces", course_id: foreign.id });
	const app = await openLibrary(server, maya);
	await titlesAre(["Sums", "Poems", "Le cycle de l’eau"]);
	await says("3 materials");
	expect(wordsOf(await row("Sums"))).toMatch(/^SumsMathematics · MATH-6B1 KBKeep on this phone$/);
	expect(wordsOf(await row("Poems"))).toMatch(/^PoemsLanguagesGrade 101 KB/);

	const search = app.page.getByRole("searchbox", { name: "Search by title, subject or course" });
	await fill(app, search, "EAU oceans");
	await titlesAre(["Le cycle de l’eau"]);
	await says("1 of 3 materials");
	await fill(app, search, "math-6b");
	await titlesAre(["Sums"]);
	await fill(app, search, "volcano");
	await says("No materials match.");
	await press(app, "Show all materials");
	await titlesAre(["Sums", "Poems", "Le cycle de l’eau"]);

	const choose = (label: string, option: string) => app.user.selectOptions(app.page.getByLabelText(label), option);
	await choose("Subject", "Math");
	await titlesAre(["Sums"]);
	await choose("Subject", "All subjects");
	await choose("Grade", "Grade 6");
	await titlesAre(["Sums", "Le cycle de l’eau"]);
	await choose("Subject", "Sciences");
	await titlesAre(["Le cycle de l’eau"]);
	await choose("Subject", "All subjects");
	await choose("Grade", "All grades");
	await choose("Where", "On this phone");
	await says("No materials match.");
	await choose("Where", "Anywhere");
	await pressIn(app, await row("Poems"), "Keep on this phone");
	await says("On this phone", await row("Poems"));
	await choose("Where", "On this phone");
	await titlesAre(["Poems"]);
	await inFrench(app, async () => {
		await says("1 document sur 3");
		await says("Sur ce téléphone", await row("Poems"));
		await says("Grade\u00a010", await row("Poems"));
	});
});

test("a teacher deletes what anybody gave to the own course, and of the library only what the own hand gave", async () => {
	const { server } = here();
	const [rana, dima] = [await teacher(server, "Rana Khoury"), await teacher(server, "Dima Saleh")];
	const maths = await course(server, rana, []);
	await enrol(server, dima, maths.id, "teacher");
	await given(server, dima, { title: "Old sheet", course_id: maths.id });
	await given(server, dima, { title: "Her poem" });
	await given(server, rana, { title: "My poem" });
	const app = await openLibrary(server, rana);
	const deletes = async (title: string) => {
		await open(app, title);
		await app.page.findByRole("button", { name: "Download" });
		const button = app.page.queryByRole("button", { name: "Delete" }) !== null;
		await app.load("/library");
		return button;
	};
	expect([await deletes("Old sheet"), await deletes("Her poem"), await deletes("My poem")]).toEqual([
		true,
		false,
		true,
	]);
});

test("of 500 materials thirty are drawn; more follow, and the focus goes to the first new one", async () => {
	const { server, maya } = large();
	const app = await openLibrary(server, maya);
	await says("500 materials");
	await waitFor(() => expect(rows()).toHaveLength(30));
	await press(app, "Show more");
	await waitFor(() => expect(rows()).toHaveLength(60));
	await inFocus(() => rows()[30] ?? document.body);
	await press(app, "Show more");
	await inFocus(() => rows()[60] ?? document.body);
	await fill(app, app.page.getByRole("searchbox"), "geometrie 98");
	await says("5 of 500 materials");
	expect(rows()).toHaveLength(5);
	expect(app.page.queryByRole("button", { name: "Show more" })).toBeNull();
	await fill(app, app.page.getByRole("searchbox"), "");
	await waitFor(() => expect(rows()).toHaveLength(30));
	await inFrench(app, () => app.page.findByRole("button", { name: "Afficher plus" }));
});
