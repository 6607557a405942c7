import { Button } from "@mantine/core";
import type { TablerIcon } from "@tabler/icons-react";
import { type ReactNode, type Ref, useId } from "react";
import classes from "./BannerRow.module.css";

type BannerRowProps = {
	/** Decides its colours. */
	state: "queued" | "sending" | "sent" | "failed" | "graded";
	Icon: TablerIcon;
	/** What people wrote in it is isolated. */
	title: ReactNode;
	children: ReactNode;
	/** Its words change while it is looked at. */
	live?: boolean;
	/** Another thing to do, before the way. */
	also?: ReactNode;
	action: string;
	onPress: () => void;
	row?: Ref<HTMLDivElement>;
	button?: Ref<HTMLButtonElement>;
};

// One line about an answer or whatever is new, as high as a folded card: what became of it, and the way to it.
export function BannerRow({
	state,
	Icon,
	title,
	children,
	live = false,
	also,
	action,
	onPress,
	row,
	button,
}: BannerRowProps) {
	const id = useId();
	return (
		<div className={classes.row} data-state={state} ref={row}>
			<Icon className={classes.icon} size={20} stroke={2} aria-hidden />
			<div className={classes.words} id={id}>
				<p className={classes.title}>{title}</p>
				<p className={classes.state} aria-live={live ? "polite" : undefined}>
					{children}
				</p>
			</div>
			<div className={classes.ways}>
				{also}
				<Button
					ref={button}
					className={classes.see ?? ""}
					variant="subtle"
					size="compact-md"
					aria-describedby={id}
					onClick={onPress}
				>
					{action}
				</Button>
			</div>
		</div>
	);
}
