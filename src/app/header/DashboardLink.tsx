import { IconLayoutDashboard, IconLogin2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { dashboardOf } from "#app/router/dashboard-of.ts";
import { useWords } from "#app/words.ts";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import classes from "./DashboardLink.module.css";

type DashboardLinkProps = {
	/** Where there is little room: the icon alone. */
	small?: boolean;
	onClick?: () => void;
};

// "Portal" for a visitor, "Dashboard" for somebody signed in.
export function DashboardLink({ small = false, onClick }: DashboardLinkProps) {
	const t = useWords();
	const { session } = useAuth();
	const Icon = session ? IconLayoutDashboard : IconLogin2;
	const name = t(session ? "dashboard.own" : "dashboard.portal");
	return (
		<Link
			to={dashboardOf(session)}
			className={small ? `${classes.button} ${classes.small}` : classes.button}
			{...(small ? { "aria-label": name, title: name } : {})}
			{...(onClick ? { onClick } : {})}
		>
			<Icon size={small ? 22 : 18} stroke={2} aria-hidden />
			{small ? null : name}
		</Link>
	);
}
