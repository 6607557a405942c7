// @ts-check
/// <reference path="./pocketbase.d.ts" />
onRecordCreateRequest((e) => require(`${__hooks}/lib/courses.js`).createAssignment(e), "assignments");
onRecordCreate((e) => require(`${__hooks}/lib/courses.js`).completeAssignment(e), "assignments");
