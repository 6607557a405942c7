// @ts-check
/// <reference path="./pocketbase.d.ts" />
onRecordCreateRequest((e) => require(`${__hooks}/lib/inquiries/inquiries.js`).receive(e), "leads");
onRecordCreate((e) => require(`${__hooks}/lib/inquiries/inquiries.js`).complete(e), "leads");
onRecordEnrich((e) => require(`${__hooks}/lib/inquiries/inquiries.js`).show(e), "leads");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/inquiries/progress.js`).changeInquiry(e), "leads");
onRecordCreate((e) => require(`${__hooks}/lib/inquiries/inbox.js`).keepSearch(e), "leads");
onRecordUpdate((e) => require(`${__hooks}/lib/inquiries/inbox.js`).keepSearch(e), "leads");
routerAdd(
	"GET",
	"/api/lead/inquiries",
	(e) => require(`${__hooks}/lib/inquiries/inbox.js`).listInquiries(e),
	$apis.requireAuth("users"),
);
routerAdd(
	"GET",
	"/api/lead/inquiries/table",
	(e) => require(`${__hooks}/lib/inquiries/inbox.js`).writeTable(e),
	$apis.requireAuth("users"),
);
