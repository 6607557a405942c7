import { IconBrandWhatsapp } from "@tabler/icons-react";
import { Navigate, useSearch } from "@tanstack/react-router";
import { centre } from "#centre.ts";
import { Person } from "#ui/Person.tsx";
import { Figure, Scene } from "#ui/Scene.tsx";
import { Sticker } from "#ui/Sticker.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { LoginForm } from "./LoginForm.tsx";
import classes from "./LoginPage.module.css";
import { useUnsentWork } from "./queries.ts";
import { wayAfterSignIn } from "./way.ts";
import { useWords } from "./words.ts";

// One column, one sheet. Somebody already signed in has nothing to do here, unless the session ended: then the page
// says what waits for him.
export function LoginPage() {
	const t = useWords();
	const { session, loading } = useAuth();
	const { from }: { from?: unknown } = useSearch({ strict: false });
	if (loading) return null;
	if (session && !session.expired) return <Navigate {...wayAfterSignIn(session.role, from)} replace />;
	return (
		<div className={`wrap ${classes.page}`}>
			<aside className={classes.aside}>
				<Scene field="#bfe3ff" ground="arch" colours={["#2c46e2"]} className={classes.scene ?? ""}>
					<Figure left={14} width={38}>
						<Person name="girl-point" />
					</Figure>
					<Figure left={52} width={36}>
						<Person name="boy-paper" flip />
					</Figure>
					<Sticker prop="notebook" left={6} top={12} />
					<Sticker prop="cloud-sent" left={80} top={16} turn={6} accent="#177a47" />
				</Scene>
				<h2 className={classes.asideTitle}>{t("login.aside")}</h2>
				<p className={classes.asideText}>{t("login.asideText")}</p>
			</aside>
			<section className={classes.card} aria-labelledby="login-title">
				<h1 className={classes.title} id="login-title">
					{t(session ? "login.again" : "login.title")}
				</h1>
				{session ? <AgainLead /> : <p className={classes.lead}>{t("login.lead")}</p>}
				<LoginForm email={session?.user.email ?? ""} from={from} />
				<p className={classes.help}>
					{t("login.help")}
					<br />
					<a href={`https://wa.me/${centre.whatsapp}?text=${encodeURIComponent(t("login.greeting"))}`}>
						<IconBrandWhatsapp size={20} stroke={2} aria-hidden />
						{t("login.whatsapp")}
					</a>
				</p>
			</section>
		</div>
	);
}

function AgainLead() {
	const t = useWords();
	const count = useUnsentWork()?.length ?? 0;
	return <p className={classes.lead}>{count > 0 ? t("login.againLead", { count }) : t("login.againQuiet")}</p>;
}
