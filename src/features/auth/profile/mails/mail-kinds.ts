// What people are mailed about. The server decides (pb_hooks/lib/notices/choices.js); the profile shows it.

/** Whether there is a mail where its person has chosen nothing. */
export const usualMails = {
	assignment: false,
	graded: true,
	date: true,
	due: true,
	answers: true,
	inquiries: false,
	signups: false,
} as const;

export type MailKind = keyof typeof usualMails;

export const mailsOf: Record<"student" | "teacher" | "admin", readonly MailKind[]> = {
	student: ["graded", "date", "due", "assignment"],
	teacher: ["answers"],
	admin: ["answers", "inquiries", "signups"],
};

/** @param choices as the account has them: "+assignment -due" */
export const isMailed = (choices: string, kind: MailKind): boolean =>
	usualMails[kind] ? !choices.includes(`-${kind}`) : choices.includes(`+${kind}`);

/** The choices with this one in place of what was chosen of its kind. */
export const choosing = (choices: string, kind: MailKind, on: boolean): string =>
	[...choices.split(" ").filter((one) => one !== "" && one.slice(1) !== kind), `${on ? "+" : "-"}${kind}`].join(" ");
