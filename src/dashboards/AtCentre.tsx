import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useInquiryCounts } from "#features/inquiries/inbox/queries.ts";
import { useNoteAtCentre, usePeopleCounts } from "#features/people/queries.ts";
import { useStopped } from "#features/reach/queries.ts";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { useWords } from "./at-centre-words.ts";
import classes from "./WhatsNewPage.module.css";

// What waits for the center: numbers, asked each time and never stored on the phone.
export function AtCentre() {
	const t = useWords();
	const wanted = useStopped() === null;
	const people = usePeopleCounts("whats new", wanted);
	const inquiries = useInquiryCounts("whats new", wanted);
	useNoteAtCentre(people.value?.waiting ?? null, inquiries.value?.new ?? null);
	const [waiting, written] = [people.value?.waiting, inquiries.value];
	if (people.state === "failed" || inquiries.state === "failed") {
		const again = () => {
			people.again();
			inquiries.again();
		};
		return (
			<>
				<p role="status">{t("failed")}</p>
				<Button variant="default" onClick={again}>
					{t("again")}
				</Button>
			</>
		);
	}
	if (waiting === undefined || !written) {
		return wanted ? <RuledSkeleton label={t("asking")} /> : <p>{t("unknown")}</p>;
	}
	if (waiting === 0 && written.new === 0) return <p>{t("none")}</p>;
	return (
		<ul className={classes.list}>
			{waiting > 0 ? (
				<li>
					<Link to="/dashboard-admin" hash="approvals" className={classes.row}>
						<strong>{t("waiting", { count: waiting })}</strong>
						<span>{t("approve")}</span>
					</Link>
				</li>
			) : null}
			{written.new > 0 ? (
				<li>
					<Link to="/dashboard-admin/inquiries" className={classes.row}>
						<strong>{t("inquiries", { count: written.new })}</strong>
						<span>{written.late > 0 ? t("late", { count: written.late }) : t("inTime")}</span>
					</Link>
				</li>
			) : null}
		</ul>
	);
}
