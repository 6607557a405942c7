// @ts-check
/// <reference path="./pocketbase.d.ts" />
onBootstrap((e) => {
	e.next();
	require(`${__hooks}/lib/site/superuser.js`).keepOwn(e.app);
});
