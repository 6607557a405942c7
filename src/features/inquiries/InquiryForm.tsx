import { IconBrandWhatsapp, IconSend } from "@tabler/icons-react";
import { type ReactNode, useEffect } from "react";
import { whatsappLink } from "#centre.ts";
import { shortClock } from "#ui/dates.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { ActionButton } from "#ui/forms/ActionButton.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import classes from "./InquiryForm.module.css";
import { fetchSending, journalKey } from "./queries.ts";
import type { Inquiring } from "./use-inquiry.ts";
import { WithoutScript } from "./WithoutScript.tsx";
import { greeting } from "./whatsapp.ts";
import { useWords } from "./words.ts";

type InquiryFormProps = {
	of: Inquiring;
	/** Names the form. */
	labelledBy: string;
	submit: string;
	/** Beside the button that sends. */
	beside?: ReactNode;
	children: ReactNode;
};

// Shared frame. `method="dialog"`: without it, a submit before the script loads would put the family's data into the
// address bar.
export function InquiryForm({ of, labelledBy, submit, beside, children }: InquiryFormProps) {
	const t = useWords();
	const { form, typing, notSaved, problem, problemPlace, press, place } = of;
	useReadiness(typing.empty);
	const keeps = !typing.failed && !notSaved;
	const { isSubmitting } = form.formState;
	return (
		<>
			<form
				className={classes.form}
				method="dialog"
				aria-labelledby={labelledBy}
				noValidate
				data-journal={journalKey(place.form)}
				onSubmit={press}
				onChange={typing.write}
			>
				{children}
				{/* For machines that fill in whatever they find: no person, no screen reader and no autofill meets it. */}
				<input hidden tabIndex={-1} autoComplete="off" {...form.register("website")} />
				<Safety of={of} />
				<div>
					{/* Shown before this script is there, when the press waits for it (src/start.ts). */}
					<div role="status">
						<div className={classes.held}>
							<StateNote state="queued" word={t("held")} quiet />
						</div>
					</div>
					{/* Over the button that was pressed: a notice would lie over the fields that are to be put right. */}
					<div ref={problemPlace} role="alert" tabIndex={-1}>
						{problem ? <StateNote state="failed" word={problem} quiet /> : null}
					</div>
				</div>
				<div className={classes.actions}>
					<ActionButton type="submit" disabled={isSubmitting} before={<IconSend size={20} aria-hidden />}>
						{isSubmitting ? t("submitting") : submit}
					</ActionButton>
					{beside}
				</div>
				{keeps ? <p className={classes.offline}>{t("offline")}</p> : null}
			</form>
			<WithoutScript />
		</>
	);
}

/** Loads the code for sending with the form, because there may be no network when somebody writes or presses. */
function useReadiness(empty: boolean): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: what did not come is asked for again with the first key
	useEffect(() => {
		void fetchSending();
	}, [empty]);
}

// Says whether the text is saved as a draft, or only in its fields because the phone refused to store it.
function Safety({ of: { place, typing, notSaved } }: { of: Inquiring }) {
	const t = useWords();
	if (notSaved) {
		return (
			<StateNote state="failed" word={t("notSaved")}>
				<ActionLink
					href={whatsappLink(greeting(place.form, typing.read()))}
					tone="outline"
					before={<IconBrandWhatsapp size={20} aria-hidden />}
				>
					{t("whatsapp")}
				</ActionLink>
			</StateNote>
		);
	}
	if (typing.failed) return <StateNote state="failed" word={t("draftFailed")} />;
	return (
		<div className={classes.draft}>
			{typing.savedAt === null ? null : (
				<StateNote state="draft" word={t("draftSaved", { time: shortClock(typing.savedAt) })} quiet />
			)}
		</div>
	);
}
