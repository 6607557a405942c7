// @ts-check
/// <reference path="./pocketbase.d.ts" />
onBootstrap((e) => {
	e.next();
	require(`${__hooks}/lib/site/superuser.js`).keepOwn(e.app);
});
onRecordAuthWithPasswordRequest((e) => require(`${__hooks}/lib/accounts/sign-in.js`).signInSuperuser(e), "_superusers");
