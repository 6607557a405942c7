// @ts-check
/// <reference path="./pocketbase.d.ts" />
onRecordCreateRequest((e) => require(`${__hooks}/lib/inquiries/inquiries.js`).receive(e), "leads");
onRecordCreate((e) => require(`${__hooks}/lib/inquiries/inquiries.js`).complete(e), "leads");
onRecordEnrich((e) => require(`${__hooks}/lib/inquiries/inquiries.js`).show(e), "leads");
