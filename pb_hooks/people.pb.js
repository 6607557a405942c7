// @ts-check
/// <reference path="./pocketbase.d.ts" />
routerAdd(
	"GET",
	"/api/lead/people",
	(e) => require(`${__hooks}/lib/accounts/people.js`).listPeople(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"GET",
	"/api/lead/admin-log",
	(e) => require(`${__hooks}/lib/accounts/admin-log.js`).listActions(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"POST",
	"/api/lead/make-account",
	(e) => require(`${__hooks}/lib/accounts/made-accounts.js`).makeAccount(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"POST",
	"/api/lead/import-accounts",
	(e) => require(`${__hooks}/lib/accounts/import-accounts.js`).importAccounts(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"POST",
	"/api/lead/look-over-accounts",
	(e) => require(`${__hooks}/lib/accounts/look-over.js`).lookOver(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"POST",
	"/api/lead/edit-account",
	(e) => require(`${__hooks}/lib/accounts/edit-account.js`).editAccount(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"POST",
	"/api/lead/send-reset-link",
	(e) => require(`${__hooks}/lib/accounts/sign-in-help.js`).sendResetLink(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"POST",
	"/api/lead/temporary-password",
	(e) => require(`${__hooks}/lib/accounts/sign-in-help.js`).giveTemporaryPassword(e),
	$apis.requireAuth("users"),
);
