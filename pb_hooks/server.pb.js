// @ts-check
/// <reference path="./pocketbase.d.ts" />
onBootstrap((e) => {
	e.next();
	require(`${__hooks}/lib/durability.js`).keepEveryCommit(e.app);
	require(`${__hooks}/lib/settings.js`).applyEnvironment(e.app);
});
// A request read its row before its turn to write came, and PocketBase would save every column of it: a pupil who changes
// the language at the moment of being blocked would be let in again. Only what a request changed is written.
onRecordUpdate((e) => {
	e.record.ignoreUnchangedFields(true);
	e.next();
});
onMailerSend((e) => require(`${__hooks}/lib/mail.js`).catchMail(e));

// Outside PocketBase's own limits (their priority is -1000), inside its reading of the token (-1020).
routerUse(new Middleware((e) => require(`${__hooks}/lib/waiting.js`).aroundLimits(e), -1005));

// Before any route: PocketBase's own dashboard stays closed (only a middleware can do it: a route on that path ends the
// server at start), so do its own routes that mail a link (ours: lib/recovery.js); a password is counted as a guess, and
// measured, before PocketBase looks at it.
routerUse((e) => {
	const path = e.request.url.path;
	if (/^\/_(\/|$)/.test(path) && !/^(1|true|yes|on)$/i.test($os.getenv("OPEN_DASHBOARD")))
		throw new NotFoundError("", null);
	if (/^\/api\/collections\/[^/]+\/request-/i.test(path)) throw new NotFoundError("", null);
	if (/^\/api\/collections\/(users|_pb_users_auth_)\/confirm-email-change\/*$/i.test(path))
		return require(`${__hooks}/lib/change-email.js`).guardConfirmation(e);
	const signsUp = e.request.method === "POST" && /^\/api\/collections\/(users|_pb_users_auth_)\/records\/?$/.test(path);
	return signsUp ? require(`${__hooks}/lib/passwords.js`).checkSignUp(e) : e.next();
});

routerAdd("GET", "/{path...}", (e) => require(`${__hooks}/lib/pages.js`).serve(e));
