// A link to a new password lived half an hour: less than a power cut. It and the link to a new address now live a day, the
// one to confirm an address three; the mails say so (pb_hooks/lib/mail/words-en.js). Each still works only once.
const day = 86_400;

const set = (app, { verify, reset, change }) => {
	const users = app.findCollectionByNameOrId("users");
	users.verificationToken.duration = verify;
	users.passwordResetToken.duration = reset;
	users.emailChangeToken.duration = change;
	app.save(users);
};

migrate(
	(app) => set(app, { verify: 3 * day, reset: day, change: day }),
	(app) => set(app, { verify: day, reset: 1800, change: 1800 }),
);
