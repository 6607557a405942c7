// @ts-check
/// <reference path="./pocketbase.d.ts" />
onRecordCreateRequest((e) => require(`${__hooks}/lib/coursework/courses.js`).createCourse(e), "courses");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/coursework/courses.js`).editCourse(e), "courses");
onRecordCreate((e) => require(`${__hooks}/lib/coursework/courses.js`).completeCourse(e), "courses");
onRecordEnrich((e) => require(`${__hooks}/lib/coursework/courses.js`).showJoinCode(e), "courses");
routerAdd(
	"POST",
	"/api/lead/new-code",
	(e) => require(`${__hooks}/lib/coursework/courses.js`).renewCode(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"POST",
	"/api/lead/give-course",
	(e) => require(`${__hooks}/lib/coursework/give-course.js`).giveCourse(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"GET",
	"/api/lead/school-year",
	(e) => require(`${__hooks}/lib/coursework/school-year.js`).readYear(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"POST",
	"/api/lead/end-year",
	(e) => require(`${__hooks}/lib/coursework/school-year.js`).endYear(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"POST",
	"/api/lead/undo-end-year",
	(e) => require(`${__hooks}/lib/coursework/school-year.js`).undoEndYear(e),
	$apis.requireAuth("users"),
);
