// A server that is asked for links to get in again.
import { serverForThisFile } from "#support/server-per-file.ts";

export const users = "/api/collections/users";

/** A server of its own, since thirty questions a minute are enough for one address; and what is asked of it. */
export function recovery() {
	const here = serverForThisFile(undefined, { env: { APP_URL: "https://lead.example" } });
	const post = (path: string, body: object) => here().server.ask("POST", path, { body });
	return {
		here,
		post,
		forgot: (email: string, language = "en") => post("/api/lead/forgot-password", { email, language }),
		verifyAgain: (email: string, language = "en") => post("/api/lead/verification", { email, language }),
		isValid: async (token: string) => (await post("/api/lead/reset-link", { token })).at("valid"),
		confirmReset: (token: string, password: string) =>
			post(`${users}/confirm-password-reset`, { token, password, passwordConfirm: password }),
	};
}
