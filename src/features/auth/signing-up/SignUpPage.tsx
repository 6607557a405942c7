import { IconBrandWhatsapp } from "@tabler/icons-react";
import { Link, Navigate } from "@tanstack/react-router";
import { whatsappLink } from "#centre.ts";
import { NewcomersAside, NewKeyAside } from "#features/auth/AccountAside.tsx";
import classes from "#features/auth/AccountPage.module.css";
import { AccountPage } from "#features/auth/AccountPage.tsx";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { useMailToken } from "#features/auth/mail-link.ts";
import { wayAfterSignIn } from "#features/auth/signing-in/after-sign-in.ts";
import { FirstAdminForm } from "./FirstAdminForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import { useWords } from "./words.ts";

// Asking for an account; by the link that the server prints, the centre's first admin.
export function SignUpPage() {
	const t = useWords();
	const { session, loading } = useAuth();
	const token = useMailToken("admin");
	if (loading) return null;
	if (token !== "") {
		return (
			<AccountPage
				aside={<NewKeyAside title={t("admin.aside")} text={t("admin.asideText")} />}
				title={t("admin.title")}
				lead={t("admin.lead")}
			>
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
