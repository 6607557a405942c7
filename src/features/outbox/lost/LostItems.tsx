import { Button } from "@mantine/core";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { markLossRead } from "#features/outbox/commands.ts";
import { useStatus } from "#features/outbox/queries.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { useMutationWords } from "#mutation-words.ts";
import { momentOf } from "#ui/dates.ts";
import classes from "./LostItems.module.css";
import { lostName } from "./lost-names.ts";
import { useWords } from "./words.ts";

// What the browser deleted before it was sent, listed until its writer says that he has read it.
export function LostItems() {
	const t = useWords();
	const named = useMutationWords();
	const lang = useLanguage();
	const { session } = useAuth();
	const { lost, arrived } = useStatus();
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
							<strong dir="auto">{lostName(item, t, named)}</strong>
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
