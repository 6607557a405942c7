import { Button } from "@mantine/core";
import { useState } from "react";
import { FocusHere } from "#features/auth/FocusHere.tsx";
import { StateNote, type WorkState } from "#ui/StateNote.tsx";
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

const tones: Record<AddressNews["says"], WorkState> = {
	signedUp: "sent",
	asked: "sent",
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
	const waits = "mail" in news && news.mail === "waiting";
	return (
		<FocusHere key={news.says}>
			<StateNote state={waits ? "queued" : tones[news.says]} word={word} {...(reason ? { reason } : {})}>
				{news.says === "confirming" || news.says === "confirmed" ? null : news.says === "unknown" ? (
					<Button variant="default" size="sm" onClick={onConfirmAgain}>
						{t("again")}
					</Button>
				) : (
					<Ask word={t("mail" in news ? "sendAgain" : "sendNew")} onAsk={onAsk} />
				)}
			</StateNote>
		</FocusHere>
	);
}

// Not disabled while it asks: the focus would be lost.
function Ask({ word, onAsk }: { word: string; onAsk: () => Promise<void> }) {
	const t = useWords();
	const [asking, setAsking] = useState(false);
	const ask = async () => {
		if (asking) return;
		setAsking(true);
		await onAsk();
		setAsking(false);
	};
	return (
		<Button variant="default" size="sm" aria-disabled={asking} onClick={() => void ask()}>
			{asking ? t("sending") : word}
		</Button>
	);
}

function useSentence(news: AddressNews): { word: string; reason?: string } {
	const t = useWords();
	switch (news.says) {
		case "signedUp":
			return { word: t(`signedUp.${news.mail}`, news), reason: t(`signedUp.${news.mail}Next`) };
		case "asked":
			return { word: t(`asked.${news.mail}`, news), reason: t(`asked.${news.mail}Next`) };
		case "unverified":
			return { word: t("unverified"), reason: t("unverifiedNext", news) };
		case "notAsked":
			return { word: t("notAsked") };
		case "confirming":
			return { word: t("confirming") };
		default:
			return { word: t(news.says), reason: t(`${news.says}Next`) };
	}
}
