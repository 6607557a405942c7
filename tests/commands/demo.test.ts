// The demo's people, inquiries and materials, and its dates, as people will meet them on any day of the year.
import { expect, onTestFailed, test } from "vitest";
import { guestMutations } from "#mutations.ts";
import { calendarFrom } from "#scripts/demo/calendar.mjs";
import { inquire } from "#support/leads.ts";
import { newId } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { idOf, rows, server, text, time } from "./demo-server.ts";

const saturdayNight = new Date("2027-03-27T22:30:00Z");

const coursesOf = (email: string) =>
	rows.enrollments
		.filter((row) => row.user_id === idOf(email))
		.map((row) =>
			text(
				rows.courses.find(({ id }) => id === row.course_id),
				"code",
			),
		)
		.sort();

test("everybody is in the courses the hand-out says", () => {
	onTestFailed(() => console.log(server.log()));
	expect(coursesOf("teacher@lead.example")).toEqual(["MATH-6B", "SCI-6"]);
	expect(coursesOf("teacher2@lead.example")).toEqual(["FR-6A"]);
	expect(coursesOf("student@lead.example")).toEqual(["MATH-6B", "SCI-6"]);
	expect(coursesOf("student2@lead.example")).toEqual(["MATH-6B", "SCI-6"]);
	expect(coursesOf("student3@lead.example")).toEqual(["FR-6A"]);
	expect(coursesOf("pending@lead.example")).toEqual([]);
	expect(rows.users.find((user) => user.email === "pending@lead.example")?.name).toBe("");
});

const day = 86_400_000;

test("people wait, one of them to teach, some for days and some not; another was declined with a reason, another is blocked", async () => {
	const waiting = rows.users.filter((user) => user.name === "" && user.declined_at === "");
	const roles = await server.rows("user_roles");
	const waitsToTeach = waiting.filter(({ id }) => roles.some((row) => row.user_id === id && row.role === "teacher"));
	const declined = rows.users.filter((user) => user.declined_at !== "");
	expect(waiting).toHaveLength(4);
	expect(waitsToTeach).toHaveLength(1);
	// Demo dates count school days, so after a weekend more than one person has waited three days.
	const long = waiting.filter((user) => Date.now() - time(user, "created_at") > 3 * day);
	expect([1, 2, 3]).toContain(long.length);
	expect(waiting.filter((user) => !user.verified)).toHaveLength(1);
	expect(declined.map((user) => [user.name, text(user, "decline_reason") !== ""])).toEqual([["", true]]);
	expect(rows.users.filter((user) => user.blocked_at !== "")).toHaveLength(1);
	for (const user of rows.users) expect(time(user, "created_at")).toBeLessThanOrEqual(Date.now());
});

test("families have written from both pages in both languages; one was spam, and some were answered", async () => {
	const { leads } = rows;
	expect(leads).toHaveLength(6);
	expect(new Set(leads.map((lead) => lead.status))).toEqual(new Set(["new", "booked", "enrolled", "closed"]));
	expect(leads.filter((lead) => lead.suspect).map((lead) => lead.doubts)).toEqual(["quick links"]);
	const [joined, asked] = ["join-us", "portal"].map((page) =>
		leads.filter((lead) => (lead.student_name === "") === (page === "join-us")),
	);
	for (const lead of joined ?? []) expect(lead.program_type).toBe(text(lead, "full_message").slice(0, 100));
	for (const list of [joined, asked])
		expect(new Set(list?.map((lead) => lead.language))).toEqual(new Set(["en", "fr"]));
	for (const lead of leads) {
		const times = [time(lead, "written_at"), time(lead, "created_at"), Date.now()];
		expect(times).toEqual(times.toSorted((a, b) => a - b));
		// What the demo shows is what a family could have sent.
		const id = newId();
		const sent = guestMutations.sendInquiry.args.parse({ ...lead, id, took_ms: 60_000, website: "" });
		const answer = await inquire(server, { ...sent, mutation: id });
		expect(answer.status, answer.text).toBe(200);
	}
});

