import { IconUserPlus } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState } from "react";
import { ActionButton } from "#ui/forms/ActionButton.tsx";
import { useAutofocus } from "#ui/forms/use-autofocus.ts";
import { AfterSending } from "./AfterSending.tsx";
import { Email, Grade, LongText, ParentName, Phone, Programs } from "./InquiryFields.tsx";
import classes from "./InquiryForm.module.css";
import { InquiryForm } from "./InquiryForm.tsx";
import { most } from "./schema.ts";
import { SentNote, UnsentInquiries } from "./UnsentInquiries.tsx";
import { type Inquiring, useInquiry } from "./use-inquiry.ts";
import { WithoutScript } from "./WithoutScript.tsx";
import { useWords } from "./words.ts";

type PortalRequestProps = {
	/** What the button says that opens the form, which is the form's name too. */
	title: string;
};

// The request for an account, which opens in its place. Words of an earlier visit, or that came back, open it by themselves.
export function PortalRequest({ title }: PortalRequestProps) {
	const [opened, setOpened] = useState(false);
	const way = useRef<HTMLButtonElement>(null);
	const [leaving, setLeaving] = useState(false);
	const close = () => {
		setOpened(false);
		setLeaving(true);
	};
	const inquiring = useInquiry("portal", close);
	const { kept, after, again } = inquiring;
	const another = () => {
		again();
		setOpened(true);
	};
	const open = opened || (kept?.draft !== undefined && kept.draft !== null);
	useEffect(() => {
		if (open || !leaving) return;
		way.current?.focus();
		setLeaving(false);
	}, [open, leaving]);
	return (
		<div className={classes.request}>
			{after.pressed ? null : <SentNote kept={kept} />}
			{after.pressed ? (
				<AfterSending of={inquiring} onAnother={another} />
			) : open ? (
				<Request of={inquiring} title={title} entered={opened} onCancel={close} />
			) : (
				<div className={classes.way}>
					<ActionButton
						ref={way}
						aria-expanded={false}
						before={<IconUserPlus size={20} aria-hidden />}
						onClick={() => setOpened(true)}
					>
						{title}
					</ActionButton>
				</div>
			)}
			{open ? null : <WithoutScript />}
			<UnsentInquiries kept={kept}>
				{after.pressed ? <SentNote kept={kept} thanked={after.pressed.stage === "arrived"} /> : null}
			</UnsentInquiries>
		</div>
	);
}

type RequestProps = { of: Inquiring; title: string; entered: boolean; onCancel: () => void };

function Request({ of, title, entered, onCancel }: RequestProps) {
	const t = useWords();
	const heading = useId();
	const { form, typing, place, clear } = of;
	useAutofocus(() => form.setFocus("parentName"), entered);
	const cancel = async () => {
		const isTyped = () => Object.values(typing.read()).some((text) => text !== "");
		// The form stays open where the code for an undo cannot be fetched.
		const commands = isTyped() ? await import("./commands.ts").catch(() => null) : null;
		// What was typed while it was on its way is given up with the rest, and comes back with it.
		const [fields, began, typed] = [typing.read(), typing.began(), isTyped()];
		if (typed && !commands) return;
		clear();
		onCancel();
		if (typed) commands?.giveUp(place, fields, began, t("portal.cancelled"));
	};
	return (
		<>
			<h3 id={heading}>{title}</h3>
			<InquiryForm
				of={of}
				labelledBy={heading}
				submit={t("portal.submit")}
				beside={
					<ActionButton tone="outline" onClick={() => void cancel()}>
						{t("portal.cancel")}
					</ActionButton>
				}
			>
				<ParentName of={of} label={t("parentName")} />
				<div className={classes.pair}>
					<Email of={of} label={t("email")} />
					<Phone of={of} label={t("phone")} />
				</div>
				<div className={classes.pair}>
					<Grade of={of} label={t("grade")} />
					<Programs of={of} label={t("programs")} />
				</div>
				<LongText of={of} name="notes" label={t("notes")} limit={most.notes} optional={t("optional")} />
			</InquiryForm>
		</>
	);
}
