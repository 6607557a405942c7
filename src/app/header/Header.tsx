import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { laterThemed } from "#app/frame/later.tsx";
import { type Frame, useFrame } from "#app/router/route-data.ts";
import { useWords } from "#app/words.ts";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { Logo } from "#ui/art/Logo.tsx";
import { DashboardLink } from "./DashboardLink.tsx";
import classes from "./Header.module.css";
import { LanguageNote } from "./LanguageNote.tsx";
import { LanguageToggle } from "./LanguageToggle.tsx";
import { MainNav } from "./MainNav.tsx";
import { Menu } from "./Menu.tsx";

// The chip loads the local database, and signing out does, which a visitor does not need.
const SyncChip = laterThemed(() => import("#features/outbox/chip/SyncChip.tsx").then((file) => file.SyncChip));
const AccountMenu = laterThemed(() => import("./AccountMenu.tsx").then((file) => file.AccountMenu));

// On dashboards it is slim: the whole menu is behind its button, and everything about the account behind a face.
export function Header() {
	const t = useWords();
	const frame = useFrame();
	const portal = frame === "portal";
	const { session } = useAuth();
	return (
		<header className={classes.header} data-place={portal ? "portal" : "site"} data-known={session !== null}>
			<div className={`wrap ${classes.row}`}>
				<div className={classes.brand}>
					<Link to="/" className={classes.home} aria-label={t("header.home")}>
						<Logo />
					</Link>
					{portal ? null : <span className={classes.tagline}>{t("header.tagline")}</span>}
				</div>
				{portal ? null : <MainNav />}
				<Tools frame={frame} />
				<Menu portal={portal} />
			</div>
			<LanguageNote />
		</header>
	);
}

// What does not fit on a phone is in a menu (Header.module.css).
function Tools({ frame }: { frame: Frame }) {
	const { session } = useAuth();
	return (
		<div className={classes.tools}>
			{session ? (
				<Suspense fallback={<span className={classes.chipPlace} />}>
					<SyncChip brief={frame !== "portal"} />
				</Suspense>
			) : null}
			<span className={classes.languages}>
				<LanguageToggle />
			</span>
			{frame === "portal" ? (
				<Suspense fallback={<span className={classes.facePlace} />}>{session ? <AccountMenu /> : null}</Suspense>
			) : (
				<>
					<span className={classes.dashboardLink}>
						<DashboardLink />
					</span>
					{session ? (
						<span className={classes.smallDashboardLink}>
							<DashboardLink small />
						</span>
					) : null}
				</>
			)}
		</div>
	);
}
