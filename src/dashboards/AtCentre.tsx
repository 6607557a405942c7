import { Button } from "@mantine/core";
import { IconMessage2, IconUserPlus } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useOffline } from "#features/auth/queries.ts";
import type { Session } from "#features/auth/session.ts";
import { NewsRow } from "#features/coursework/answering/NewsRow.tsx";
import { useWords } from "#features/coursework/whats-new/words.ts";
import { useInquiryCounts } from "#features/inquiries/inbox/queries.ts";
import { usePeopleCounts } from "#features/people/queries.ts";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import classes from "./WhatsNewPage.module.css";

// What waits for the center: numbers, asked each time and never stored on the phone.
export function AtCentre({ session }: { session: Session }) {
	const t = useWords();
	const navigate = useNavigate();
	const wanted = !useOffline() && !session.expired;
	const people = usePeopleCounts("whats new", wanted);
	const inquiries = useInquiryCounts("whats new", wanted);
	const [waiting, written] = [people.value?.waiting, inquiries.value];
	if (people.state === "failed" || inquiries.state === "failed") {
		const again = () => {
			people.again();
			inquiries.again();
		};
		return (
			<>
				<p role="status">{t("center.failed")}</p>
				<Button variant="default" onClick={again}>
					{t("center.again")}
				</Button>
			</>
		);
	}
	if (waiting === undefined || !written) {
		return wanted ? <RuledSkeleton label={t("center.asking")} /> : <p>{t("center.unknown")}</p>;
	}
	if (waiting === 0 && written.new === 0) return <p>{t("center.none")}</p>;
	return (
		<ul className={classes.list}>
			{waiting > 0 ? (
				<li>
					<NewsRow
						state="sending"
						Icon={IconUserPlus}
						title={t("center.waiting", { count: waiting })}
						action={t("open")}
						onPress={() => void navigate({ to: "/dashboard-admin", hash: "approvals" })}
					>
						{t("center.approve")}
					</NewsRow>
				</li>
			) : null}
			{written.new > 0 ? (
				<li>
					<NewsRow
						state={written.late > 0 ? "queued" : "sending"}
						Icon={IconMessage2}
						title={t("center.inquiries", { count: written.new })}
						action={t("open")}
						onPress={() => void navigate({ to: "/dashboard-admin/inquiries" })}
					>
						{written.late > 0 ? t("center.late", { count: written.late }) : t("center.inTime")}
					</NewsRow>
				</li>
			) : null}
		</ul>
	);
}
