// The notices about inquiries. Success is said only after the centre has confirmed the inquiry.
import { toast } from "sonner";
import { language } from "#i18n/i18n.ts";
import { guestDatabase, type Inquiry, isInquiry } from "#local/inquiries/database.ts";
import { inquiryAuthor } from "#local/inquiries/draft.ts";
import { lossOfInquiryRead, watchLostInquiries } from "#local/inquiries/lost.ts";
import { type Notifier, watchDue } from "#local/notices.ts";
import { momentOf } from "#ui/dates.ts";
import { dismissFailure, sayFailure } from "#ui/feedback/failure-toast.ts";
import { sayWhenHeard } from "#ui/feedback/toast-place.ts";
import { failureOf, successOf } from "./outcome.ts";
import { isShownHere } from "./shown-here.ts";
import { say } from "./words.ts";

const together = 3;

const isMine = (row: unknown): row is Inquiry => isInquiry(row) && row.author === inquiryAuthor();

/** @returns what ends it */
export function showInquiryNotices(): () => void {
	const ends = [
		watchDue(guestDatabase(), isMine, {
			notify: (notices) => sayWhenHeard(() => notify(notices)),
			dismiss: (id) => sayWhenHeard(() => dismissFailure(id)),
		}),
		watchLostInquiries((lost) => sayWhenHeard(() => lost.forEach(tellLost))),
	];
	return () => {
		for (const end of ends) end();
	};
}

/** It stays until its writer closes it, on the next visit too. */
function tellLost({ id, at }: { id: string; at: number }): void {
	toast.error(say("lost", { when: momentOf(at, language()) }), {
		id: `lost ${id}`,
		description: say("lostTodo"),
		duration: Number.POSITIVE_INFINITY,
		onDismiss: () => lossOfInquiryRead(id),
	});
}

const notify: Notifier<Inquiry>["notify"] = ({ kind, entries }) => {
	const elsewhere = entries.filter(({ id }) => !isShownHere(id, kind === "failed" ? "refusal" : "way"));
	if (kind === "saved") {
		if (elsewhere.length > 0) toast.info(say("saved"));
	} else if (kind === "sent") {
		const forms = elsewhere.map(({ about }) => about.form);
		if (forms.length >= together) toast.success(say("sentTogether", { count: forms.length }));
		else for (const form of forms) toast.success(successOf(form));
	} else {
		for (const { id, about } of elsewhere) sayFailure(id, failureOf(about.form), say("kept"));
	}
};
