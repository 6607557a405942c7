// @ts-check
/// <reference path="./pocketbase.d.ts" />
routerAdd(
	"GET",
	"/api/lead/handshake",
	(e) => require(`${__hooks}/lib/sync/handshake.js`).handshake(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"POST",
	"/api/lead/known",
	(e) => require(`${__hooks}/lib/sync/known.js`).tellKnown(e),
	$apis.requireAuth("users"),
);
routerAdd("POST", "/api/lead/maintenance", (e) => require(`${__hooks}/lib/site/maintenance.js`).maintain(e));
cronAdd("lead_maintenance", "* * * * *", () => require(`${__hooks}/lib/site/maintenance.js`).askForMaintenance());
