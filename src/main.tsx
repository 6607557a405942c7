import "#app/styles.ts";
import { createRoot } from "react-dom/client";
import { App } from "#app/App.tsx";
import { noticeWriting } from "#app/dirty.ts";
import { settleSession } from "#data/remembered.ts";
import { readSession, watchSession } from "#data/session.ts";
import { languageReady } from "#i18n/i18n.ts";

// Only somebody signed in has a database on this phone and a courier to run; a visitor never fetches them.
function startCourier() {
	if (!readSession()) return;
	stopWaiting();
	void import("#data/schedule.ts").then(({ startSync }) => startSync());
}
const stopWaiting = watchSession(startCourier);

noticeWriting();
await Promise.all([languageReady(), settleSession()]);
const place = document.getElementById("root");
if (!place) throw new Error("index.html has no #root");
createRoot(place).render(<App />);
startCourier();
