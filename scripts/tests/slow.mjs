// @ts-check
/** Files of many seconds each, from the root of the repository; `npm run check` leaves them out. @type {string[]} */
export const slow = Object.entries({
	accounts: ["decisions", "finding-people", "first-admin", "signing-in"],
	attacks: ["*"],
	coursework: ["wrong-addresses", "wrong-codes"],
	inquiries: ["flood", "mails", "reading"],
	mail: ["*"],
	notices: ["coursework-mails"],
	rights: ["course-codes", "grade-histories"],
	site: ["dashboard-addresses", "limits", "open-routes"],
	sync: ["announced-writes", "durability", "ledger", "ledger-content", "ledger-entries"],
}).flatMap(([folder, names]) => names.map((name) => `tests/server/${folder}/${name}.test.ts`));
