import { IconBrandWhatsapp } from "@tabler/icons-react";
import { Link, Navigate } from "@tanstack/react-router";
import { whatsappLink } from "#centre.ts";
import { NewcomersAside, NewKeyAside } from "./AccountAside.tsx";
import classes from "./AccountPage.module.css";
import { AccountPage } from "./AccountPage.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { useMailToken } from "./mail-link.ts";
import { FirstAdminForm } from "./signing-up/FirstAdminForm.tsx";
import { SignUpForm } from "./signing-up/SignUpForm.tsx";
import { useWords } from "./signing-up/words.ts";
import { wayAfterSignIn } from "./way.ts";

// Asking for an account; by the link that the server prints, the centre's first admin.
export function SignUpPage() {
	const t = useWords();
	const { session, loading } = useAuth();
	const token = useMailToken("admin");
	if (loading) return null;
	if (token !== "") {
		return (
			<AccountPage aside={<NewKeyAside />} title={t("admin.title")} lead={t("admin.lead")}>
				<FirstAdminForm token={token} />
			</AccountPage>
		);
	}
	if (session && !session.expired) return <Navigate {...wayAfterSignIn(session.role, null)} replace />;
	return (
		<AccountPage aside={<NewcomersAside />} title={t("title")} lead={t("lead")}>
			<SignUpForm />
			<p className={classes.help}>
				{t("haveOne")} <Link to="/login">{t("signIn")}</Link>
			</p>
			<p className={classes.help}>
				{t("parent")}
				<br />
				<a href={whatsappLink(t("greeting"))}>
					<IconBrandWhatsapp size={20} stroke={2} aria-hidden />
					{t("parentLink")}
				</a>
			</p>
		</AccountPage>
	);
}
