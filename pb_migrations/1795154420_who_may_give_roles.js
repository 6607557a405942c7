// An admin gives a role to somebody who has no row (an account made by hand); the unique index says that there is none.
const me = "@request.auth.id";
const active = `${me} != '' && @request.auth.name != '' && @request.auth.blocked_at = ''`;
const admin = "@request.auth.user_roles_via_user_id.role ?= 'admin'";

const setRule = (app, rule) => {
	const roles = app.findCollectionByNameOrId("user_roles");
	roles.createRule = rule;
	app.save(roles);
};

migrate(
	(app) => setRule(app, `${active} && ${admin} && user_id != ${me}`),
	(app) => setRule(app, null),
);
