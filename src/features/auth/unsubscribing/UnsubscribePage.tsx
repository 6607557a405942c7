import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import classes from "#features/auth/AccountPage.module.css";
import { AccountPage } from "#features/auth/AccountPage.tsx";
import { useMailToken } from "#features/auth/mail-link.ts";
import { SendButton } from "#features/auth/SendButton.tsx";
import { useNetwork } from "#features/reach/queries.ts";
import { Person } from "#ui/art/Person.tsx";
import { Figure, Scene } from "#ui/art/Scene.tsx";
import { Sticker } from "#ui/art/Sticker.tsx";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { useUnsubscribing } from "./use-unsubscribing.ts";
import { useWords } from "./words.ts";

// Ends the mails about courses without signing in. Only the press does it: programs that look for bad links open every link
// of a mail.
export function UnsubscribePage() {
	const t = useWords();
	const offline = !useNetwork();
	const token = useMailToken("unsubscribe");
	const { busy, outcome, stop } = useUnsubscribing(token);
	const done = outcome === "done";
	if (!isWhole(token)) {
		return (
			<AccountPage aside={<Aside />} title={t("title")}>
				<div className={classes.form}>
					<div role="alert">
						<StateNote state="failed" word={t("failed")} quiet />
					</div>
					<ToProfile />
				</div>
			</AccountPage>
		);
	}
	return (
		<AccountPage aside={<Aside />} title={t("title")} {...(done ? {} : { lead: t("lead") })}>
			<form className={classes.form} onSubmit={(event) => void stop(event)} noValidate>
				<div role="status">
					{done ? <StateNote state="sent" word={t("done")} reason={t("done.text")} quiet /> : null}
					{outcome && !done ? <StateNote state="failed" word={t(outcome)} quiet /> : null}
				</div>
				{done ? (
					<ToProfile />
				) : (
					<SendButton offline={offline} sending={busy}>
						{t("stop")}
					</SendButton>
				)}
			</form>
		</AccountPage>
	);
}

// Where somebody who signs in chooses which mails come.
function ToProfile() {
	const t = useWords();
	return (
		<Button variant="default" size="lg" fullWidth renderRoot={(props) => <Link to="/profile" {...props} />}>
			{t("profile")}
		</Button>
	);
}

/** A person's id and its signature (pb_hooks/lib/notices/unsubscribing.js); a mail program may have cut them. */
const isWhole = (token: string): boolean => /^[a-z0-9]{15}\.[a-f0-9]{64}$/.test(token);

function Aside() {
	const t = useWords();
	return (
		<>
			<Scene field="#ddf3e6" ground="steps" colours={["#64c08c"]} className={classes.scene ?? ""}>
				<Figure left={32} width={38}>
					<Person name="teen-long" />
				</Figure>
				<Sticker prop="bell" left={10} top={16} accent="#177a47" />
				<Sticker prop="letter" left={78} top={10} turn={6} />
			</Scene>
			<h2 className={classes.asideTitle}>{t("aside.title")}</h2>
			<p className={classes.asideText}>{t("aside.text")}</p>
		</>
	);
}
