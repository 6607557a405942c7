// @ts-check
// Decides which routes this server has. PocketBase brings some eighty. Those that phones, pages and admins use are named
// here, those of records follow from the rules of their collections, and every other one answers 404 before any code of
// PocketBase or of ours sees the request. The router is Go's own, so this costs a request no time. Collections have their
// literal names: PocketBase would also accept other spellings.
const { isWrittenOnPhones } = require(`${__hooks}/lib/sync/batches.js`);

const kilobyte = 1024;

const headerBytes = 16 * kilobyte; // address included; a phone's longest address (120 ids in a filter) has 6 KB
const formBytes = 64 * kilobyte; // of a form, or of any other short body
const courseworkBytes = 256 * kilobyte; // a phone's batch has 64 KB, or holds one longer text: 20,000 characters of at most 12 bytes each
const pieceBytes = 256 * kilobyte; // of an upload: some seconds on a slow line
/**
 * Nanoseconds for all of a request. Longer than a phone waits for any answer (180 s for a piece of a file,
 * src/local/files/bytes.ts), because PocketBase answers 400 to a body that was cut off, and a phone would take that for a refusal.
 */
const readTimeout = 200 * 1e9;

/** @param {string[]} names of routes that take a form */
const posts = (names) => names.map((name) => `POST /api/${name}`);

const open = [
	"GET /api/health",
	"GET /api/lead/handshake",
	"GET /api/lead/people",
	"GET /api/lead/admin-log",
	"GET /api/lead/school-year",
	"GET /api/lead/inquiries",
	"GET /api/lead/inquiries/table",
	"GET /api/lead/unsubscribe",
	"POST /api/lead/unsubscribe",
	"POST /api/files/token",
	"GET /api/files/materials/{recordId}/{filename}",
	...[
		"auth-with-password",
		"auth-refresh",
		"confirm-verification",
		"confirm-password-reset",
		"confirm-email-change",
	].map((name) => `POST /api/collections/users/${name}`),
	...posts(
		["known", "join", "enrol", "seen-grades", "new-code", "give-course", "uploads", "maintenance", "mails"].map(
			(name) => `lead/${name}`,
		),
	),
	...posts(["copy-material", "end-year", "undo-end-year"].map((name) => `lead/${name}`)),
	...posts(["first-admin", "ensure-admin", "change-email", "delete-account"].map((name) => `lead/${name}`)),
	...posts(["verification", "forgot-password", "reset-link"].map((name) => `lead/${name}`)),
	...posts(
		[
			"make-account",
			"import-accounts",
			"look-over-accounts",
			"edit-account",
			"send-reset-link",
			"temporary-password",
		].map((name) => `lead/${name}`),
	),
];

/**
 * The record routes of a collection, except those that its rules leave to superusers alone.
 * @param {Collection} collection
 */
const recordRoutes = ({ name, listRule, viewRule, createRule, updateRule, deleteRule }) => {
	const list = `/api/collections/${name}/records`;
	const one = `${list}/{id}`;
	return {
		plain: ruled([`GET ${list}`, listRule], [`GET ${one}`, viewRule], [`DELETE ${one}`, deleteRule]),
		withBody: ruled([`POST ${list}`, createRule], [`PATCH ${one}`, updateRule]),
	};
};

/** @param {[string, string | null][]} routes each with its rule */
const ruled = (...routes) => routes.filter(([, rule]) => rule !== null).map(([route]) => route);

/** @param {string} path @returns {string[]} the routes of a path with every method */
const every = (path) => ["GET", "POST", "PUT", "PATCH", "DELETE"].map((method) => `${method} ${path}`);

/** The routes of PocketBase's dashboard, for a deployment that opens it. Realtime stays closed there too. */
const superusers = [
	...every("/api/collections"),
	...every("/api/collections/{collection}"),
	...every("/api/collections/{collection}/records"),
	...every("/api/collections/{collection}/records/{id}"),
	"PUT /api/collections/import",
	"GET /api/collections/meta/scaffolds",
	"GET /api/collections/meta/oauth2-providers",
	"POST /api/collections/meta/dry-run-view",
	"DELETE /api/collections/{collection}/truncate",
	"POST /api/collections/{collection}/impersonate/{id}",
	...["settings", "logs", "backups", "crons"].flatMap((name) => [
		...every(`/api/${name}`),
		...every(`/api/${name}/{path...}`),
	]),
	"POST /api/sql",
];

/** Routes of the dashboard that are used before a superuser is signed in, or with a token in the address. */
const dashboard = [
	"GET /_/{path...}",
	"GET /api/collections/_superusers/auth-methods",
	"POST /api/collections/_superusers/auth-with-password",
	"POST /api/collections/_superusers/auth-refresh",
	"GET /api/files/{collection}/{recordId}/{filename}",
	"GET /api/backups/{key}",
];

const dashboardIsOpen = () => /^(1|true|yes|on)$/i.test($os.getenv("OPEN_DASHBOARD"));

/**
 * Runs once, at server start, so a rule changed in the dashboard takes effect on routes at the next start. PocketBase's
 * router is built once for each body size; the server's own router is empty and takes its open routes from these.
 * @param {ServeEvent} e
 */
const openOnly = (e) => {
	e.server.maxHeaderBytes = headerBytes;
	e.server.readTimeout = readTimeout;
	e.router.unbind("pbBodyLimit"); // 32 MB, and more for collections with files or long texts
	const usual = routesWith(e, formBytes);
	const forCoursework = routesWith(e, courseworkBytes);
	const forPieces = routesWith(e, pieceBytes);
	e.router.bind($apis.requireSuperuserAuth());
	const forSuperusers = routesWith(e, 0);
	e.router.unbind("pbRequireSuperuserAuth");
	e.router.unbind("leadApiRequest");
	const pages = routesWith(e, formBytes);
	e.router.routerGroup = e.router.group(""); // the server's own router starts without any route
	const nothing = e.router.buildMux();
	e.next(); // builds that router, still empty
	const server = e.server.handler;
	for (const route of open) server.handle(route, usual);
	server.handle("POST /api/batch", forCoursework);
	server.handle("PUT /api/lead/uploads/{id}", forPieces);
	for (const collection of e.app.findAllCollections("base", "auth")) {
		if (collection.system) continue;
		const { plain, withBody } = recordRoutes(collection);
		const long = isWrittenOnPhones(collection) ? forCoursework : usual;
		for (const route of plain) server.handle(route, usual);
		for (const route of withBody) server.handle(route, long);
	}
	if (dashboardIsOpen()) {
		for (const route of superusers) server.handle(route, forSuperusers);
		for (const route of dashboard) server.handle(route, usual);
	} else server.handle("GET /_/{path...}", nothing);
	server.handle("GET /api/{path...}", nothing);
	server.handle("GET /{path...}", pages);
};

/** @param {ServeEvent} e @param {number} bytes the longest body; 0 for no limit */
const routesWith = (e, bytes) => {
	const limit = $apis.bodyLimit(bytes);
	limit.id = "leadBodyLimit"; // of several limits with this id the last one counts
	e.router.bind(limit);
	return e.router.buildMux();
};

module.exports = { openOnly, formBytes };
