import { Button } from "@mantine/core";
import { useState } from "react";
import type { Asking } from "#features/people/asking.ts";
import {
	LaterImportAccounts,
	LaterMakeAccount,
	LaterPutSeveral,
	LaterUserDialogs,
} from "#features/people/later-dialogs.tsx";
import { myId, type Users as UsersList } from "#features/people/queries.ts";
import { useWords } from "#features/people/words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { RemoteList } from "#ui/loading/RemoteList.tsx";
import { grouped } from "#ui/numbers.ts";
import classes from "./UserFilters.module.css";
import { UserFilters } from "./UserFilters.tsx";
import { UsersTable } from "./UsersTable.tsx";

type UsersProps = { people: UsersList; stopped: Stopped; onChange: () => void };

// Everybody with an account: name, role and account status.
export function Users({ people, stopped, onChange }: UsersProps) {
	const t = useWords();
	const lang = useLanguage();
	const [asking, setAsking] = useState<Asking | null>(null);
	const [making, setMaking] = useState<"one" | "class" | null>(null);
	const shut = () => setMaking(null);
	/** Null before it was first asked. */
	const [putting, setPutting] = useState<boolean | null>(null);
	const lookAgain = () => {
		people.again();
		onChange();
	};
	const total = people.value?.total ?? 0;
	const count = { count: total, number: grouped(total, lang) };
	const nobody = !people.isNarrowed ? "users.noMatch" : people.search ? "users.neitherMatch" : "users.noFilterMatch";
	return (
		<>
			<div className={classes.make}>
				<Button disabled={stopped !== null} onClick={() => setMaking("one")}>
					{t("make.open")}
				</Button>
				<Button variant="default" disabled={stopped !== null} onClick={() => setMaking("class")}>
					{t("import.open")}
				</Button>
			</div>
			<UserFilters people={people} stopped={stopped !== null} />
			<RemoteList
				list={people}
				count={people.search || people.isNarrowed ? t("users.found", count) : t("users.count", count)}
				search={{
					label: t("users.search"),
					placeholder: t("users.placeholder"),
					noMatch: t(nobody),
					showAll: t(nobody === "users.noFilterMatch" ? "users.clear" : "users.showAll"),
				}}
				narrowed={people.isNarrowed}
				beside={
					<>
						{total > 0 && findsStudents(people.filter) ? (
							<Button
								variant="default"
								size="sm"
								disabled={stopped !== null}
								aria-haspopup="dialog"
								onClick={() => setPutting(true)}
							>
								{t("courses.several")}
							</Button>
						) : null}
						{putting === null ? null : (
							<LaterPutSeveral
								asking={putting}
								search={people.search}
								filter={people.filter}
								stopped={stopped}
								onClose={() => setPutting(false)}
								onEnd={lookAgain}
							/>
						)}
					</>
				}
			>
				{(rows) => <UsersTable rows={rows} me={myId()} stopped={stopped !== null} onAsk={setAsking} />}
			</RemoteList>
			{asking ? (
				<LaterUserDialogs
					asking={asking}
					stopped={stopped}
					onAsk={setAsking}
					onClose={() => setAsking((open) => (open === asking ? null : open))}
					onEnd={lookAgain}
				/>
			) : null}
			{making === "one" ? <LaterMakeAccount stopped={stopped} onClose={shut} onEnd={lookAgain} /> : null}
			{making === "class" ? <LaterImportAccounts stopped={stopped} onClose={shut} onEnd={lookAgain} /> : null}
		</>
	);
}

/** Whether there may be approved students among whom a filter lets through. */
const findsStudents = ({ role, status }: UsersList["filter"]) =>
	(role || "student") === "student" && (status || "approved") === "approved";
