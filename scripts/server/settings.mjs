// @ts-check
// Reads and checks the environment once, and names all unusable values in one message.
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { Refusal } from "#scripts/process/refusal.mjs";
import { root } from "./pocketbase.mjs";
import { reachable } from "./reachable.mjs";

/**
 * @typedef {object} Settings
 * @property {string} host
 * @property {number} port
 * @property {string} dataDir absolute
 * @property {string} appUrl without a slash at the end
 * @property {{ email: string, password: string } | undefined} admin the first portal admin
 * @property {string | undefined} publicDir an already built folder, served as it is
 * @property {Record<string, string>} serverEnv for the hooks
 */

/** @typedef {(text: string) => string | undefined} Judge says what is wrong with a value; undefined when nothing is */

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
// The same check as at sign-up (pb_hooks/lib/accounts/addresses.js): with another address nobody could sign in.
const sign = /[^\s@<>"(),;:\\[\]]+/.source;
const address = new RegExp(`^(?=.{1,255}$)${sign}@${sign}\\.${sign}$`);
const yes = ["1", "true", "yes", "on"];
const no = ["0", "false", "no", "off"];

/** @type {Record<string, Judge>} */
const judges = {
	PORT: (text) =>
		/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535 ? undefined : "a whole number from 1 to 65535",
	HOST: (text) => (isIP(text) || hostName.test(text) ? undefined : "an address or a host name to listen on"),
	APP_URL: (text) =>
		urlWith(text, ["http:", "https:"], true) ? undefined : "an address such as https://lead.example, without a path",
	SMTP_URL: (text) =>
		urlWith(text, ["smtp:", "smtps:"], false) ? undefined : "smtp[s]://user:pass@host:port, special letters as %XX",
	MAIL_FROM: (text) => (address.test(text) ? undefined : "an e-mail address"),
	CENTRE_EMAIL: (text) => (address.test(text) ? undefined : "an e-mail address"),
	ADMIN_EMAIL: (text) => (address.test(text) ? undefined : "an e-mail address"),
	ADMIN_PASSWORD: (text) => {
		const bytes = Buffer.byteLength(text);
		return bytes >= 6 && bytes <= 71 ? undefined : "a password of 6 to 71 bytes";
	},
	TRUSTED_PROXY: (text) => (/^[a-z0-9-]+$/i.test(text) ? undefined : "the name of one header, such as X-Forwarded-For"),
	OPEN_DASHBOARD: (text) => ([...yes, ...no].includes(text.toLowerCase()) ? undefined : "1 or 0"),
};

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @param {{ dashboardOpen?: boolean, needed?: string[] }} [kind] defaults and required settings of the command
 * @returns {Settings}
 * @throws {Refusal} that names every unusable and every missing value
 */
export function readSettings(env = process.env, { dashboardOpen = false, needed = [] } = {}) {
	const given = (/** @type {string} */ name) => (env[name] ?? "").trim();
	const problems = Object.entries(judges).flatMap(([name, judge]) => {
		const wrong = given(name) && judge(given(name));
		// Values with a password in them are not repeated on the screen.
		const shown = ["ADMIN_PASSWORD", "SMTP_URL"].includes(name) ? "" : ` (it is "${given(name)}")`;
		return wrong ? [`${name} must be ${wrong}${shown}.`] : [];
	});
	const missing = needed.filter((name) => !given(name));
	if (missing.length) problems.push(`Not set: ${missing.join(", ")}. See "Environment" in README.md.`);
	if (!given("ADMIN_EMAIL") !== !given("ADMIN_PASSWORD")) problems.push("ADMIN_EMAIL and ADMIN_PASSWORD go together.");
	if (problems.length) throw new Refusal(problems.join("\n"));

	const host = given("HOST") || "127.0.0.1";
	const port = Number(given("PORT") || 8090);
	const appUrl = given("APP_URL").replace(/\/+$/, "") || `http://${reachable(host)}:${port}`;
	const open = given("OPEN_DASHBOARD") ? yes.includes(given("OPEN_DASHBOARD").toLowerCase()) : dashboardOpen;
	return {
		host,
		port,
		dataDir: resolve(given("DATA_DIR") || join(root, "pb_data")),
		appUrl,
		admin: given("ADMIN_EMAIL") ? { email: given("ADMIN_EMAIL"), password: given("ADMIN_PASSWORD") } : undefined,
		publicDir: given("LEAD_PUBLIC_DIR") ? resolve(given("LEAD_PUBLIC_DIR")) : undefined,
		serverEnv: {
			APP_URL: appUrl,
			SMTP_URL: given("SMTP_URL"),
			MAIL_FROM: given("MAIL_FROM"),
			CENTRE_EMAIL: given("CENTRE_EMAIL"),
			TRUSTED_PROXY: given("TRUSTED_PROXY"),
			OPEN_DASHBOARD: open ? "1" : "",
			// Used by this script only, so not passed on.
			ADMIN_EMAIL: "",
			ADMIN_PASSWORD: "",
		},
	};
}

/**
 * @param {string} text
 * @param {string[]} protocols
 * @param {boolean} bare whether only protocol, host and port are allowed
 */
function urlWith(text, protocols, bare) {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	if (!url?.hostname || !protocols.includes(url.protocol)) return false;
	return !bare || (["", "/"].includes(url.pathname) && !url.search && !url.hash && !url.username);
}
