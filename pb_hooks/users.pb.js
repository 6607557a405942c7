// @ts-check
/// <reference path="./pocketbase.d.ts" />
onRecordCreateRequest((e) => require(`${__hooks}/lib/accounts/users.js`).signUp(e), "users");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/accounts/users.js`).change(e), "users");
onRecordUpdate((e) => require(`${__hooks}/lib/accounts/admins.js`).keepAccountStatus(e), "users");
onRecordCreate((e) => require(`${__hooks}/lib/accounts/people.js`).keepSearch(e), "users");
onRecordUpdate((e) => require(`${__hooks}/lib/accounts/people.js`).keepSearch(e), "users");
onRecordUpdate((e) => require(`${__hooks}/lib/accounts/temporary-passwords.js`).endWithPassword(e), "users");
onRecordValidate((e) => require(`${__hooks}/lib/accounts/passwords.js`).checkRecord(e), "users");
onRecordEnrich((e) => require(`${__hooks}/lib/accounts/users.js`).show(e), "users");
onRecordAuthWithPasswordRequest((e) => require(`${__hooks}/lib/accounts/sign-in.js`).signIn(e), "users");
onRecordAuthRequest((e) => require(`${__hooks}/lib/accounts/sign-in.js`).refuseExpiredPassword(e), "users");
