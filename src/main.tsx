import "#app/styles.ts";
import { arrive } from "#app/arrive.tsx";
import { noticeMissingParts } from "#app/chunk.ts";
import { startCourier, startInquiryCourier } from "#app/courier.ts";
import { wakeForWhatIsKept } from "#data/inquiry-wake.ts";
import { noticeInstalling } from "#data/installing.ts";
import { settleSession } from "#data/remembered.ts";
import { noticeWriting } from "#ui/forms/unsaved-input.ts";

noticeInstalling();
noticeWriting();
noticeMissingParts();
await settleSession();
await arrive();
startCourier();
startInquiryCourier();
await wakeForWhatIsKept();
