// @ts-check
/// <reference path="./pocketbase.d.ts" />
onRecordCreateRequest((e) => require(`${__hooks}/lib/users.js`).signUp(e), "users");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/users.js`).change(e), "users");
onRecordUpdate((e) => require(`${__hooks}/lib/admins.js`).keepStanding(e), "users");
onRecordCreate((e) => require(`${__hooks}/lib/people.js`).keepSearch(e), "users");
onRecordUpdate((e) => require(`${__hooks}/lib/people.js`).keepSearch(e), "users");
onRecordUpdate((e) => require(`${__hooks}/lib/temporary-passwords.js`).endWithPassword(e), "users");
onRecordValidate((e) => require(`${__hooks}/lib/temporary-passwords.js`).checkOwnChoice(e), "users");
onRecordValidate((e) => require(`${__hooks}/lib/passwords.js`).checkRecord(e), "users");
onRecordEnrich((e) => require(`${__hooks}/lib/users.js`).show(e), "users");
onRecordAuthWithPasswordRequest((e) => require(`${__hooks}/lib/sign-in.js`).signIn(e), "users");
onRecordAuthRequest((e) => require(`${__hooks}/lib/sign-in.js`).letIn(e), "users");
