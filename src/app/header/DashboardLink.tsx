import { IconLayoutDashboard, IconLogin2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { dashboardOf } from "#app/router/dashboard-of.ts";
import { useWords } from "#app/words.ts";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { Portrait } from "#ui/art/Person.tsx";
import classes from "./DashboardLink.module.css";

// "Portal" for a visitor, "Dashboard" for somebody signed in.
export function DashboardLink({ onClick }: { onClick?: () => void }) {
	const t = useWords();
	const { session } = useAuth();
	const Icon = session ? IconLayoutDashboard : IconLogin2;
	return (
		<Link to={dashboardOf(session)} className={classes.button} {...(onClick ? { onClick } : {})}>
			<Icon size={18} stroke={2} aria-hidden />
			{t(session ? "dashboard.own" : "dashboard.portal")}
		</Link>
	);
}

// The same on a phone in the portal, where there is room for a face only.
export function DashboardPortrait() {
	const t = useWords();
	const { session } = useAuth();
	if (!session) return null;
	return (
		<Link to={dashboardOf(session)} className={classes.face} aria-label={t("dashboard.own")} title={session.user.name}>
			<Portrait
				of={session.user.id}
				called={session.user.name}
				kind={session.role === "student" ? "student" : "teacher"}
				size={38}
			/>
		</Link>
	);
}