test("every material has a file that says what it is, given by a teacher or the admin some days ago", async () => {
	const givers = ["admin@lead.example", "teacher@lead.example", "teacher2@lead.example"].map(idOf);
	expect(rows.materials).toHaveLength(10);
	expect(new Set(rows.materials.map((row) => row.created_by))).toEqual(new Set(givers));
	expect(new Set(rows.materials.map((row) => text(row, "created_at").slice(0, 10))).size).toBeGreaterThan(5);
	const pages: number[] = [];
	for (const row of rows.materials) {
		const file = await fileOf(row);
		expect(row.size).toBe(file.length);
		if (text(row, "file_path").endsWith(".png")) continue;
		expect(file).toMatch(/^%PDF-1\.7\n.*%%EOF\n$/s);
		const count = Number(/\/Count (\d+) /.exec(file)?.[1]);
		const objects = Array.from({ length: 5 + 2 * count }, (_, at) => `${at + 1} 0 obj`);
		expect(tableOf(file)).toEqual(objects);
		const written = (file.match(/\) Tj/g) ?? []).length / count;
		expect(written).toBeGreaterThan(10);
		expect(written).toBeLessThanOrEqual(45);
		for (const line of file.match(/^BT .* Td \(.*\) Tj ET$/gm) ?? []) expect(line.length).toBeLessThanOrEqual(130);
		pages.push(count);
	}
	expect(pages.sort()).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 3]);
});

test("a course of the demo's teacher has a picture, and an open assignment of it a worksheet", async () => {
	const [picture, worksheet, ...more] = rows.materials
		.filter((row) => row.course_id !== "")
		.sort((a, b) => text(a, "assignment_id").localeCompare(text(b, "assignment_id")));
	const maths = rows.courses.find(({ code }) => code === "MATH-6B");
	const task = rows.assignments.find(({ id }) => id === worksheet?.assignment_id);

	expect(more).toEqual([]);
	expect([picture?.course_id, worksheet?.course_id, task?.course_id]).toEqual(Array(3).fill(maths?.id));
	expect(maths?.teacher_id).toBe(idOf("teacher@lead.example"));
	expect(time(task, "due_at")).toBeGreaterThan(Date.now());
	const drawn = picture ? await fileOf(picture) : "";
	// The signature, then the head with a width of 1200 and a height of 860.
	expect(Buffer.from(drawn.slice(0, 24), "latin1").toString("hex")).toMatch(/^89504e470d0a1a0a.{16}000004b00000035c$/);
});

/** The file of a material, a letter per byte. */
async function fileOf(row: Row): Promise<string> {
	const token = await server.ask("POST", "/api/files/token", { token: server.superuserToken });
	const path = `/api/files/materials/${row.id}/${row.file_path}?token=${token.at("token")}`;
	return Buffer.from(await (await fetch(server.url + path)).arrayBuffer()).toString("latin1");
}

/** What stands where the file's own table says that its objects begin. */
function tableOf(file: string): string[] {
	const table = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
	const entries = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)];
	return entries.map(([, place]) => file.slice(Number(place)).split("\n")[0] ?? "");
}

test("school days jump over the weekend, and clock times are Zahlé's in summer and in winter", () => {
	// In Zahlé it is already Sunday, 28 March, the night summer time begins.
	const day = calendarFrom(saturdayNight);
	expect(day([-1, "16:20"])).toBe("2027-03-26T14:20:00.000Z");
	expect(day([1, "16:20"])).toBe("2027-03-29T13:20:00.000Z");
	expect(day([1])).toBe("2027-03-29T20:59:00.000Z");
	expect(day([-6, "08:00"])).toBe("2027-03-19T06:00:00.000Z");
	expect(day([5])).toBe("2027-04-02T20:59:00.000Z");
});
