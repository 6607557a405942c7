import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { laterThemed } from "#app/frame/later.tsx";
import { usePortal } from "#app/router/route-data.ts";
import { useWords } from "#app/words.ts";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { Logo } from "#ui/art/Logo.tsx";
import { DashboardLink, DashboardPortrait } from "./DashboardLink.tsx";
import classes from "./Header.module.css";
import { LanguageNote } from "./LanguageNote.tsx";
import { LanguageButton, LanguageToggle } from "./LanguageToggle.tsx";
import { MainNav } from "./MainNav.tsx";
import { Menu } from "./Menu.tsx";
import { home, navigation } from "./navigation.ts";

// The chip loads the local database, which a visitor does not need.
const SyncChip = laterThemed(() => import("#features/outbox/chip/SyncChip.tsx").then((file) => file.SyncChip));

// In the portal it is quiet: no menu but the way home.
export function Header() {
	const t = useWords();
	const portal = usePortal();
	const { session } = useAuth();
	return (
		<header className={classes.header} data-place={portal ? "portal" : "site"} data-known={session !== null}>
			<div className={`wrap ${classes.row}`}>
				<div className={classes.brand}>
					<Link to="/" className={classes.home} aria-label={t("header.home")}>
						<Logo />
					</Link>
					<span className={classes.tagline}>{t("header.tagline")}</span>
				</div>
				<MainNav entries={portal ? [home] : navigation} />
				<Tools portal={portal} />
				{portal ? null : <Menu />}
			</div>
			<LanguageNote />
		</header>
	);
}

// What does not fit on a phone is in the menu, or on the own dashboard (Header.module.css).
function Tools({ portal }: { portal: boolean }) {
	const { session } = useAuth();
	return (
		<div className={classes.tools}>
			{session ? (
				<Suspense fallback={<span className={classes.chipPlace} />}>
					<SyncChip />
				</Suspense>
			) : null}
			<span className={classes.languages}>
				<LanguageToggle />
			</span>
			{session && portal ? (
				<span className={classes.language}>
					<LanguageButton />
				</span>
			) : null}
			<span className={classes.door}>
				<DashboardLink />
			</span>
			{session ? (
				<span className={classes.face}>
					<DashboardPortrait />
				</span>
			) : null}
		</div>
	);
}
