// @ts-check
// The server's own account. It gets a new random password before every serving (without one PocketBase prints an open
// installer link), and nobody is told it: it is for this script alone.
import { randomBytes } from "node:crypto";
import { runPocketBase } from "./pocketbase.mjs";

/** @typedef {{ identity: string, password: string }} Credentials */

/**
 * @param {string} dataDir
 * @returns {Promise<Credentials>}
 */
export async function setSuperuser(dataDir) {
	// Hexadecimal: a password that begins with a dash would be read as an option.
	const credentials = { identity: "server@lead.invalid", password: randomBytes(24).toString("hex") };
	await runPocketBase(["superuser", "upsert", credentials.identity, credentials.password], dataDir);
	return credentials;
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
 * @param {string} url of a running server
 * @param {Credentials} credentials
 * @returns {Promise<Superuser>} whose calls throw with the server's words when they are refused
 */
export async function asSuperuser(url, credentials) {
	let token = "";
	const ask = async (/** @type {string} */ method, /** @type {string} */ path, /** @type {object} */ body) => {
		const form = body instanceof FormData;
		const answer = await fetch(`${url}/api/${path}`, {
			method,
			headers: { ...(form ? {} : { "Content-Type": "application/json" }), Authorization: token },
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
