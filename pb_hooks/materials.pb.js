// @ts-check
/// <reference path="./pocketbase.d.ts" />
onRecordCreateRequest((e) => require(`${__hooks}/lib/coursework/materials.js`).give(e), "materials");
onRecordDeleteRequest((e) => require(`${__hooks}/lib/coursework/materials.js`).take(e), "materials");
onRecordCreate((e) => require(`${__hooks}/lib/coursework/materials.js`).complete(e), "materials");
onFileDownloadRequest((e) => require(`${__hooks}/lib/coursework/materials.js`).hand(e), "materials");
