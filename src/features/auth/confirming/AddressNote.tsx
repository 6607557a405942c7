import { Button } from "@mantine/core";
import { FocusHere } from "#features/auth/FocusHere.tsx";
import { mailMarks } from "#features/auth/mails.ts";
import { noAnswer } from "#features/auth/refusals.ts";
import { useRefusalWords } from "#features/auth/use-refusal-words.ts";
import { StateNote, type WorkState } from "#ui/feedback/StateNote.tsx";
import { AskButton } from "./AskButton.tsx";
import { type AddressNews, useAddressNews } from "./use-address-news.ts";
import { useWords } from "./words.ts";

type AddressNoteProps = {
	/** Of the link somebody came by; "" for none. */
	token: string;
	/** Whose password was right and who was not let in. */
	closedTo: { email: string } | null;
	/** The address in the form, or null when there is none to write to. */
	addressee: () => Promise<string | null>;
};

const marks: Record<Exclude<AddressNews["says"], "signedUp" | "asked">, WorkState> = {
	unverified: "queued",
	notAsked: "failed",
	confirming: "sending",
	confirmed: "sent",
	badLink: "failed",
	unknown: "failed",
};

// Above the sign-in form: where the link is that confirms an address, and the way to a new one.
export function AddressNote({ token, closedTo, addressee }: AddressNoteProps) {
	const { news, tell, ask } = useAddressNews(token, closedTo);
	if (!news) return null;
	const askForLink = async () => {
		const email = await addressee();
		if (email) await ask(email);
	};
	return <Note news={news} onAsk={askForLink} onConfirmAgain={() => tell({ says: "confirming" })} />;
}

type NoteProps = { news: AddressNews; onAsk: () => Promise<void>; onConfirmAgain: () => void };

function Note({ news, onAsk, onConfirmAgain }: NoteProps) {
	const t = useWords();
	const { word, reason } = useSentence(news);
	const mark = "mail" in news ? mailMarks[news.mail] : marks[news.says];
	return (
		<FocusHere key={news.says}>
			<StateNote state={mark} word={word} {...(reason ? { reason } : {})}>
				{news.says === "confirming" || news.says === "confirmed" ? null : news.says === "unknown" ? (
					<Button variant="default" size="sm" onClick={onConfirmAgain}>
						{t("again")}
					</Button>
				) : (
					<AskButton onAsk={onAsk}>{t("mail" in news ? "sendAgain" : "sendNew")}</AskButton>
				)}
			</StateNote>
		</FocusHere>
	);
}

function useSentence(news: AddressNews): { word: string; reason?: string } {
	const t = useWords();
	const whyNot = useRefusalWords(t("notAsked"), { [noAnswer]: t("noAnswer") });
	switch (news.says) {
		case "signedUp":
			return { word: t(`signedUp.${news.mail}`, news), reason: t(`signedUp.${news.mail}Next`) };
		case "asked":
			return { word: t(`asked.${news.mail}`, news), reason: t(`asked.${news.mail}Next`) };
		case "unverified":
			return { word: t("unverified"), reason: t("unverifiedNext", news) };
		case "notAsked":
			return { word: whyNot(news.why) };
		case "confirming":
			return { word: t("confirming") };
		default:
			return { word: t(news.says), reason: t(`${news.says}Next`) };
	}
}
