// @ts-check
/// <reference path="./pocketbase.d.ts" />
onRecordCreateRequest((e) => require(`${__hooks}/lib/coursework/enrollments.js`).create(e), "enrollments");
onRecordCreate((e) => require(`${__hooks}/lib/coursework/enrollments.js`).complete(e), "enrollments");
onRecordDeleteRequest((e) => require(`${__hooks}/lib/coursework/enrollments.js`).remove(e), "enrollments");
routerAdd(
	"POST",
	"/api/lead/join",
	(e) => require(`${__hooks}/lib/coursework/joining.js`).join(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"POST",
	"/api/lead/enrol",
	(e) => require(`${__hooks}/lib/coursework/joining.js`).enrol(e),
	$apis.requireAuth("users"),
);
