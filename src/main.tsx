import "#app/styles.ts";
import { createRoot } from "react-dom/client";
import { App } from "#app/App.tsx";
import { noticeMissingParts } from "#app/chunk.ts";
import { startCourier } from "#app/courier.ts";
import { noticeWriting } from "#app/dirty.ts";
import { settleSession } from "#data/remembered.ts";
import { languageReady } from "#i18n/i18n.ts";

noticeWriting();
noticeMissingParts();
await Promise.all([languageReady(), settleSession()]);
const place = document.getElementById("root");
if (!place) throw new Error("index.html has no #root");
createRoot(place).render(<App />);
startCourier();
