// @ts-check
/// <reference path="./pocketbase.d.ts" />
routerAdd("GET", "/api/lead/unsubscribe", (e) => require(`${__hooks}/lib/notices/unsubscribing.js`).showPage(e));
routerAdd("POST", "/api/lead/unsubscribe", (e) => require(`${__hooks}/lib/notices/unsubscribing.js`).unsubscribe(e));
