// Sign-ups whose mails pass through the outbox.
import { mailSetup } from "./mail-setup.ts";

export const { office, here, post, ourselves, maintain, sendLock, laterOn, forgot, states, arrived } =
	await mailSetup();
const users = "/api/collections/users";

export let made = 0;
export const signUp = (fields: object = {}) =>
	post(`${users}/records`, {
		email: `new-${++made}@lead.test`,
		password: "secret-1",
		passwordConfirm: "secret-1",
		full_name: "Nour Azar",
		role: "teacher",
		language: "en",
		...fields,
	});
export const newest = () => `new-${made}@lead.test`;
