import { useWords } from "#features/courses/course/words.ts";
import { inGroups, joinLink } from "#features/courses/join-code.ts";
import type { ShownCourse } from "#features/courses/queries.ts";
import { LaterQrCode } from "#ui/art/LaterQrCode.tsx";
import { Logo } from "#ui/art/Logo.tsx";
import classes from "./CoursePrintout.module.css";

// To cut out, pin up or hand out: parents and children of both languages read the same card.
export function PrintedJoinCard({ course }: { course: ShownCourse }) {
	const t = useWords();
	const { host, origin } = location;
	const address = `${host}/portal`;
	return (
		<div className={classes.card}>
			<div className={classes.logo}>
				<Logo />
			</div>
			<p className={classes.course} dir="auto">
				{course.title}
			</p>
			<p className={classes.about}>{[course.code, course.subject].filter(Boolean).join(" · ")}</p>
			<div className={classes.way}>
				<LaterQrCode text={joinLink(course.join_code)} label="" />
				<p className={classes.code}>{inGroups(course.join_code)}</p>
			</div>
			<div className={classes.lines}>
				<ol lang="en">
					<li>{t("paper.en.1", { address })}</li>
					<li>{t("paper.en.2")}</li>
					<li>{t("paper.en.3")}</li>
				</ol>
				<ol lang="fr">
					<li>{t("paper.fr.1", { address })}</li>
					<li>{t("paper.fr.2")}</li>
					<li>{t("paper.fr.3")}</li>
				</ol>
			</div>
			<p className={classes.foot}>{origin}</p>
		</div>
	);
}
