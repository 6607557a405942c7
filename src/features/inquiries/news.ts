// The notices about inquiries (PRODUCT section 7): success only once the centre has it.
import { toast } from "sonner";
import { centre } from "#centre.ts";
import type { InquiryForm } from "#data/inquiry-db.ts";
import { type InquiryNews, watchInquiryNews } from "#data/inquiry-news.ts";
import { sayWhenHeard } from "#ui/toast-place.ts";
import { failureOf } from "./problems.ts";
import { say } from "./words.ts";

const together = 3;

export const successOf = (form: InquiryForm): string =>
	form === "join-us" ? say("joinUs.sent", { hours: centre.answerHours }) : say("portal.sent");

/** @returns what ends it */
export const followInquiryNews = (): (() => void) => watchInquiryNews((news) => sayWhenHeard(() => tell(news)));

function tell({ kind, forms }: InquiryNews): void {
	if (kind === "saved") {
		toast.info(say("saved"));
	} else if (kind === "sent") {
		if (forms.length >= together) toast.success(say("sentTogether", { count: forms.length }));
		else for (const form of forms) toast.success(successOf(form));
	} else {
		for (const form of forms) {
			toast.error(say(failureOf[form]), {
				description: say("back"),
				duration: Number.POSITIVE_INFINITY,
			});
		}
	}
}
