// Every route that PocketBase 0.39.1 brings (apis/*.go of its source), and which of them answer on this server.
import { described } from "#support/collections/all.ts";

/** The name of a collection goes in the place of {collection}. */
const perCollection = [
	"GET /api/collections/{collection}/records",
	"GET /api/collections/{collection}/records/{id}",
	"POST /api/collections/{collection}/records",
	"PATCH /api/collections/{collection}/records/{id}",
	"DELETE /api/collections/{collection}/records/{id}",
	"GET /api/collections/{collection}",
	"PATCH /api/collections/{collection}",
	"DELETE /api/collections/{collection}",
	"DELETE /api/collections/{collection}/truncate",
	"GET /api/collections/{collection}/auth-methods",
	"POST /api/collections/{collection}/auth-refresh",
	"POST /api/collections/{collection}/auth-with-password",
	"POST /api/collections/{collection}/auth-with-oauth2",
	"POST /api/collections/{collection}/request-otp",
	"POST /api/collections/{collection}/auth-with-otp",
	"POST /api/collections/{collection}/request-password-reset",
	"POST /api/collections/{collection}/confirm-password-reset",
	"POST /api/collections/{collection}/request-verification",
	"POST /api/collections/{collection}/confirm-verification",
	"POST /api/collections/{collection}/request-email-change",
	"POST /api/collections/{collection}/confirm-email-change",
	"POST /api/collections/{collection}/impersonate/{id}",
	"GET /api/files/{collection}/{id}/file.pdf",
];

const others = [
	"GET /api/backups",
	"POST /api/backups",
	"POST /api/backups/upload",
	"GET /api/backups/key.zip",
	"DELETE /api/backups/key.zip",
	"POST /api/backups/key.zip/restore",
	"POST /api/batch",
	"GET /api/collections",
	"POST /api/collections",
	"PUT /api/collections/import",
	"GET /api/collections/meta/scaffolds",
	"GET /api/collections/meta/oauth2-providers",
	"POST /api/collections/meta/dry-run-view",
	"GET /api/crons",
	"POST /api/crons/lead_maintenance",
	"POST /api/files/token",
	"GET /api/health",
	"GET /api/logs",
	"GET /api/logs/stats",
	"GET /api/logs/aaaaaaaaaaaaaaa",
	"GET /api/realtime",
	"POST /api/realtime",
	"GET /api/oauth2-redirect",
	"POST /api/oauth2-redirect",
	"GET /api/settings",
	"PATCH /api/settings",
	"POST /api/settings/test/s3",
	"POST /api/settings/test/email",
	"POST /api/settings/apple/generate-client-secret",
	"POST /api/sql",
	"GET /_/",
	"GET /_/index.html",
	"GET /_/extensions.js",
	"GET /_/extensions/x/main.js",
];

/** What phones, pages and admins do with each collection. */
const operations: Record<string, string> = {
	...Object.fromEntries(Object.entries(described).map(([name, { operations }]) => [name, operations])),
	user_roles: "list view create change",
	leads: "list view create change",
};
const ours = Object.keys(operations);
const theirs = [
	"_superusers",
	"_authOrigins",
	"_externalAuths",
	"_mfas",
	"_otps",
	"_pb_users_auth_",
	"Users",
	"nothing",
];

const id = "aaaaaaaaaaaaaaa";

/** Every built-in route, with every collection, and with other spellings of collections that PocketBase accepts. */
export const builtIn: string[] = [
	...[...ours, ...theirs].flatMap((collection) =>
		perCollection.map((route) => route.replace("{collection}", collection).replace("{id}", id)),
	),
	...others,
];

const doings: Record<string, (records: string) => string> = {
	list: (records) => `GET ${records}`,
	view: (records) => `GET ${records}/${id}`,
	create: (records) => `POST ${records}`,
	change: (records) => `PATCH ${records}/${id}`,
	delete: (records) => `DELETE ${records}/${id}`,
};

/** The built-in routes that this server answers to anybody, though perhaps with a refusal. */
export const open: string[] = [
	...Object.entries(operations).flatMap(([collection, may]) =>
		may.split(" ").map((doing) => doings[doing]?.(`/api/collections/${collection}/records`) ?? doing),
	),
	"POST /api/collections/users/auth-with-password",
	"POST /api/collections/users/auth-refresh",
	"POST /api/collections/users/confirm-verification",
	"POST /api/collections/users/confirm-password-reset",
	"POST /api/collections/users/confirm-email-change",
	`GET /api/files/materials/${id}/file.pdf`,
	"POST /api/files/token",
	"POST /api/batch",
	"GET /api/health",
].sort();
