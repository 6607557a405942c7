// Who may delete a material may also change what is said of it: a title that was mistyped cost a new upload. Its file and its
// place stay, which the hook sees to (pb_hooks/lib/materials/materials.js).
const setRule = (app, ruleOf) => {
	const materials = app.findCollectionByNameOrId("materials");
	materials.updateRule = ruleOf(materials);
	app.save(materials);
};

migrate(
	(app) => setRule(app, ({ deleteRule }) => deleteRule),
	(app) => setRule(app, () => null),
);
