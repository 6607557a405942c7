import { IconBrandWhatsapp, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { centre, whatsappLink } from "#centre.ts";
import { shortClock } from "#ui/dates.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { ActionButton } from "#ui/forms/ActionButton.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import classes from "./InquiryForm.module.css";
import { typedIn } from "./lead.ts";
import { isRemovable, type Kept, sendsWhenClosed, type UnsentInquiry } from "./queries.ts";
import { greeting } from "./whatsapp.ts";
import { useWords } from "./words.ts";

type UnsentInquiriesProps = {
	kept: Kept | undefined;
	/** What stands below them. */
	children?: ReactNode;
};

// The inquiries of this form that are not sent. The element stays in the page: it takes the focus when a pressed button
// disappears with its inquiry, and when somebody comes from the list behind the chip.
export function UnsentInquiries({ kept, children }: UnsentInquiriesProps) {
	const t = useWords();
	const place = useRef<HTMLDivElement>(null);
	const unsent = kept?.unsent ?? [];
	return (
		<div ref={place} id="waiting" tabIndex={-1} className={classes.kept}>
			{unsent.length > 0 ? (
				<ul aria-label={t("waits")}>
					{unsent.map((inquiry) => (
						<li key={inquiry.id}>
							<Unsent inquiry={inquiry} onGone={() => place.current?.focus()} />
						</li>
					))}
				</ul>
			) : null}
			{children}
		</div>
	);
}

type SentNoteProps = {
	kept: Kept | undefined;
	/** What happens next is said above (AfterSending.tsx). */
	thanked?: boolean;
};

// When this form's last inquiry was sent. It stands over an empty form: below it, a parent who missed the notice would
// write everything once more first. Not while another waits, which it would seem to be about.
export function SentNote({ kept, thanked = false }: SentNoteProps) {
	const t = useWords();
	const sentAt = kept?.sentAt ?? null;
	if (sentAt === null || kept?.unsent.length !== 0) return null;
	return (
		<div className={classes.sent}>
			<StateNote
				state="sent"
				word={t("state.sent", { time: shortClock(sentAt) })}
				{...(thanked ? {} : { reason: t("state.sentReason", { hours: centre.answerHours }) })}
			/>
		</div>
	);
}

type UnsentProps = { inquiry: UnsentInquiry; onGone: () => void };

function Unsent({ inquiry, onGone }: UnsentProps) {
	const t = useWords();
	const { id, state } = inquiry;
	const fields = typedIn(inquiry);
	const { parentName, grade, message, programs } = fields;
	const about = [parentName, grade, message ?? programs].filter(Boolean).join(" · ");
	const discard = async () => {
		const commands = await import("./commands.ts").catch(() => null);
		commands?.discard(id, t("discarded"));
		if (commands) onGone();
	};
	// On the phone before it is pressed.
	useEffect(() => void import("./commands.ts").catch(() => undefined), []);
	// Once tried, the centre may have it.
	const mayGo = isRemovable(inquiry);
	const once = state === "queued" && !sendsWhenClosed() ? `. ${t("openOnce")}` : "";
	return (
		<StateNote state={state} word={`${t(`state.${state}`)}${once}`} reason={about}>
			<ActionLink
				href={whatsappLink(greeting(inquiry.about.form, fields))}
				tone="outline"
				before={<IconBrandWhatsapp size={20} aria-hidden />}
			>
				{t("whatsapp")}
			</ActionLink>
			{mayGo ? (
				<ActionButton tone="plain" before={<IconTrash size={20} aria-hidden />} onClick={() => void discard()}>
					{t("discard")}
				</ActionButton>
			) : null}
		</StateNote>
	);
}
