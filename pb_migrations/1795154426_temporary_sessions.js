// A password the centre set opens nothing but the choice of an own one: everywhere else, signed in now means signed in
// with an own password. Only the handshake, the renewing of the token (neither has a rule) and the change of the own password
// remain. Every rule begins with the same words, so they are extended where they stand; the exception is written out.
// For a phone the choice is like a new account status: it saw nothing until then, so it compares everything afterwards.
const me = "@request.auth.id";
const signedIn = `${me} != ''`;
const own = "@request.auth.temporary_until = ''";
const kinds = ["listRule", "viewRule", "createRule", "updateRule", "deleteRule"];
const names = ["users", "user_roles", "courses", "enrollments", "assignments", "submissions", "materials"];

const untouched = (...fields) => fields.map((field) => `@request.body.${field}:isset = false`).join(" && ");
const admin = "@request.auth.user_roles_via_user_id.role ?= 'admin'";
const active = `${signedIn} && @request.auth.name != '' && @request.auth.blocked_at = ''`;
const ofOthers = `id != ${me} && ${admin} && ${untouched("password", "passwordConfirm", "oldPassword")}`;
const updateUsers = (oneself, others) =>
	`${active} && ${untouched("email", "emailVisibility")} && ((id = ${me} && ${untouched("name")}${oneself}) || (${others}${ofOthers}))`;

const statusChanged = "OLD.blocked_at <> NEW.blocked_at";
const trigger = "sync_log_standing";

/** Writes every rule and the trigger anew, with one text in the place of another. */
const replace = (app, rule, condition) => {
	for (const name of names) {
		const collection = app.findCollectionByNameOrId(name);
		for (const kind of kinds) {
			if (collection[kind]) collection[kind] = collection[kind].split(rule.from).join(rule.to);
		}
		app.save(collection);
	}
	const stored = new DynamicModel({ sql: "" });
	app.db().newQuery("SELECT sql FROM sqlite_master WHERE name = {:trigger}").bind({ trigger }).one(stored);
	app.db().newQuery(`DROP TRIGGER ${trigger}`).execute();
	app.db().newQuery(stored.sql.replace(condition.from, condition.to)).execute();
};

const setUpdateRule = (app, rule) => {
	const users = app.findCollectionByNameOrId("users");
	users.updateRule = rule;
	app.save(users);
};

const longer = {
	rule: { from: signedIn, to: `${signedIn} && ${own}` },
	condition: { from: statusChanged, to: `${statusChanged} OR OLD.temporary_until <> NEW.temporary_until` },
};
const turned = ({ from, to }) => ({ from: to, to: from });

migrate(
	(app) => {
		replace(app, longer.rule, longer.condition);
		setUpdateRule(app, updateUsers(` && (${own} || @request.body.password != '')`, `${own} && `));
	},
	(app) => {
		replace(app, turned(longer.rule), turned(longer.condition));
		setUpdateRule(app, updateUsers("", ""));
	},
);
