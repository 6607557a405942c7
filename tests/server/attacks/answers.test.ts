// What an answer gives away beside what was asked for: to caches, to other sites, to who orders or joins rows by what is
// hidden.
import { expect, test } from "vitest";
import { beginUpload, uploadBody, uploaded } from "#support/materials.ts";
import { said } from "#support/requests.ts";
import { answerBody, batch, entry } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(twoCourses, { env: { APP_URL: "https://lead.example" } });

const records = (collection: string) => `/api/collections/${collection}/records`;

test("no cache keeps an answer of the API, good or bad", async () => {
	const { server, maya, rana, boss, mathsTask } = here();
	const [, given] = await Promise.all([server.ask("GET", "/api/health"), uploaded(server, rana)]);
	const file = (await server.ask("POST", "/api/files/token", { token: maya.token })).at("token");
	const get = (path: string, token: string | undefined = maya.token) => server.ask("GET", path, { token });
	const post = (path: string, body: object) => server.ask("POST", path, { token: maya.token, body });
	const answers = await Promise.all([
		get("/api/lead/handshake"),
		get("/api/lead/handshake", ""),
		get("/api/lead/people", boss.token),
		get("/api/lead/admin-log", boss.token),
		get("/api/lead/inquiries", boss.token),
		get("/api/lead/inquiries/table", boss.token),
		get(records("users")),
		get(`${records("users")}/${maya.id}`),
		get(`${records("users")}/${boss.id}`),
		get(records("submissions"), rana.token),
		post("/api/files/token", {}),
		post("/api/lead/join", { id: "x", code: "ABCDEFG" }),
		post("/api/lead/uploads", uploadBody()),
		beginUpload(server, rana, uploadBody()),
		post("/api/collections/users/auth-with-password", { identity: maya.email, password: maya.password }),
		post("/api/collections/users/auth-refresh", {}),
		batch(server, maya, [entry.create("submissions", answerBody(maya, mathsTask.id))]),
		get(`/api/files/materials/${given.id}/${given.file_path}?token=${file}`),
	]);

	expect(
		answers.map((answer) => answer.headers.get("cache-control")).filter((kept) => !kept?.includes("no-store")),
	).toEqual([]);
	expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(7);
});

test.each([
	"https://evil.example",
	"null",
	"http://lead.example",
	"https://lead.example.evil.example",
	"https://x.lead.example",
])("a page of %s may read nothing and is not asked in before it writes", async (Origin) => {
	const { server, maya } = here();
	const headers = {
		Origin,
		"Access-Control-Request-Method": "POST",
		"Access-Control-Request-Headers": "authorization",
	};
	const asked = await Promise.all([
		...["/api/lead/handshake", "/api/health", records("users"), "/", "/api/batch"].flatMap((path) =>
			["GET", "POST", "OPTIONS"].map((method) => server.ask(method, path, { token: maya.token, headers })),
		),
	]);

	for (const answer of asked) {
		expect(answer.headers.get("access-control-allow-origin"), said(answer)).toBeNull();
		expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
	}
});

test.each([
	["users by address", "users", { sort: "email" }],
	["users by address, last first", "users", { sort: "-email" }],
	["users by name and address", "users", { sort: "name,email" }],
	["assignments by the grades of others", "assignments", { sort: "submissions_via_assignment_id.grade" }],
	["courses by their teacher's address", "courses", { sort: "teacher_id.email" }],
	["submissions by a function of a column", "submissions", { sort: "grade:lower" }],
	["submissions by chance", "submissions", { sort: "@random" }],
])("ordering %s is refused", async (_, collection, query: Record<string, string>) => {
	const { server, maya } = here();
	const answer = await server.ask("GET", `${records(collection)}?${new URLSearchParams(query)}`, { token: maya.token });

	expect([answer.status, answer.at("data.sort.code")], said(answer)).toEqual([400, "not_asked"]);
});

test.each([
	["fields of 3,000 names", { fields: "a,".repeat(3000) }, "fields"],
	["400 relations", { expand: "course_id,".repeat(400) }, "expand"],
	[
		"twelve joins",
		{ filter: Array(12).fill('course_id.enrollments_via_course_id.user_id ?= "x"').join("||") },
		"filter",
	],
	["wildcards by the thousand", { filter: `title ~ "${"a_".repeat(1600)}"` }, "filter"],
	["a modifier of fields", { fields: "id:excerpt(-1)" }, "fields"],
	["a smaller picture", { thumb: "100x100" }, "thumb"],
])("%s cannot be asked for, whichever the route", async (_, query: Record<string, string>, name) => {
	const { server, maya, mathsTask } = here();
	const search = new URLSearchParams(query);
	const list = await server.ask("GET", `${records("assignments")}?${search}`, { token: maya.token });
	const view = await server.ask("GET", `${records("assignments")}/${mathsTask.id}?${search}`, { token: maya.token });

	for (const answer of [list, view])
		expect([answer.status, answer.at(`data.${name}.code`)], said(answer)).toEqual([400, "not_asked"]);
	if (["fields", "expand", "thumb"].includes(name)) {
		const handshake = await server.ask("GET", `/api/lead/handshake?${search}`, { token: maya.token });
		expect(handshake.status, said(handshake)).toBe(400);
	}
});
