import "#app/theme/styles.ts";
import { arrive } from "#app/arrive.tsx";
import { pageHydrated } from "#app/router/hydrated.ts";
import { noticeMissingParts } from "#app/router/missing-parts.ts";
import { startInquirySyncWhenNeeded, startSyncWhenNeeded } from "#app/start-sync.ts";
import { recallSession } from "#local/account/remembered.ts";
import { noticeInstalling } from "#local/browser/installing.ts";
import { loadForWhatIsKept } from "#local/inquiries/load.ts";
import { noticeWriting } from "#ui/forms/unsaved-input.ts";

noticeInstalling();
noticeWriting();
noticeMissingParts();
await recallSession();
await arrive();
startSyncWhenNeeded();
startInquirySyncWhenNeeded();
await loadForWhatIsKept();
// What was pressed before is pressed again when this file has run (start.ts).
await pageHydrated;
