// Requests that nobody would think of, drawn by chance: routes, methods, queries, heads, bodies and batches.
import { builtIn, open } from "#support/api/built-in-routes.ts";
import type { Chance } from "#support/chance/chance.ts";
import type { RawRequest } from "#support/raw-requests.ts";
import { RandomValues } from "./random-values.ts";

const own = [
	"handshake",
	"people",
	"known",
	"join",
	"enrol",
	"new-code",
	"maintenance",
	"mails",
	"first-admin",
	"change-email",
	"delete-account",
];
const more = ["verification", "forgot-password", "reset-link", "send-reset-link", "temporary-password", "nothing"];
export class RandomRequests {
	private readonly chance: Chance;
	private readonly values: RandomValues;

	/** @param ids of rows on the server, own ones and others' */
	constructor(chance: Chance, ids: string[]) {
		this.chance = chance;
		this.values = new RandomValues(chance, ids);
	}

	/** Another one. */
	next(): RawRequest {
		const { chance } = this;
		const drawn = this.route();
		const [method = "GET", path = "/"] = drawn.split(" ");
		const sends = method !== "GET" && method !== "HEAD";
		const query = chance.upTo(3) === 0 ? `?${this.values.query()}` : "";
		return {
			method,
			path: encodeURI(path.replaceAll("aaaaaaaaaaaaaaa", this.values.id()) + query).replaceAll("%25", "%"),
			...(sends ? this.body(path) : {}),
		};
	}

	private route(): string {
		const { chance } = this;
		const method = chance.one(["GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS"]);
		switch (chance.upTo(8)) {
			case 0:
				return chance.one(builtIn);
			case 1:
				return `${method} /api/lead/${chance.one([...own, ...more])}`;
			case 2:
				return `POST /api/lead/${chance.one([...own, ...more])}`;
			case 3:
				return "POST /api/batch";
			case 4:
				return `${method} /${this.values.text().replaceAll(" ", "%20")}`;
			default:
				return chance.one(open);
		}
	}

	private body(path: string): Pick<RawRequest, "body" | "headers"> {
		const { chance } = this;
		if (path === "/api/batch") return { body: JSON.stringify({ requests: this.batch() }) };
		const object = this.values.object();
		const form = (name: string, value: unknown) =>
			`--x\r\nContent-Disposition: form-data; name="${encodeURIComponent(name)}"${chance.upTo(4) === 0 ? '; filename="f.png"' : ""}\r\n\r\n${JSON.stringify(value)}\r\n`;
		switch (chance.upTo(8)) {
			case 0:
				return {
					body: `${Object.entries(object)
						.map(([name, value]) => form(name, value))
						.join("")}--x--`,
					headers: { "Content-Type": "multipart/form-data; boundary=x" },
				};
			case 1:
				return {
					body: new URLSearchParams(Object.entries(object).map(([name, value]) => [name, String(value)])).toString(),
					headers: { "Content-Type": "application/x-www-form-urlencoded" },
				};
			case 2:
				return { body: this.values.text() };
			case 3:
				return { body: JSON.stringify(object).slice(0, chance.upTo(200)) };
			case 4:
				return {
					body: "[".repeat(chance.upTo(20_000)),
					headers: { "Content-Type": chance.one(["application/json", "text/plain", "application/xml", "x"]) },
				};
			default:
				return { body: JSON.stringify(object) };
		}
	}

	private batch(): unknown[] {
		const { chance } = this;
		const collection = () =>
			chance.one(["submissions", "assignments", "courses", "users", "leads", "user_roles", "Submissions"]);
		const entry = () => {
			const records = `/api/collections/${collection()}/records`;
			const method = chance.one(["POST", "POST", "PATCH", "PATCH", "PUT", "DELETE", "GET", ""]);
			const url = method === "POST" || method === "PUT" ? records : `${records}/${this.values.id()}`;
			return {
				method,
				url: chance.upTo(9) === 0 ? `${url}?${this.values.query()}` : url,
				body: chance.upTo(9) === 0 ? this.values.value() : this.values.object(),
			};
		};
		return Array.from({ length: chance.upTo(6) }, () => (chance.upTo(15) === 0 ? this.values.value() : entry()));
	}
}
