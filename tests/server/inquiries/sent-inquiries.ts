// A server, and the inquiries that were sent to it.
import { behindProxy } from "#support/leads.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const here = serverForThisFile(undefined, { env: { ...behindProxy, CENTRE_EMAIL: "desk@lead.test" } });
export const storedInquiry = (id: unknown) => here().server.row("leads", String(id));
