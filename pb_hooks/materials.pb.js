// @ts-check
/// <reference path="./pocketbase.d.ts" />
onRecordCreateRequest((e) => require(`${__hooks}/lib/materials.js`).give(e), "materials");
onRecordDeleteRequest((e) => require(`${__hooks}/lib/materials.js`).take(e), "materials");
onRecordCreate((e) => require(`${__hooks}/lib/materials.js`).complete(e), "materials");
onFileDownloadRequest((e) => require(`${__hooks}/lib/materials.js`).hand(e), "materials");
