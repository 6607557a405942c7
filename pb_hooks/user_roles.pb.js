// @ts-check
/// <reference path="./pocketbase.d.ts" />
onRecordCreateRequest((e) => require(`${__hooks}/lib/accounts/approval.js`).setRole(e), "user_roles");
onRecordUpdateRequest((e) => require(`${__hooks}/lib/accounts/approval.js`).setRole(e), "user_roles");
onRecordUpdate((e) => require(`${__hooks}/lib/accounts/admins.js`).keepRole(e), "user_roles");
