// Some browsers delete what a site has stored when it was not used for a while (an iPhone after seven days). People
// with unsent work on such a phone are warned in time, and the warning says what would help.
import { useEffect } from "react";
import { toast } from "sonner";
import { install } from "#features/install/commands.ts";
import { useInstallWay, useStorageKept } from "#features/install/use-way.ts";
import { useStatus } from "#features/outbox/queries.ts";
import { say } from "#features/outbox/words.ts";

const day = 24 * 3_600_000;
const oldAfterDays = 3;
const id = "old-work";

export function useOldItems(): void {
	const { oldest, contact } = useStatus();
	const days = oldest === null || contact !== "offline" ? 0 : Math.floor((Date.now() - oldest) / day);
	const inDanger = useStorageKept() === false;
	const way = useInstallWay();
	useEffect(() => {
		if (days < oldAfterDays) return;
		toast.info(say("toast.old", { count: days }), {
			id,
			duration: Number.POSITIVE_INFINITY,
			...(inDanger && { description: say(way ? "toast.old.install" : "toast.old.danger") }),
			...(inDanger && way && { action: { label: say("toast.old.how"), onClick: (press) => advise(press) } }),
		});
		return () => void toast.dismiss(id);
	}, [days, inDanger, way]);
}

/** The notice stays: the work still waits. */
function advise(press: { preventDefault: () => void }): void {
	press.preventDefault();
	void install();
}
