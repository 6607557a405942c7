// @ts-check
/// <reference path="./pocketbase.d.ts" />
onRecordCreateRequest((e) => require(`${__hooks}/lib/coursework/assignments.js`).createAssignment(e), "assignments");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/coursework/assignments.js`).editAssignment(e), "assignments");
onRecordCreate((e) => require(`${__hooks}/lib/coursework/assignments.js`).completeAssignment(e), "assignments");
