// Mails a guest may ask for. The answer is alike for every address; it says whether the mail went out at once or is kept
// at the centre and goes by itself.
import * as z from "zod/mini";
import { language } from "#i18n/i18n.ts";
import { askFor, NoAnswer } from "#local/online.ts";

/** How the server answers whatever sends a mail. */
export const mailed = z.object({ mail: z.enum(["sent", "waiting"]) });
export type MailState = z.infer<typeof mailed>["mail"];

/** What a mail in this state is, as every screen marks it. */
export const mailMarks = { sent: "sent", waiting: "queued" } as const;

/** @throws {Refused} when nothing was accepted @throws {NoAnswer} when it is unknown whether it was */
export async function askForMail(about: "verification" | "forgot-password", email: string): Promise<MailState> {
	const ask = () =>
		askFor(mailed, `/api/lead/${about}`, {
			method: "POST",
			guest: true,
			body: { email, language: language() },
		});
	// Equal mails within two minutes are one, so an answer that was lost on the way is asked for once more.
	const { mail } = await ask().catch((error: unknown) => {
		if (error instanceof NoAnswer) return ask();
		throw error;
	});
	return mail;
}
