// @ts-check
/// <reference path="./pocketbase.d.ts" />
onBootstrap((e) => {
	e.next();
	require(`${__hooks}/lib/durability.js`).keepEveryCommit(e.app);
	require(`${__hooks}/lib/settings.js`).applyEnvironment(e.app);
});
onMailerSend((e) => require(`${__hooks}/lib/mail.js`).catchMail(e));

// PocketBase's own dashboard stays closed. Only a middleware can do it: a route on that path ends the server at start.
if (!/^(1|true|yes|on)$/i.test($os.getenv("OPEN_DASHBOARD"))) {
	routerUse((e) => {
		if (/^\/_(\/|$)/.test(e.request.url.path)) throw new NotFoundError("", null);
		return e.next();
	});
}

routerAdd("GET", "/{path...}", (e) => require(`${__hooks}/lib/pages.js`).serve(e));
