import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { Logo } from "#ui/Logo.tsx";
import { DashboardLink, DashboardPortrait } from "./DashboardLink.tsx";
import classes from "./Header.module.css";
import { LanguageButton, LanguageToggle } from "./LanguageToggle.tsx";
import { laterThemed } from "./later.tsx";
import { navigation } from "./navigation.ts";
import { useWords } from "./words.ts";

// The chip brings the phone's database with it, which a visitor does not need.
const SyncChip = laterThemed(() => import("./SyncChip.tsx").then((file) => file.SyncChip));

export function Header() {
	const t = useWords();
	const { session } = useAuth();
	return (
		<header className={classes.header}>
			<div className={`wrap ${classes.row}`}>
				<Link to="/" className={classes.home} aria-label={t("header.home")}>
					<Logo />
				</Link>
				<span className={classes.tagline}>{t("header.tagline")}</span>
				<nav className={classes.nav} aria-label={t("nav.label")}>
					{navigation.map(({ to, label }) => (
						<Link key={to} to={to} className={classes.entry} activeOptions={{ exact: true }}>
							{t(label)}
						</Link>
					))}
				</nav>
				<div className={classes.tools}>
					{session ? (
						<Suspense fallback={<span className={classes.chipPlace} />}>
							<SyncChip />
						</Suspense>
					) : null}
					<span className={classes.wide}>
						<LanguageToggle />
						<DashboardLink />
					</span>
					<span className={classes.narrow}>
						{session ? <LanguageButton /> : <LanguageToggle />}
						{session ? <DashboardPortrait /> : <DashboardLink />}
					</span>
				</div>
			</div>
		</header>
	);
}
