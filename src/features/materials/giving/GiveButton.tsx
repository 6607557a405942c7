import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { part } from "#ui/loading/part.tsx";
import { useTaughtCourses } from "./queries.ts";
import type { Target } from "./schema.ts";
import { useWords } from "./words.ts";

// Opened now and then, so its code comes when it is asked for.
const GiveMaterial = part(() => import("./GiveMaterial.tsx").then((file) => file.GiveMaterial));

// The way to give a material, from wherever one is missed.
export function GiveButton(target: Target) {
	const t = useWords();
	const [open, setOpen] = useState(false);
	const courses = useTaughtCourses();
	if (!courses) return null;
	// What the server does not have yet cannot be named to it.
	const course = courses.find(({ id }) => id === target.course_id);
	const assignment = course?.assignments.find(({ id }) => id === target.assignment_id);
	if ((target.course_id && !course) || (target.assignment_id && !assignment)) return <p>{t("later")}</p>;
	return (
		<>
			<Button
				variant="default"
				size="sm"
				leftSection={<IconUpload size={18} stroke={2} aria-hidden />}
				onClick={() => setOpen(true)}
			>
				{t(target.assignment_id ? "open.worksheet" : "open")}
			</Button>
			{open ? (
				<Suspense>
					<GiveMaterial target={target} onClose={() => setOpen(false)} />
				</Suspense>
			) : null}
		</>
	);
}
