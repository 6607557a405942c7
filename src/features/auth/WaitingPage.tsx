import { Button } from "@mantine/core";
import { IconBrandWhatsapp } from "@tabler/icons-react";
import { whatsappLink } from "#centre.ts";
import { Person } from "#ui/art/Person.tsx";
import { Figure, Scene } from "#ui/art/Scene.tsx";
import { Sticker } from "#ui/art/Sticker.tsx";
import { AccountButtons } from "./AccountButtons.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { LookAgain } from "./LookAgain.tsx";
import { useUnsentWork } from "./queries.ts";
import { SignOutButton } from "./SignOutButton.tsx";
import { StrandedList } from "./StrandedList.tsx";
import { ownsAccount } from "./signed-in.ts";
import { UnsentList } from "./UnsentList.tsx";
import classes from "./WaitingPage.module.css";
import { useWords } from "./words.ts";

// In place of the dashboard while the account is not approved, was declined, or is blocked. It reads offline, and the
// courier that runs every minute brings the approval without a touch.
export function WaitingPage() {
	const t = useWords();
	const { session } = useAuth();
	if (!session || session.standing === "approved") return null;
	const { standing, reason, expired } = session;
	return (
		<div className={`wrap ${classes.page}`}>
			<Picture waiting={standing === "waiting"} />
			<div>
				<h1 className={classes.title}>{t(`${standing}.title`)}</h1>
				<p className={classes.text}>{t(`${standing}.text`)}</p>
				{standing === "declined" && reason ? (
					<p className={classes.reason} dir="auto">
						<strong>{t("declined.reason")}</strong> {reason}
					</p>
				) : null}
				{expired || standing === "waiting" ? (
					<p className={classes.text}>{t(expired ? "waiting.ended" : "waiting.itself")}</p>
				) : null}
				<div className={classes.actions}>
					<LookAgain />
					<Button
						component="a"
						variant="default"
						href={whatsappLink(t("standing.greeting"))}
						leftSection={<IconBrandWhatsapp size={20} stroke={2} aria-hidden />}
					>
						{t("standing.whatsapp")}
					</Button>
					{ownsAccount(session) ? <AccountButtons /> : <SignOutButton />}
				</div>
				<KeptWork />
				<StrandedList />
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

function KeptWork() {
	const t = useWords();
	const errands = useUnsentWork();
	if (!errands || errands.length === 0) return null;
	return (
		<section className={classes.kept}>
			<h2>{t("standing.kept")}</h2>
			<p>{t("standing.keptText")}</p>
			<UnsentList errands={errands} />
		</section>
	);
}
