import { IconBrandWhatsapp } from "@tabler/icons-react";
import { Link, Navigate, useLocation, useSearch } from "@tanstack/react-router";
import { whatsappLink } from "#centre.ts";
import classes from "#features/auth/AccountPage.module.css";
import { AccountPage } from "#features/auth/AccountPage.tsx";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { type Card, useMailToken, useRecoveryForward, useSignInCard } from "#features/auth/mail-link.ts";
import { useSealedWork, useUnsentWork } from "#features/auth/queries.ts";
import { identityOf, type Session } from "#features/auth/session.ts";
import { useWords } from "#features/auth/words.ts";
import { Person } from "#ui/art/Person.tsx";
import { Figure, Scene } from "#ui/art/Scene.tsx";
import { Sticker } from "#ui/art/Sticker.tsx";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { part } from "#ui/loading/part.tsx";
import { wayAfterSignIn } from "./after-sign-in.ts";
import { LoginForm } from "./LoginForm.tsx";

const ConfirmEmailChange = part(() =>
	import("#features/auth/confirming/ConfirmEmailChange.tsx").then((file) => file.ConfirmEmailChange),
);

// The links in our mails lead here too. A link about a lost password is passed on, a link to a new address asks for the
// password, and a link that confirms an address does so above the form, whoever is signed in. So does the code on
// the card of a new account, which fills the form in.
export function LoginPage() {
	return useRecoveryForward() ? null : <Login />;
}

// Somebody already signed in has nothing to do here, unless the session ended: then the page says what waits for him.
function Login() {
	const { session, loading } = useAuth();
	const { from }: { from?: unknown } = useSearch({ strict: false });
	const newAddress = useMailToken("email_change");
	const newcomer = useMailToken("signup");
	const card = useSignInCard();
	if (loading) return null;
	if (newAddress !== "") return <ConfirmEmailChange token={newAddress} />;
	const isOthers = card !== null && !isOf(card, session);
	if (session && !session.expired && newcomer === "" && !isOthers)
		return <Navigate {...wayAfterSignIn(session.role, from)} replace />;
	return <SignInCard session={session} from={from} token={newcomer} card={card} />;
}

/** Who has an address and a user name signs in with either. */
const isOf = ({ user }: Card, session: Session | null) =>
	session !== null && [session.user.email, session.user.username].includes(user);

/** `token` is that of a link that confirms an address, "" for none. */
type SignInCardProps = { session: Session | null; from: unknown; token: string; card: Card | null };

function SignInCard({ session, from, token, card }: SignInCardProps) {
	const t = useWords();
	const known = useLocation({ select: ({ state }) => state.email });
	const sameAccount = useLocation({ select: ({ state }) => state.sameAccount });
	const againLead = useAgainLead();
	const waits = useSealedWork() && !session;
	const own = session ? identityOf(session.user) : "";
	const again = session?.expired && (!known || sameAccount);
	return (
		<AccountPage
			aside={<WritingOnAside />}
			title={t(again ? "login.again" : "login.title")}
			lead={again ? againLead : t("login.lead")}
		>
			<CalmNote text={waits ? t("login.waits") : null} />
			<CalmNote
				text={
					card && session && !isOf(card, session)
						? t("login.otherPerson", { name: session.user.name || identityOf(session.user) })
						: null
				}
			/>
			<LoginForm
				key={card ? `${card.user} ${card.password}` : ""}
				start={{ email: card?.user ?? known ?? own, password: card?.password ?? "" }}
				from={from}
				token={token}
			/>
			<p className={classes.help}>
				{t("login.noAccount")} <Link to="/signup">{t("login.signUp")}</Link>
				<br />
				{t("login.help")}{" "}
				<a href={whatsappLink(t("login.greeting"))}>
					<IconBrandWhatsapp size={20} stroke={2} aria-hidden />
					{t("login.whatsapp")}
				</a>
			</p>
		</AccountPage>
	);
}

function useAgainLead(): string {
	const t = useWords();
	const count = useUnsentWork()?.length ?? 0;
	return count > 0 ? t("login.againLead", { count }) : t("login.againQuiet");
}

function WritingOnAside() {
	const t = useWords();
	return (
		<>
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
		</>
	);
}
