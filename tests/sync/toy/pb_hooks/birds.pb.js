// @ts-check
/// <reference path="../../../../pb_hooks/pocketbase.d.ts" />
routerUse((e) => {
	e.response.header().set("X-Birds", "1");
	return e.next();
});
routerAdd("GET", "/api/birds/hello", (e) => require(`${__hooks}/engine.js`).hello(e), $apis.requireAuth("users"));
routerAdd("POST", "/api/birds/known", (e) => require(`${__hooks}/engine.js`).known(e), $apis.requireAuth("users"));
onRecordCreateRequest((e) => require(`${__hooks}/engine.js`).once(e), "walks", "sightings");
onRecordUpdateRequest((e) => require(`${__hooks}/engine.js`).once(e), "walks", "sightings");
