// What an admin can write, each with the line that it leaves; and what is no action of an admin, with the reason.
import { inquire, joinUsBody, leads } from "#support/leads.ts";
import { uploaded } from "#support/materials.ts";
import { type Person, student, teacher, waiting } from "#support/people.ts";
import { course, enrol, newId } from "#support/school.ts";
import { does, here } from "./log-lines.ts";

export type AdminAction = { what: string; act: (boss: Person) => Promise<unknown> };

const rows = (name: string, id = "") => `/api/collections/${name}/records${id && `/${id}`}`;
const post = (boss: Person, name: string, body: object) => does(boss, "POST", `/api/lead/${name}`, body);
const account = (full_name: string) => ({ id: newId(), role: "student", full_name });
const ofSomebody = async (boss: Person, name: string, more: object = {}) =>
	post(boss, name, { user_id: (await student(here().server)).id, ...more });
const newCourse = () => course(here().server, here().rana, []);
const schoolYear = async (who: Person) =>
	Object((await here().server.ask("GET", "/api/lead/school-year", { token: who.token })).at(""));

/** By route, or by the rule of a collection. */
export const actions: Record<string, AdminAction> = {
	"POST /api/lead/enrol": {
		what: "student_added",
		act: async (boss) => {
			const { server } = here();
			const { email } = await student(server);
			await post(boss, "enrol", { id: newId(), course_id: (await newCourse()).id, email, mutation: newId() });
		},
	},
	"POST /api/lead/give-course": {
		what: "course_given",
		act: async (boss) => {
			const { server } = here();
			await post(boss, "give-course", { course_id: (await newCourse()).id, teacher_id: (await teacher(server)).id });
		},
	},
	"POST /api/lead/end-year": {
		what: "year_ended",
		act: async (boss) => post(boss, "end-year", { courses: (await schoolYear(boss)).courses }),
	},
	"POST /api/lead/make-account": {
		what: "account_made",
		act: (boss) => post(boss, "make-account", account("Nour Saad")),
	},
	"POST /api/lead/import-accounts": {
		what: "account_made",
		act: (boss) => post(boss, "import-accounts", { accounts: [account("Ziad Karam")], known: [], course_id: "" }),
	},
	"POST /api/lead/edit-account": { what: "edited", act: (boss) => ofSomebody(boss, "edit-account", { grade: "9" }) },
	"POST /api/lead/send-reset-link": { what: "reset", act: (boss) => ofSomebody(boss, "send-reset-link") },
	"POST /api/lead/temporary-password": {
		what: "temporary_password",
		act: (boss) => ofSomebody(boss, "temporary-password"),
	},
	"PUT /api/lead/uploads/{id}": {
		what: "material_added",
		act: (boss) => uploaded(here().server, boss, { title: "Forces" }),
	},
	"POST /api/lead/copy-material": {
		what: "material_added",
		act: async (boss) => {
			const { server, rana } = here();
			const source = await uploaded(server, rana, { title: "Poem" });
			const to = { source_id: source.id, course_id: (await newCourse()).id, assignment_id: "" };
			await post(boss, "copy-material", { id: newId(), mutation: newId(), ...to });
		},
	},
	"GET /api/lead/inquiries/table": {
		what: "inquiries_saved",
		act: (boss) => does(boss, "GET", "/api/lead/inquiries/table?show=all&search=&language=en"),
	},
	"update users": {
		what: "approved",
		act: async (boss) => does(boss, "PATCH", rows("users", (await waiting(here().server)).id), { name: "yes" }),
	},
	"create user_roles": {
		what: "role",
		act: async (boss) => {
			const { server } = here();
			const { id, roleId } = await student(server);
			await server.remove("user_roles", roleId);
			await does(boss, "POST", rows("user_roles"), { user_id: id, role: "teacher" });
		},
	},
	"update user_roles": {
		what: "role",
		act: async (boss) =>
			does(boss, "PATCH", rows("user_roles", (await student(here().server)).roleId), { role: "teacher" }),
	},
	"create enrollments": {
		what: "student_added",
		act: async (boss) => {
			const { server } = here();
			const place = {
				user_id: (await student(server)).id,
				course_id: (await newCourse()).id,
				role_in_course: "student",
			};
			await does(boss, "POST", rows("enrollments"), place);
		},
	},
	"delete enrollments": {
		what: "student_removed",
		act: async (boss) => {
			const { server } = here();
			const place = await enrol(server, await student(server), (await newCourse()).id);
			await does(boss, "DELETE", rows("enrollments", place.id));
		},
	},
	"update leads": {
		what: "inquiry",
		act: async (boss) => {
			const { server } = here();
			const asked = joinUsBody();
			await inquire(server, asked);
			const replaces = (await server.row("leads", asked.id))?.updated;
			await does(boss, "PATCH", `${leads}/${asked.id}`, { status: "called", replaces });
		},
	},
	"update materials": {
		what: "material_edited",
		act: async (boss) => {
			const { server, rana } = here();
			const { id, updated } = await uploaded(server, rana, { title: "Fractoins" });
			await does(boss, "PATCH", rows("materials", id), { title: "Fractions", replaces: updated });
		},
	},
	"delete materials": {
		what: "material_deleted",
		act: async (boss) => {
			const { server, rana } = here();
			await does(boss, "DELETE", rows("materials", (await uploaded(server, rana, { title: "Old" })).id));
		},
	},
	"POST /api/lead/undo-end-year": {
		what: "year_undone",
		act: async (boss) => {
			await newCourse();
			await post(boss, "end-year", { courses: (await schoolYear(boss)).courses });
			await post(boss, "undo-end-year", { at: (await schoolYear(boss)).ended.at });
		},
	},
};

const reads = "It writes nothing.";
const own = "It is about the own account, whoever has it.";
const teachers = "It is coursework of a teacher of the course, also when that is an admin.";
const server = "Only the server and its scripts can ask for it.";
const guests = "Anybody sends it.";

export const notActions: Record<string, string> = {
	...Object.fromEntries(
		[
			...["POST /api/lead/look-over-accounts", "POST /api/lead/known", "GET /api/lead/unsubscribe"],
			...["admin-log", "handshake", "inquiries", "people", "school-year"].map((name) => `GET /api/lead/${name}`),
		].map((route) => [route, reads]),
	),
	...Object.fromEntries(
		["change-email", "delete-account", "join", "seen-grades", "unsubscribe"].map((name) => [
			`POST /api/lead/${name}`,
			own,
		]),
	),
	...Object.fromEntries(
		["verification", "forgot-password", "reset-link"].map((name) => [`POST /api/lead/${name}`, guests]),
	),
	...Object.fromEntries(
		["first-admin", "ensure-admin", "mails", "maintenance"].map((name) => [`POST /api/lead/${name}`, server]),
	),
	"GET /{path...}": "It is a page.",
	"POST /api/lead/new-code": teachers,
	"POST /api/lead/uploads": "Its last piece is the action.",
	"create users": guests,
	"create leads": guests,
	...Object.fromEntries(
		["courses", "assignments", "submissions"].flatMap((name) => [
			[`create ${name}`, teachers],
			[`update ${name}`, teachers],
		]),
	),
};
