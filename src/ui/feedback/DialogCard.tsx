import { IconX } from "@tabler/icons-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { shieldBehind } from "#ui/forms/ignore-double-click.ts";
import { useBackCloses } from "#ui/layout/use-back-closes.ts";
import classes from "./DialogCard.module.css";

type DialogCardProps = {
	title: string;
	close?: string;
	/** Back closes it on a computer, too: with the page, what it shows would be gone. */
	holdsBack?: boolean;
	onClose: () => void;
	children: ReactNode;
};

// By hand: Mantine's Modal needs 11 KB more (17 with its scroll area) on every dashboard, whose budget has 2 KB left.
// The browser's own modal dialog: it holds the focus, gives it back, and closes with Escape. It rises from below on a
// phone and is a card in the middle of a wide screen. Above a drawer of Mantine's, Escape must close this one alone:
// hence the attribute. `data-calm` on a button in it: the focus begins there and not on the first one, which does something
// that cannot be undone: a held Enter must not press it.
export function DialogCard({ title, close, holdsBack = false, onClose, children }: DialogCardProps) {
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	useBackCloses(true, onClose, holdsBack);
	// Before the dialog leaves the page, or closing could not give the focus back.
	useLayoutEffect(() => {
		const node = dialog.current;
		if (!node?.isConnected) return;
		node.showModal();
		if (document.activeElement instanceof HTMLButtonElement) node.querySelector<HTMLElement>("[data-calm]")?.focus();
		// Where the first that takes the focus stands at the end of a long one, the beginning is read first.
		node.scrollTop = 0;
		return () => {
			node.close();
			shieldBehind();
		};
	}, []);
	return (
		<dialog
			ref={dialog}
			className={classes.dialog}
			aria-labelledby={id}
			onCancel={(event) => {
				// That of a file field in it means that no file was chosen.
				if (event.target !== event.currentTarget) return;
				event.preventDefault();
				onClose();
			}}
		>
			<div className={classes.head}>
				<h2 className={classes.title} id={id}>
					{title}
				</h2>
				{close ? (
					<button
						type="button"
						className={classes.close}
						aria-label={close}
						onClick={onClose}
						data-mantine-stop-propagation="true"
					>
						<IconX size={20} stroke={2} aria-hidden />
					</button>
				) : null}
			</div>
			{children}
		</dialog>
	);
}
