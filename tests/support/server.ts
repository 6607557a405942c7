// A real PocketBase with the real migrations and hooks, on a free port and a folder of its own.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { freePort, startPocketBase } from "#scripts/server/pocketbase.mjs";
import { copyOfBaseFolder } from "#support/base-folder.ts";
import { type Answer, type Asking, ask, said } from "#support/requests.ts";

export type Row = { id: string } & Record<string, unknown>;

export interface RealServer {
	readonly url: string;
	readonly port: number;
	readonly dataDir: string;
	/** A superuser's token, which passes every rule. */
	readonly superuserToken: string;
	/** The value of X-Lead-Maintenance for our own scripts and routes; new at each start unless `env` gives it. */
	readonly maintenanceSecret: string;
	/** One raw request; the path begins with a slash. */
	ask: (method: string, path: string, asking?: Asking) => Promise<Answer>;
	/** Creates a row without rules. Throws with the server's message when it is refused. */
	create: (collection: string, fields: object) => Promise<Row>;
	update: (collection: string, id: string, fields: object) => Promise<Row>;
	remove: (collection: string, id: string) => Promise<void>;
	/** Every row of a collection, without rules; `filter` as PocketBase writes it. */
	rows: (collection: string, filter?: string) => Promise<Row[]>;
	/** The row with this id, without rules; undefined when there is none. */
	row: (collection: string, id: string) => Promise<Row | undefined>;
	/** Rows of any SQL query, tables without a collection included; every value is text. */
	sql: (query: string) => Promise<Record<string, string>[]>;
	/** Ends the process (SIGKILL is a power cut) and keeps the folder. */
	stop: (signal?: NodeJS.Signals) => Promise<void>;
	/** Starts again on the same folder and the same port. */
	start: () => Promise<void>;
	/** Ends the process and removes the folder. */
	end: () => Promise<void>;
	/** The id of the process; after a crash of a process that is gone. */
	pid: () => number;
	/** The output of the process, over all its starts. */
	log: () => string;
}

export type ServerOptions = {
	/** Added to the environment of the hooks (LEAD_…, APP_URL, SMTP_URL …). */
	env?: Record<string, string | undefined>;
	/** Prepares for as many requests at once as production. Without it a server starts in half the time. */
	crowd?: boolean;
};

/** Returns a server that answers. */
export async function realServer({ env, crowd = false }: ServerOptions = {}): Promise<RealServer> {
	const { dataDir, superuserToken } = await copyOfBaseFolder();
	let port = await freePort();
	const start = () =>
		startPocketBase({
			dataDir,
			port,
			// GOGC: less collecting of garbage saves a tenth of the processor time; a server of a test is small and lives briefly.
			env: { LEAD_PUBLIC_DIR: "", LEAD_MAIL_DIR: join(dataDir, "mail"), OPEN_DASHBOARD: "1", GOGC: "600", ...env },
			...(crowd ? {} : { scriptRuntimes: 8 }),
		});
	let running = await start().catch(async (error: unknown) => {
		// Another test may take the port between the look for a free one and the start.
		if (!String(error).includes("address already in use")) {
			rmSync(dataDir, { recursive: true, force: true });
			throw error;
		}
		port = await freePort();
		return await start();
	});
	let earlier = "";
	const url = running.url;
	const askServer = (method: string, path: string, asking: Asking = {}) => ask(method, url + path, asking);
	const asSuperuser = superuser(askServer, superuserToken);
	return {
		url,
		port,
		dataDir,
		superuserToken,
		get maintenanceSecret() {
			return running.maintenanceSecret;
		},
		ask: askServer,
		...asSuperuser,
		stop: (signal) => running.stop(signal),
		start: async () => {
			earlier += running.log();
			running = await start();
		},
		end: async () => {
			await running.stop();
			rmSync(dataDir, { recursive: true, force: true });
		},
		pid: () => running.pid ?? 0,
		log: () => earlier + running.log(),
	};
}

type Send = (method: string, path: string, asking?: Asking) => Promise<Answer>;

function superuser(
	send: Send,
	token: string,
): Pick<RealServer, "create" | "update" | "remove" | "rows" | "row" | "sql"> {
	const must = async (method: string, path: string, body?: object) => {
		const answer = await send(method, path, { token, body });
		if (answer.status >= 300) throw new Error(`${method} ${path}: ${said(answer)}`);
		return answer;
	};
	const of = (collection: string) => `/api/collections/${collection}/records`;
	const rows = async (collection: string, filter = "") =>
		rowsIn(
			(await must("GET", `${of(collection)}?perPage=1000&sort=id&filter=${encodeURIComponent(filter)}`)).at("items"),
		);
	return {
		create: async (collection, fields) => row((await must("POST", of(collection), fields)).at("")),
		update: async (collection, id, fields) => row((await must("PATCH", `${of(collection)}/${id}`, fields)).at("")),
		remove: async (collection, id) => {
			await must("DELETE", `${of(collection)}/${id}`);
		},
		rows,
		row: async (collection, id) => (await rows(collection, `id = "${id}"`))[0],
		sql: async (query) => table(await must("POST", "/api/sql", { query })),
	};
}

function row(value: unknown): Row {
	if (typeof value !== "object" || value === null) throw new Error(`Not a row: ${JSON.stringify(value)}`);
	return { id: "", ...value };
}

function rowsIn(value: unknown): Row[] {
	if (!Array.isArray(value)) throw new Error(`Not rows: ${JSON.stringify(value)}`);
	return value.map(row);
}

function table(answer: Answer): Record<string, string>[] {
	const columns = rowsIn(answer.at("columns")).map((column) => String(column.name));
	const rows = answer.at("rows");
	if (!Array.isArray(rows)) throw new Error(`Not a table: ${said(answer)}`);
	return rows.map((values) => Object.fromEntries(columns.map((name, at) => [name, String(values[at])])));
}
