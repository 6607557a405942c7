// The button that closes is a plain one: nothing else here uses Mantine's CloseButton, whose code and styles would be
// fetched for it.
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import { ModalBase, ModalBaseContent, ModalBaseOverlay } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { dismissSaved } from "#features/outbox/saved-toast.ts";
import { useBackCloses } from "#ui/layout/use-back-closes.ts";
import classes from "./OutboxDrawer.module.css";
import { OutboxList } from "./OutboxList.tsx";
import { useDrawerFocus } from "./use-drawer-focus.ts";
import { useWords } from "./words.ts";

type OutboxDrawerProps = { open: boolean; onClose: () => void };

// Shows the state of everything written on this phone. Built on ModalBase, as Mantine's Drawer is: the Drawer would add
// a scroll area of 4 KB that is never drawn. Not the browser's own modal dialog: that would make the toast with its
// Undo unreachable.
export function OutboxDrawer({ open, onClose }: OutboxDrawerProps) {
	const t = useWords();
	const phone = useMediaQuery("(max-width: 600px)", undefined, { getInitialValueInEffect: false });
	// Opened only after it was mounted: otherwise it would appear without its transition.
	const [shown, show] = useState(false);
	useEffect(() => {
		show(open);
		if (open) dismissSaved();
	}, [open]);
	useBackCloses(open, onClose);
	const { go, onGone } = useDrawerFocus(open, onClose);
	return (
		<ModalBase
			opened={shown}
			onClose={onClose}
			trapFocus
			returnFocus={false}
			lockScroll
			withinPortal
			closeOnEscape
			closeOnClickOutside
			transitionProps={{ transition: phone ? "slide-up" : "slide-left", duration: 240 }}
			onExitTransitionEnd={onGone}
		>
			<ModalBaseOverlay />
			<ModalBaseContent
				className={classes.drawer ?? ""}
				innerProps={{ className: classes.place ?? "" }}
				aria-label={t("outbox.title")}
			>
				<div className={classes.head}>
					<h2>{t("outbox.title")}</h2>
					<button type="button" className={classes.close} aria-label={t("outbox.close")} onClick={onClose}>
						<IconX size={20} stroke={2} aria-hidden />
					</button>
				</div>
				<OutboxList onLeave={onClose} onGo={go} />
			</ModalBaseContent>
		</ModalBase>
	);
}
