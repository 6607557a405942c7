// @ts-check
/// <reference path="./pocketbase.d.ts" />
onRecordCreateRequest((e) => require(`${__hooks}/lib/leads.js`).receive(e), "leads");
onRecordCreate((e) => require(`${__hooks}/lib/leads.js`).complete(e), "leads");
onRecordEnrich((e) => require(`${__hooks}/lib/leads.js`).show(e), "leads");
