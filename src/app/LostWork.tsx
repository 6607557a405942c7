import { Button } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { readStatus, watchStatus } from "#data/status.ts";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { useLanguage } from "#i18n/i18n.ts";
import { momentOf } from "#ui/dates.ts";
import { markLossRead } from "./commands.ts";
import classes from "./LostWork.module.css";
import { useWords } from "./list-words.ts";
import { lostName } from "./lost-names.ts";
import { useWords as useAppWords } from "./words.ts";

// What the browser deleted before it was sent: named until its writer says that he has read it.
export function LostWork() {
	const t = useWords();
	const app = useAppWords();
	const lang = useLanguage();
	const { session } = useAuth();
	const { lost, arrived } = useSyncExternalStore(watchStatus, readStatus, readStatus);
	if (!session || (lost.items.length === 0 && !lost.sealed)) return null;
	return (
		<section className={`wrap ${classes.place}`} aria-labelledby="lost-work">
			<div className={classes.note}>
				<div role="alert">
					<h2 id="lost-work">{t("lost.title")}</h2>
					<p>{t("lost.text")}</p>
				</div>
				<ul>
					{lost.items.map((item) => (
						<li key={item.id}>
							<strong dir="auto">{lostName(item, t, app)}</strong>
							<span>{t("lost.written", { when: momentOf(item.at, lang) })}</span>
						</li>
					))}
					{lost.sealed ? (
						<li>
							<strong>{t("lost.sealed", { count: lost.sealed.count })}</strong>
							<span>{t("lost.sealedSince", { when: momentOf(lost.sealed.at, lang) })}</span>
						</li>
					) : null}
				</ul>
				{arrived ? null : <p>{t("lost.perhaps")}</p>}
				<p>{t(session.role === "student" ? "lost.student" : "lost.teacher")}</p>
				<Button variant="default" onClick={() => markLossRead()}>
					{t("lost.read")}
				</Button>
			</div>
		</section>
	);
}
