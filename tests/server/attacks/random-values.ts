// Values drawn by chance: ids of others, odd types, odd letters and odd numbers, and questions made of them.
import type { Chance } from "#support/chance/chance.ts";
import { newId } from "#support/school.ts";

const letters = [..."aéب🧮\0\n '\"\\%/={[0-\u202e\u200b", "<b>", "\ud800"];
const numbers = [0, -1, 1.5, 20, 1e308, -1e308, 9007199254740992, 5e-324, 2147483648];
const fields = [
	...[
		"id",
		"email",
		"password",
		"passwordConfirm",
		"oldPassword",
		"full_name",
		"name",
		"role",
		"status",
		"verified",
		"tokenKey",
	],
	...[
		"blocked_at",
		"grade",
		"feedback",
		"graded_at",
		"graded_by",
		"graded_text",
		"text_body",
		"student_id",
		"assignment_id",
	],
	...[
		"course_id",
		"user_id",
		"teacher_id",
		"title",
		"code",
		"revision",
		"replaces",
		"submitted_at",
		"mutation",
		"ids",
		"reason",
		"subjects",
	],
	...[
		"parent_name",
		"phone",
		"website",
		"took_ms",
		"language",
		"token",
		"identity",
		"@jsonPayload",
		"__proto__",
		"constructor",
	],
	...[
		"grade+",
		"grade-",
		"+id",
		"id:isset",
		"requests",
		"url",
		"method",
		"headers",
		"body",
		"archived_at",
		"role_in_course",
	],
];
const operators = ["=", "!=", ">", "~", "!~", "?=", "?~", "?>"];
const paths = [
	...[
		"id",
		"name",
		"email",
		"text_body",
		"grade",
		"updated",
		"course_id.title",
		"assignment_id.course_id.teacher_id.email",
	],
	...[
		"enrollments_via_course_id.user_id.name",
		"@request.auth.id",
		"@collection.users.email",
		"tokenKey",
		"title:lower",
		"@now",
	],
];

export class RandomValues {
	private readonly chance: Chance;
	private readonly ids: string[];

	/** @param ids of rows on the server, own ones and others' */
	constructor(chance: Chance, ids: string[]) {
		this.chance = chance;
		this.ids = ids;
	}

	/** Of a row, or of none. */
	id(): string {
		return this.chance.upTo(4) === 0 ? newId() : this.chance.one(this.ids);
	}

	/** Odd letters, few or very many. */
	text(): string {
		const { chance } = this;
		const piece = Array.from({ length: 1 + chance.upTo(6) }, () => chance.one(letters)).join("");
		return piece
			.repeat(chance.upTo(20) === 0 ? 1 + chance.upTo(3000) : 1)
			.slice(0, 40_000)
			.toWellFormed();
	}

	/** What may follow a question mark. */
	query(): string {
		const { chance } = this;
		const condition = () =>
			`${chance.one(paths)} ${chance.one(operators)} ${chance.one(["1", "''", `'${this.id()}'`, "'a%'", "@now", "null"])}`;
		const filter = Array.from({ length: 1 + chance.upTo(4) }, condition).join(
			chance.one([" && ", " || ", "&&(", ") || "]),
		);
		const names = () => Array.from({ length: 1 + chance.upTo(5) }, () => chance.one(paths)).join(",");
		const parameters = [
			["filter", filter],
			["sort", chance.one(["", "-", "@random,"]) + names()],
			["fields", names() + chance.one(["", ":excerpt(-1)", ":excerpt(5,true)", ",*", ".*"])],
			["expand", names()],
			["page", String(chance.one(numbers))],
			["perPage", String(chance.one(numbers))],
			["skipTotal", chance.one(["1", "x"])],
			["seq", String(chance.one(numbers))],
			["mark", this.text().slice(0, 200).toWellFormed()],
			["search", this.text().slice(0, 200).toWellFormed()],
			["token", this.text().slice(0, 200).toWellFormed()],
			["thumb", "100x100"],
			["lang", "fr"],
		].filter(() => chance.upTo(4) === 0);
		return parameters
			.map(([name = "", value = ""]) => `${name}=${encodeURIComponent(value)}`)
			.join("&")
			.slice(0, 6000);
	}

	/** Anything JSON can say. */
	value(depth = 0): unknown {
		const { chance } = this;
		const kind = chance.upTo(depth > 4 ? 6 : 9);
		if (kind === 0) return chance.one(numbers);
		if (kind === 1) return chance.one([null, true, false, "", "now", "null"]);
		if (kind === 2 || kind === 3) return this.id();
		if (kind === 4)
			return chance.one(["student", "teacher", "admin", "secret-1", "fuzz@lead.test", "2026-02-02 08:00:00.000Z"]);
		if (kind === 5) return this.text();
		if (kind === 6) return Array.from({ length: chance.upTo(5) }, () => this.value(depth + 1));
		return this.object(depth + 1);
	}

	/** A body of fields that the server knows, with anything in them. */
	object(depth = 0): Record<string, unknown> {
		return Object.fromEntries(
			Array.from({ length: this.chance.upTo(9) }, () => [this.chance.one(fields), this.value(depth)]),
		);
	}
}
