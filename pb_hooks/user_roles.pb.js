// @ts-check
/// <reference path="./pocketbase.d.ts" />
onRecordUpdateRequest((e) => require(`${__hooks}/lib/admins.js`).changeRole(e), "user_roles");
onRecordUpdate((e) => require(`${__hooks}/lib/admins.js`).keepRole(e), "user_roles");
