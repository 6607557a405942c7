import { useLayoutEffect, useRef, useState } from "react";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { useWords } from "#ui/words.ts";
import { syncNow } from "./commands.ts";
import { useStopped } from "./queries.ts";
import classes from "./TryNow.module.css";

type TryNowProps = {
	/** Looks as the way beside it does. */
	plain?: boolean;
	/** Called when the button disappears with the focus in it: the server has answered. */
	onGone?: () => void;
};

// While the server cannot be reached: asks it now, for who knows sooner than the page that it is back. After the end of a
// session nothing is sent.
export const TryNow = ({ plain = false, onGone = nothing }: TryNowProps) =>
	useStopped() === "offline" ? <TryButton plain={plain} onGone={onGone} /> : null;

function TryButton({ plain, onGone }: Required<TryNowProps>) {
	const t = useWords();
	const button = useRef<HTMLButtonElement>(null);
	const gone = useRef(onGone);
	const [state, become] = useState<"untried" | "trying" | "vain">("untried");
	// Before the button leaves the page: afterwards nobody knows where the focus was.
	useLayoutEffect(() => {
		const node = button.current;
		const { current: leave } = gone;
		return () => {
			if (node && node === document.activeElement) leave();
		};
	}, []);
	const ask = async () => {
		become("trying");
		await syncNow();
		become("vain");
	};
	return (
		<div className={classes.try}>
			<BusyButton
				ref={button}
				className={plain ? (classes.plain ?? "") : ""}
				variant={plain ? "subtle" : "default"}
				size={plain ? "compact-md" : "sm"}
				busy={state === "trying"}
				onClick={() => void ask()}
			>
				{t(state === "trying" ? "trying" : "tryNow")}
			</BusyButton>
			<span role="status" className={classes.said}>
				{state === "vain" ? t("noAnswerYet") : null}
			</span>
		</div>
	);
}

const nothing = () => {};
