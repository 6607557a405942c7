// @ts-check
/// <reference path="./pocketbase.d.ts" />
routerAdd(
	"GET",
	"/api/lead/people",
	(e) => require(`${__hooks}/lib/people.js`).listPeople(e),
	$apis.requireAuth("users"),
);
