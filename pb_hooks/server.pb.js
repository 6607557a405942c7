// @ts-check
/// <reference path="./pocketbase.d.ts" />
onBootstrap((e) => {
	e.next();
	require(`${__hooks}/lib/site/durability.js`).keepEveryCommit(e.app);
	require(`${__hooks}/lib/site/settings.js`).applyEnvironment(e.app);
});
// A request read its row before its turn to write came, and PocketBase would save every column of it: a student who changes
// the language at the moment of being blocked would be let in again. Only what a request changed is written. (Answers,
// assignments and courses are read again in the transaction that writes them: lib/sync/once.js.)
onRecordUpdate(
	(e) => {
		e.record.ignoreUnchangedFields(true);
		e.next();
	},
	...["users", "user_roles", "materials", "leads", "_superusers"],
);
onMailerSend((e) => require(`${__hooks}/lib/mail/mail.js`).catchMail(e));

// Before PocketBase's limits on bodies (-990), after its reading of the token (-1020). Its name is how the pages, which are
// no part of the API, are spared it (lib/site/open-routes.js).
routerUse(new Middleware((e) => require(`${__hooks}/lib/site/api-requests.js`).handle(e), -1005, "leadApiRequest"));
onBatchRequest((e) => require(`${__hooks}/lib/sync/batches.js`).checkBatch(e));

routerAdd("GET", "/{path...}", (e) => require(`${__hooks}/lib/site/pages.js`).serve(e));
