import { Button } from "@mantine/core";
import { IconUserCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { ChildName } from "./ChildName.tsx";
import type { Change } from "./commands.ts";
import classes from "./InquiryCard.module.css";
import { Notes } from "./Notes.tsx";
import type { Inquiry } from "./queries.ts";
import type { TypedWords } from "./typed-words.ts";
import { useWords } from "./words.ts";

export type InquiryDetailsProps = {
	inquiry: Inquiry;
	stopped: boolean;
	notes: TypedWords;
	child: TypedWords;
	onMakeAccount: (inquiry: Inquiry) => void;
	/** The id of the element that says whose inquiry it is. */
	about: string;
	/** A change of it is on its way. */
	busy: boolean;
	onSave: (to: Change) => Promise<void>;
};

// The child's name, the way to an account, and what the admins noted.
export function InquiryDetails({
	inquiry,
	stopped,
	notes,
	child,
	onMakeAccount,
	about,
	busy,
	onSave,
}: InquiryDetailsProps) {
	const t = useWords();
	return (
		<>
			{inquiry.made.length > 0 && inquiry.child_name === "" ? null : (
				<ChildName saved={inquiry.child_name} {...child} stopped={stopped} busy={busy} onSave={onSave} />
			)}
			{inquiry.status === "closed" ? null : (
				<Button
					variant="default"
					size="sm"
					disabled={stopped}
					aria-describedby={about}
					onClick={() => onMakeAccount({ ...inquiry, child_name: (child.typed?.text ?? inquiry.child_name).trim() })}
				>
					{t(inquiry.made.length > 0 ? "makeAnother" : "makeAccount")}
				</Button>
			)}
			<Notes saved={inquiry.notes} {...notes} stopped={stopped} busy={busy} onSave={onSave} />
		</>
	);
}

// Who was made an account from this inquiry, found in the list of users by the name.
export function Made({ accounts }: { accounts: Inquiry["made"] }) {
	const t = useWords();
	if (accounts.length === 0) return null;
	return (
		<ul className={classes.made} aria-label={t("made")}>
			{accounts.map(({ id, name }) => (
				<li key={id}>
					<IconUserCheck size={18} stroke={2} aria-hidden />
					<Link to="/dashboard-admin" hash={`users/${name}`}>
						<bdi>{name}</bdi>
					</Link>
				</li>
			))}
		</ul>
	);
}
