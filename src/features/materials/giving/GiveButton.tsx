import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { part } from "#ui/loading/part.tsx";
import { usePlaces } from "./queries.ts";
import type { GivingFields } from "./schema.ts";
import { useWords } from "./words.ts";

// Opened now and then, so its code comes when it is asked for.
const GiveMaterial = part(() => import("./GiveMaterial.tsx").then((file) => file.GiveMaterial));

type GiveButtonProps = Partial<Pick<GivingFields, "course_id" | "assignment_id">>;

// The way to give a material, from wherever one is missed.
export function GiveButton(about: GiveButtonProps) {
	const t = useWords();
	const [open, setOpen] = useState(false);
	const places = usePlaces();
	if (!places) return null;
	// What the server does not have yet cannot be named to it.
	const course = places.find(({ id }) => id === about.course_id);
	const assignment = course?.assignments.find(({ id }) => id === about.assignment_id);
	if ((about.course_id && !course) || (about.assignment_id && !assignment)) return <p>{t("later")}</p>;
	return (
		<>
			<Button
				variant="default"
				size="sm"
				leftSection={<IconUpload size={18} stroke={2} aria-hidden />}
				onClick={() => setOpen(true)}
			>
				{t(about.assignment_id ? "open.worksheet" : "open")}
			</Button>
			{open ? (
				<Suspense>
					<GiveMaterial about={about} onClose={() => setOpen(false)} />
				</Suspense>
			) : null}
		</>
	);
}
