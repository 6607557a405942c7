import { tellWhyNot } from "#refusals.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import { lazyComponent, lazyWithRetry } from "#ui/loading/lazy-with-retry.tsx";
import { ApprovalChoice } from "./ApprovalChoice.tsx";
import { AccountCard } from "./account/AccountCard.tsx";
import { EditAccount } from "./account/EditAccount.tsx";
import { MakeAccount } from "./account/MakeAccount.tsx";
import type { Asking, DialogProps } from "./asking.ts";
import { useCalled } from "./called.ts";
import { carryOut } from "./carry-out.ts";
import { approveUser, blockUser, sendResetLink, setTemporaryPassword, unblockUser } from "./commands.ts";
import { ChangeRole } from "./deciding/ChangeRole.tsx";
import { DeclineUser } from "./deciding/DeclineUser.tsx";
import { useLedCourses } from "./deciding/use-led-courses.ts";
import { ManageUser } from "./ManageUser.tsx";
import type { Person } from "./queries.ts";
import { useWords } from "./words.ts";

export { ApprovalChoice, DeclineUser, MakeAccount };

/** Its code shares nothing with the other dialogs, and is fetched when it is opened. */
const PersonCourses = lazyComponent(
	lazyWithRetry(() => import("./courses/dialogs.ts").then((file) => file.PersonCourses)),
	() => null,
);

export function UserDialogs({ asking, ...rest }: DialogProps & { asking: Asking }) {
	const { person } = asking;
	switch (asking.kind) {
		case "manage":
			return <ManageUser person={person} {...rest} />;
		case "edit":
			return <EditAccount person={person} {...rest} />;
		case "courses":
			return <PersonCourses person={person} {...rest} />;
		case "role":
			return <ChangeRole person={person} role={asking.role} {...rest} />;
		case "set":
			return <TemporaryPassword asking={asking} onClose={rest.onClose} />;
		case "link":
			return <SendLink person={person} {...rest} />;
		case "password":
			return <AskPassword person={person} {...rest} />;
		default:
			return <LetInOrOut kind={asking.kind} person={person} {...rest} />;
	}
}

type Props = DialogProps & { person: Person };

const decisions = { approve: approveUser, block: blockUser, unblock: unblockUser };

function LetInOrOut({ kind, person, stopped, ...rest }: Props & { kind: keyof typeof decisions }) {
	const t = useWords();
	const name = useCalled()(person);
	const work = async () => void (await decisions[kind](person));
	const led = useLedCourses(person, kind === "block");
	// Only people who were approved have something to lose or to get back.
	const wasIn = person.name !== "";
	const means = () => {
		if (kind === "unblock" && !wasIn) return t("unblock.outside", { name });
		const said = t(`${kind}.text`, { name });
		return kind === "block" && wasIn ? `${said} ${t("block.work")}` : said;
	};
	return (
		<AskDialog
			title={t(`${kind}.title`, { name })}
			action={t(`${kind}.do`)}
			doing={t(`${kind}.doing`)}
			danger={kind === "block"}
			stopped={stopped}
			waits={led === null}
			onConfirm={() =>
				carryOut({ work, done: () => t(`${kind}.done`, { name }), failed: t(`${kind}.failed`), ...rest })
			}
			onClose={rest.onClose}
		>
			<p>{means()}</p>
			{led ? <p>{led}</p> : null}
		</AskDialog>
	);
}

function SendLink({ person, stopped, ...rest }: Props) {
	const t = useWords();
	const { email } = person;
	return (
		<AskDialog
			title={t("link.title", { name: useCalled()(person) })}
			action={t("link.do")}
			doing={t("link.doing")}
			stopped={stopped}
			onConfirm={() =>
				carryOut({
					work: () => sendResetLink(person),
					done: ({ mail }) => t(`link.${mail}`, { email }),
					failed: t("link.failed"),
					...rest,
				})
			}
			onClose={rest.onClose}
		>
			<p>{t("link.text", { email })}</p>
		</AskDialog>
	);
}

type TemporaryPasswordProps = { asking: Extract<Asking, { kind: "set" }>; onClose: () => void };

function TemporaryPassword({ asking: { person, password, mail }, onClose }: TemporaryPasswordProps) {
	const name = useCalled()(person);
	return <AccountCard opened={{ ...person, name, password, mail, days: 7 }} onClose={onClose} />;
}

function AskPassword({ person, stopped, onAsk, onClose, onEnd }: Props) {
	const t = useWords();
	const name = useCalled()(person);
	const set = async () => {
		try {
			onAsk({ kind: "set", person, ...(await setTemporaryPassword(person)) });
		} catch (error) {
			onClose();
			tellWhyNot(error, { about: "person", failed: t("password.failed") });
		}
		onEnd();
	};
	return (
		<AskDialog
			title={t("password.title", { name })}
			action={t("password.do")}
			doing={t("password.doing")}
			danger
			stopped={stopped}
			onConfirm={set}
			onClose={onClose}
		>
			<p>{t("password.text", { name })}</p>
		</AskDialog>
	);
}
