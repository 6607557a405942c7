// Settings with every secret in them, and what the system shows of a process.
import { readFileSync } from "node:fs";
import { production } from "./command.ts";

/** What `npm run serve` is started with. */
export const withSecrets = {
	...production,
	SMTP_URL: "smtp://desk:mail-password@127.0.0.1:1",
	ADMIN_EMAIL: "boss@lead.test",
	ADMIN_PASSWORD: "first-password",
};

/** The content of a file, or nothing once its process has ended. */
export function textOf(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}

/** The lines of a process's environment. */
export const environmentOf = (pid: number | undefined): string[] => textOf(`/proc/${pid}/environ`).split("\0");
