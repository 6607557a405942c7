// @ts-check
/// <reference path="./pocketbase.d.ts" />
routerAdd("GET", "/api/lead/gate", (e) => require(`${__hooks}/lib/gate.js`).gate(e), $apis.requireAuth("users"));
routerAdd(
	"POST",
	"/api/lead/known",
	(e) => require(`${__hooks}/lib/sync/known.js`).tellKnown(e),
	$apis.requireAuth("users"),
);
routerAdd("POST", "/api/lead/tick", (e) => require(`${__hooks}/lib/site/tick.js`).tick(e));
cronAdd("lead_tick", "* * * * *", () => require(`${__hooks}/lib/site/tick.js`).knock());
