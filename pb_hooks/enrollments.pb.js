// @ts-check
/// <reference path="./pocketbase.d.ts" />
onRecordCreateRequest((e) => require(`${__hooks}/lib/enrolments.js`).create(e), "enrollments");
onRecordDeleteRequest((e) => require(`${__hooks}/lib/enrolments.js`).remove(e), "enrollments");
routerAdd("POST", "/api/lead/join", (e) => require(`${__hooks}/lib/joining.js`).join(e), $apis.requireAuth("users"));
routerAdd("POST", "/api/lead/enrol", (e) => require(`${__hooks}/lib/joining.js`).enrol(e), $apis.requireAuth("users"));
