import { Button } from "@mantine/core";
import { IconChevronLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import classes from "./OpenedItem.module.css";

type OpenedItemProps<Room> = {
	/** Where the way back leads, in words. */
	back: string;
	onClose: () => void;
	/** What is opened: undefined while it is being fetched, null when it is not there. */
	room: Room | null | undefined;
	loading: string;
	gone: { prop: ReactNode; title: string; next: string };
	children: (room: Room) => ReactNode;
};

// One thing opened from a list, in its place, with the way back above it.
export function OpenedItem<Room>({ back, onClose, room, loading, gone, children }: OpenedItemProps<Room>) {
	return (
		<>
			<Button
				variant="subtle"
				size="compact-md"
				className={classes.back ?? ""}
				leftSection={<IconChevronLeft size={20} stroke={2.2} aria-hidden />}
				onClick={onClose}
			>
				{back}
			</Button>
			{room === undefined ? <RuledSkeleton label={loading} /> : null}
			{room === null ? <EmptyState {...gone} /> : null}
			{room ? children(room) : null}
		</>
	);
}
