import { Button } from "@mantine/core";
import { FocusHere } from "#features/auth/FocusHere.tsx";
import { mailMarks } from "#features/auth/mails.ts";
import { noAnswer } from "#features/auth/refusals.ts";
import { useRefusalWords } from "#features/auth/use-refusal-words.ts";
import { StateNote, type WorkState } from "#ui/feedback/StateNote.tsx";
import { AskButton } from "./AskButton.tsx";
import { type AddressStatus, useAddressStatus } from "./use-address-status.ts";
import { useWords } from "./words.ts";

type AddressNoteProps = {
	/** Of the link somebody came by; "" for none. */
	token: string;
	/** The address of somebody whose password was right but whose address is not confirmed. */
	closedTo: { email: string } | null;
	/** The address in the form, or null when there is none to write to. */
	addressee: () => Promise<string | null>;
};

const marks: Record<Exclude<AddressStatus["says"], "signedUp" | "asked">, WorkState> = {
	unverified: "queued",
	notAsked: "failed",
	confirming: "sending",
	confirmed: "sent",
	badLink: "failed",
	unknown: "failed",
};

// Above the sign-in form: where the link is that confirms an address, and the way to a new one.
export function AddressNote({ token, closedTo, addressee }: AddressNoteProps) {
	const { status, tell, ask } = useAddressStatus(token, closedTo);
	if (!status) return null;
	const askForLink = async () => {
		const email = await addressee();
		if (email) await ask(email);
	};
	return <Note status={status} onAsk={askForLink} onConfirmAgain={() => tell({ says: "confirming" })} />;
}

type NoteProps = { status: AddressStatus; onAsk: () => Promise<void>; onConfirmAgain: () => void };

function Note({ status, onAsk, onConfirmAgain }: NoteProps) {
	const t = useWords();
	const { word, reason } = useSentence(status);
	const mark = "mail" in status ? mailMarks[status.mail] : marks[status.says];
	return (
		<FocusHere key={status.says}>
			<StateNote state={mark} word={word} {...(reason ? { reason } : {})}>
				{status.says === "confirming" || status.says === "confirmed" ? null : status.says === "unknown" ? (
					<Button variant="default" size="sm" onClick={onConfirmAgain}>
						{t("again")}
					</Button>
				) : (
					<AskButton onAsk={onAsk}>{t("mail" in status ? "sendAgain" : "sendNew")}</AskButton>
				)}
			</StateNote>
		</FocusHere>
	);
}

function useSentence(status: AddressStatus): { word: string; reason?: string } {
	const t = useWords();
	const whyNot = useRefusalWords(t("notAsked"), { [noAnswer]: t("noAnswer") });
	switch (status.says) {
		case "signedUp":
			return { word: t(`signedUp.${status.mail}`, status), reason: t(`signedUp.${status.mail}Next`, status) };
		case "asked":
			return { word: t(`asked.${status.mail}`, status), reason: t(`asked.${status.mail}Next`) };
		case "unverified":
			return { word: t("unverified"), reason: t("unverifiedNext", status) };
		case "notAsked":
			return { word: whyNot(status.why) };
		case "confirming":
			return { word: t("confirming") };
		default:
			return { word: t(status.says), reason: t(`${status.says}Next`) };
	}
}
