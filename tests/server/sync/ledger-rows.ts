// A server, and the rows of its ledger.
import { behindProxy } from "#support/leads.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const here = serverForThisFile(undefined, { env: behindProxy });
export const entries = async () => Number((await here().server.sql("SELECT COUNT(*) AS n FROM ledger"))[0]?.n);
