// @ts-check
/// <reference path="./pocketbase.d.ts" />
routerAdd("POST", "/api/lead/first-admin", (e) => require(`${__hooks}/lib/accounts/first-admin.js`).makeFirstAdmin(e));
routerAdd("POST", "/api/lead/ensure-admin", (e) => require(`${__hooks}/lib/accounts/first-admin.js`).ensureAdmin(e));
routerAdd(
	"POST",
	"/api/lead/change-email",
	(e) => require(`${__hooks}/lib/accounts/change-email.js`).askForChange(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"POST",
	"/api/lead/delete-account",
	(e) => require(`${__hooks}/lib/accounts/delete-account.js`).deleteAccount(e),
	$apis.requireAuth("users"),
);
onRecordConfirmEmailChangeRequest((e) => require(`${__hooks}/lib/accounts/change-email.js`).confirmChange(e), "users");
onRecordUpdate((e) => require(`${__hooks}/lib/accounts/change-email.js`).tellOldAddress(e), "users");
