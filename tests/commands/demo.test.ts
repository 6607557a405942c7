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

test("every material is a PDF of one page that says what it is, given by a teacher or the admin some days ago", async () => {
	const givers = ["admin@lead.example", "teacher@lead.example", "teacher2@lead.example"].map(idOf);
	expect(rows.materials).toHaveLength(7);
	expect(new Set(rows.materials.map((row) => row.created_by))).toEqual(new Set(givers));
	expect(new Set(rows.materials.map((row) => text(row, "created_at").slice(0, 10))).size).toBeGreaterThan(5);
	for (const row of rows.materials) {
		const file = await pdfIn(row);
		expect(row.size).toBe(file.length);
		expect(file).toMatch(/^%PDF-1\.7\n.*\/Count 1 .*%%EOF\n$/s);
		expect(tableOf(file)).toEqual(["1 0 obj", "2 0 obj", "3 0 obj", "4 0 obj", "5 0 obj", "6 0 obj", "7 0 obj"]);
		const written = (file.match(/\) Tj/g) ?? []).length;
		expect(written).toBeGreaterThan(15);
		expect(written).toBeLessThanOrEqual(36);
		for (const line of file.match(/^\(.*\) Tj T\*$/gm) ?? []) expect(line.length).toBeLessThanOrEqual(100);
	}
});

/** The file of a material, a letter per byte. */
async function pdfIn(row: Row): Promise<string> {
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
