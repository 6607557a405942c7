import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { part } from "#ui/loading/part.tsx";
import classes from "./GiveHere.module.css";
import { useUploadIds } from "./list-queries.ts";
import { useWords } from "./words.ts";

// Fetched where something is given: most admins come to this list to look.
const GiveMaterial = part(() => import("./giving/GiveMaterial.tsx").then((file) => file.GiveMaterial));
const Uploads = part(() => import("./giving/Uploads.tsx").then((file) => file.Uploads));

// The way to give a material above the list of all, and what is on its way. `onEnd` is called whenever an upload is over: the
// server may have one material more.
export function GiveHere({ onEnd }: { onEnd: () => void }) {
	const t = useWords();
	const [open, setOpen] = useState(false);
	const ids = useUploadIds();
	const before = useRef(ids);
	useEffect(() => {
		const ended = before.current?.some((id) => !ids?.includes(id));
		before.current = ids ?? before.current;
		if (ids && ended) onEnd();
	}, [ids, onEnd]);
	const give = () => {
		// It shows what was given, also when the network has gone meanwhile.
		Uploads.preload();
		setOpen(true);
	};
	return (
		<div className={classes.give}>
			<Button leftSection={<IconUpload size={18} stroke={2} aria-hidden />} onClick={give}>
				{t("give")}
			</Button>
			<Suspense>
				{ids?.length ? <Uploads /> : null}
				{open ? <GiveMaterial onClose={() => setOpen(false)} /> : null}
			</Suspense>
		</div>
	);
}
