// @ts-check
/// <reference path="./pocketbase.d.ts" />
// Hook files are read in no particular order, and each adds its routes when the server starts; the list of open ones is
// made last, also after the parts of the dashboard (9999).
$app.onServe().bind({ priority: 10_000, func: (e) => require(`${__hooks}/lib/site/open-routes.js`).openOnly(e) });
