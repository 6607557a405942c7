import { Button } from "@mantine/core";
import { IconBrandWhatsapp } from "@tabler/icons-react";
import { whatsappLink } from "#centre.ts";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { useUnsentWork } from "#features/auth/queries.ts";
import { UnsentNames } from "#features/auth/signing-out/UnsentNames.tsx";
import { OrphanedDrafts } from "#features/drafting/orphaned/OrphanedDrafts.tsx";
import { Person } from "#ui/art/Person.tsx";
import { Figure, Scene } from "#ui/art/Scene.tsx";
import { Sticker } from "#ui/art/Sticker.tsx";
import { LookAgain } from "./LookAgain.tsx";
import classes from "./WaitingPage.module.css";
import { useWords } from "./words.ts";

// Replaces the dashboard while the account is not approved, was declined, or is blocked. It can be read offline, and
// sync, which runs every minute, brings the approval by itself.
export function WaitingPage() {
	const t = useWords();
	const { session } = useAuth();
	if (!session || session.account_status === "approved") return null;
	const { account_status, reason, expired } = session;
	return (
		<div className={`wrap ${classes.page}`}>
			<Picture waiting={account_status === "waiting"} />
			<div>
				<h1 className={classes.title}>{t(`${account_status}.title`)}</h1>
				<p className={classes.text}>{t(`${account_status}.text`)}</p>
				{account_status === "declined" && reason ? (
					<p className={classes.reason} dir="auto">
						<strong>{t("declined.reason")}</strong> {reason}
					</p>
				) : null}
				{expired || account_status === "waiting" ? (
					<p className={classes.text}>{t(expired ? "waiting.ended" : "waiting.itself")}</p>
				) : null}
				<div className={classes.actions}>
					<LookAgain />
					<Button
						component="a"
						variant="default"
						href={whatsappLink(t("greeting"))}
						leftSection={<IconBrandWhatsapp size={20} stroke={2} aria-hidden />}
					>
						{t("whatsapp")}
					</Button>
				</div>
				<UnsentItems />
				<OrphanedDrafts />
			</div>
		</div>
	);
}

function Picture({ waiting }: { waiting: boolean }) {
	return (
		<Scene field="#fff1cc" ground="hills" colours={["#ffd966", "#f2583a"]} className={classes.scene ?? ""}>
			<Figure left={34} width={34}>
				<Person name={waiting ? "kid-tee" : "tutor"} />
			</Figure>
			<Sticker prop={waiting ? "waiting" : "letter"} left={14} top={14} />
			<Sticker prop="clock" left={74} top={18} turn={6} />
		</Scene>
	);
}

function UnsentItems() {
	const t = useWords();
	const entries = useUnsentWork();
	if (!entries || entries.length === 0) return null;
	return (
		<section className={classes.kept}>
			<h2>{t("kept")}</h2>
			<p>{t("keptText")}</p>
			<UnsentNames entries={entries} />
		</section>
	);
}
