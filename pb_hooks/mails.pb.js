// @ts-check
/// <reference path="./pocketbase.d.ts" />
routerAdd("POST", "/api/lead/mails", (e) => require(`${__hooks}/lib/mail/sending.js`).sendMails(e));
routerAdd("POST", "/api/lead/verification", (e) => require(`${__hooks}/lib/accounts/recovery.js`).verification(e));
routerAdd("POST", "/api/lead/forgot-password", (e) => require(`${__hooks}/lib/accounts/recovery.js`).forgotPassword(e));
onRecordConfirmPasswordResetRequest((e) => require(`${__hooks}/lib/accounts/recovery.js`).confirmReset(e), "users");
routerAdd("POST", "/api/lead/reset-link", (e) => require(`${__hooks}/lib/accounts/recovery.js`).lookAtLink(e));
