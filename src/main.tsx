import "#app/theme/styles.ts";
import { arrive } from "#app/arrive.tsx";
import { noticeMissingParts } from "#app/router/missing-parts.ts";
import { startInquirySyncWhenNeeded, startSyncWhenNeeded } from "#app/start-sync.ts";
import { wakeForWhatIsKept } from "#data/inquiry-wake.ts";
import { noticeInstalling } from "#data/installing.ts";
import { settleSession } from "#data/remembered.ts";
import { noticeWriting } from "#ui/forms/unsaved-input.ts";

noticeInstalling();
noticeWriting();
noticeMissingParts();
await settleSession();
await arrive();
startSyncWhenNeeded();
startInquirySyncWhenNeeded();
await wakeForWhatIsKept();
