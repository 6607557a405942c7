import { Button } from "@mantine/core";
import { IconDownload, IconTrash } from "@tabler/icons-react";
import { toast } from "sonner";
import { useSize } from "#features/materials/use-size.ts";
import { dismissFailure, sayFailure } from "#ui/feedback/failure-toast.ts";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { offerUndo } from "#ui/feedback/undo-toast.ts";
import { keepHere, NoRoom, removeFromHere } from "./commands.ts";
import type { FileHere, Material } from "./queries.ts";
import { say, useWords } from "./words.ts";

/** What a notice about the room for files is found by: it is over when files or the room change. */
export const aboutRoom = "files";

type KeepButtonProps = {
	material: Material;
	/** Undefined: it is not here. */
	file: FileHere | undefined;
	stopped: Stopped;
	/** What is here only as long as there is room is offered to be kept, and not to be removed. */
	pins?: boolean;
	/** Beside other work: it draws no eye. */
	quiet?: boolean;
	/** The id of the element that names the material. */
	about: string;
};

// Whether a file is on this phone, and the way to have it there or not.
export function KeepButton({ material, file, pins = false, quiet = false, stopped, about }: KeepButtonProps) {
	const t = useWords();
	const size = useSize();
	const notKept = (error: unknown) => {
		const reason = error instanceof NoRoom ? t("noRoom", { size: size(material.size) }) : say("notKept");
		sayFailure(aboutRoom, reason);
	};
	const keep = () => {
		dismissFailure(aboutRoom);
		return keepHere(material).catch(notKept);
	};
	// Its bytes are gone: without a network nothing brings them back.
	const remove = () => {
		dismissFailure(aboutRoom);
		return removeFromHere(material)
			.then(() => (stopped ? toast(say("removed")) : offerUndo(say("removed"), keep)))
			.catch(() => sayFailure(aboutRoom, say("notRemoved")));
	};
	const removes = file !== undefined && (file.chosen || !pins);
	const Icon = removes ? IconTrash : IconDownload;
	const does = () => {
		if (removes) return file.state === "here" ? "remove" : "stopFetching";
		return file ? "keepAlways" : "keep";
	};
	return (
		<Button
			variant={quiet ? "subtle" : "default"}
			size="sm"
			aria-describedby={about}
			leftSection={<Icon size={18} stroke={2} aria-hidden />}
			onClick={() => void (removes ? remove() : keep())}
		>
			{t(does())}
		</Button>
	);
}
