// @ts-check
// The server's own account, for our scripts only. Every start gives it a new random password through the environment
// (pb_hooks/lib/site/superuser.js), because a command line can be read by every account of the machine. Without any
// superuser PocketBase prints an open installer link.
import { randomBytes } from "node:crypto";

/** @typedef {{ identity: string, password: string }} Credentials */

/** @returns {{ credentials: Credentials, env: Record<string, string> }} `env` belongs to the start of the same server */
export function newSuperuser() {
	const password = randomBytes(24).toString("hex");
	return { credentials: { identity: "server@lead.invalid", password }, env: { LEAD_SUPERUSER_PASSWORD: password } };
}

/**
 * @typedef {Record<string, unknown> & { id: string }} Row
 * @typedef {object} Superuser
 * @property {(collection: string, fields: object) => Promise<Row>} create `fields` may be a FormData, for files
 * @property {(collection: string, id: string, fields: object) => Promise<Row>} update
 * @property {(collection: string, filter?: string) => Promise<Row[]>} list at most 500 rows
 * @property {(query: string) => Promise<void>} sql
 */

/**
 * Signs in as the superuser.
 * @param {string} url of a running server with an open dashboard
 * @param {Credentials} credentials
 * @returns {Promise<Superuser>} its calls throw with the server's message when they are refused
 */
export async function asSuperuser(url, credentials) {
	let token = "";
	const ask = async (/** @type {string} */ method, /** @type {string} */ path, /** @type {object} */ body) => {
		const form = body instanceof FormData;
		const answer = await fetch(`${url}/api/${path}`, {
			method,
			headers: {
				...(form ? {} : { "Content-Type": "application/json" }),
				Authorization: token,
			},
			...(method === "GET" ? {} : { body: form ? body : JSON.stringify(body) }),
		});
		const words = await answer.text();
		if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${words}`);
		return JSON.parse(words);
	};
	const records = (/** @type {string} */ collection) => `collections/${collection}/records`;
	token = (await ask("POST", "collections/_superusers/auth-with-password", credentials)).token;
	return {
		create: (collection, fields) => ask("POST", records(collection), fields),
		update: (collection, id, fields) => ask("PATCH", `${records(collection)}/${id}`, fields),
		list: async (collection, filter = "") =>
			(await ask("GET", `${records(collection)}?perPage=500&filter=${encodeURIComponent(filter)}`, {})).items,
		sql: (query) => ask("POST", "sql", { query }),
	};
}
