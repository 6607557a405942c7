// @ts-check
/// <reference path="./pocketbase.d.ts" />
routerAdd("POST", "/api/lead/first-admin", (e) => require(`${__hooks}/lib/first-admin.js`).makeFirstAdmin(e));
