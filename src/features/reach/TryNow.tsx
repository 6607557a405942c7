import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { useWords } from "#ui/words.ts";
import { syncNow } from "./commands.ts";
import { useNetwork, useStopped } from "./queries.ts";
import classes from "./TryNow.module.css";

type TryNowProps = Pick<ComponentProps<typeof BusyButton>, "variant" | "size"> & {
	/** Called when the button disappears with the focus in it: the server has answered. */
	onGone?: () => void;
};

// While the server does not answer: asks it now, for who knows sooner than the page that it is back. Without a network the
// press could do nothing, and after the end of a session nothing is sent.
export function TryNow(props: TryNowProps) {
	const [stopped, network] = [useStopped(), useNetwork()];
	return stopped === "offline" && network ? <TryButton {...props} /> : null;
}

function TryButton({ onGone, ...look }: TryNowProps) {
	const t = useWords();
	const button = useRef<HTMLButtonElement>(null);
	const gone = useRef(onGone);
	const [trying, setTrying] = useState(false);
	const [vain, setVain] = useState(false);
	// Before the button leaves the page: afterwards nobody knows where the focus was.
	useLayoutEffect(() => {
		const node = button.current;
		const { current: leave } = gone;
		return () => {
			if (node === document.activeElement) leave?.();
		};
	}, []);
	const ask = async () => {
		setTrying(true);
		setVain(false);
		await syncNow();
		setTrying(false);
		setVain(true);
	};
	return (
		<div className={classes.try}>
			<BusyButton ref={button} variant="default" size="sm" busy={trying} onClick={() => void ask()} {...look}>
				{t("tryNow")}
			</BusyButton>
			<span role="status" className={classes.said}>
				{vain ? t("noAnswerYet") : null}
			</span>
		</div>
	);
}
