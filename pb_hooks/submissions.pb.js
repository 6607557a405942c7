// @ts-check
/// <reference path="./pocketbase.d.ts" />
// Switchboard: handlers see nothing of this file's top level, so each fetches the module that does the work.
onRecordCreateRequest((e) => require(`${__hooks}/lib/coursework/submissions.js`).submit(e), "submissions");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/coursework/submissions.js`).change(e), "submissions");
onRecordEnrich((e) => require(`${__hooks}/lib/coursework/corrections.js`).hideCorrections(e), "submissions");
routerAdd(
	"POST",
	"/api/lead/seen-grades",
	(e) => require(`${__hooks}/lib/coursework/corrections.js`).noteSeen(e),
	$apis.requireAuth("users"),
);
