// Join codes and the addresses of people to enrol can be guessed like passwords, and are counted by the same counter
// (pb_hooks/lib/accounts/attempt-limits.js): its table no longer bears the name of one of them.
migrate(
	(app) => {
		app.db().newQuery("ALTER TABLE sign_in_guesses RENAME TO guesses").execute();
	},
	(app) => {
		app.db().newQuery("DELETE FROM guesses WHERE account LIKE 'join %' OR account LIKE 'enrol %'").execute();
		app.db().newQuery("ALTER TABLE guesses RENAME TO sign_in_guesses").execute();
	},
);
