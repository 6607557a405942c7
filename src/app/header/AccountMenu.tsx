// By hand: Mantine's Menu is for commands alone, and this one holds a choice of language; with what it floats on, it is
// many times as large, on dashboards whose budget is nearly spent.
import { IconChevronDown, IconLogout, IconUserCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId, useRef, useState, useSyncExternalStore } from "react";
import { useWords } from "#app/words.ts";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { identityOf, ownsAccount, type Session } from "#features/auth/session.ts";
import { useSignOut } from "#features/auth/signing-out/use-sign-out.tsx";
import { countNew, watchWhatsNew } from "#local/whats-new/store.ts";
import { Portrait } from "#ui/art/Person.tsx";
import { focusPage } from "#ui/layout/focus-page.ts";
import { useBackCloses } from "#ui/layout/use-back-closes.ts";
import classes from "./AccountMenu.module.css";
import { LanguageToggle } from "./LanguageToggle.tsx";
import { useDismissal } from "./use-dismissal.ts";

// Everything about the own account, behind the person's face.
export function AccountMenu() {
	const { session } = useAuth();
	return session ? <Account session={session} /> : null;
}

function Account({ session }: { session: Session }) {
	const t = useWords();
	const { around, list, open, setOpen } = useOpening();
	const shut = () => setOpen(false);
	const go = () => {
		shut();
		focusPage();
	};
	const { id, name } = session.user;
	const whatsNew = useWhatsNewLink(session);
	const kind = session.role === "student" ? "student" : "teacher";
	// A dialog gives the focus back to where it was: that must be a place that can be seen.
	const { leaving, leave, dialog } = useSignOut(() => {
		around.current?.querySelector("button")?.focus();
		shut();
	});
	return (
		<div ref={around} className={classes.account}>
			<button
				type="button"
				className={classes.button}
				aria-label={t(name ? "account.of" : "account.own", { name })}
				aria-expanded={open}
				aria-controls={list}
				aria-describedby={whatsNew.count > 0 ? whatsNew.id : undefined}
				onClick={() => setOpen(!open)}
			>
				<Portrait of={id} called={name} kind={kind} size={38} />
				{whatsNew.count > 0 ? (
					<span className={classes.count} aria-hidden="true">
						{whatsNew.count > 9 ? "9+" : whatsNew.count}
					</span>
				) : null}
				<span className={classes.name} dir="auto">
					{name.trim().split(/\s+/)[0]}
				</span>
				<IconChevronDown className={classes.arrow} size={18} stroke={2} aria-hidden />
			</button>
			<div id={list} className={classes.list} hidden={!open} data-opened>
				<p className={classes.who}>
					<strong dir="auto">{name}</strong>
					<span>{identityOf(session.user)}</span>
				</p>
				{whatsNew.open ? (
					<Link to="/whats-new" className={classes.item} onClick={go}>
						<i className={classes.bell} />
						<span id={whatsNew.id}>
							{whatsNew.count > 0 ? `${t("account.whatsNew")} (${whatsNew.count})` : t("account.whatsNew")}
						</span>
					</Link>
				) : null}
				{ownsAccount(session) ? (
					<Link to="/profile" className={classes.item} onClick={go}>
						<IconUserCircle size={20} stroke={2} aria-hidden />
						{t("account.profile")}
					</Link>
				) : null}
				<div className={classes.language}>
					<span aria-hidden="true">{t("language.label")}</span>
					<LanguageToggle />
				</div>
				<button type="button" className={classes.item} aria-disabled={leaving} onClick={leave}>
					<IconLogout size={20} stroke={2} aria-hidden />
					{t(leaving ? "account.signingOut" : "account.signOut")}
				</button>
			</div>
			{dialog}
		</div>
	);
}

/** `open`: there is a page that lists it. */
function useWhatsNewLink({ account_status, temporary }: Session) {
	const id = useId();
	const count = useSyncExternalStore(watchWhatsNew, countNew, () => 0);
	return { id, count, open: account_status === "approved" && !temporary };
}

function useOpening() {
	const around = useRef<HTMLDivElement>(null);
	const list = useId();
	const [open, setOpen] = useState(false);
	useDismissal(around, open, () => setOpen(false));
	useBackCloses(open, () => setOpen(false));
	return { around, list, open, setOpen };
}
