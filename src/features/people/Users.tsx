import { useState } from "react";
import { useLanguage } from "#i18n/i18n.ts";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { RemoteList } from "#ui/loading/RemoteList.tsx";
import { grouped } from "#ui/numbers.ts";
import type { Asking } from "./asking.ts";
import { myId, type People } from "./queries.ts";
import { UserDialogs } from "./UserDialogs.tsx";
import { UsersTable } from "./UsersTable.tsx";
import { useWords } from "./words.ts";

type UsersProps = { people: People; stopped: Stopped; onChange: () => void };

// Everybody with an account: name, role and account status.
export function Users({ people, stopped, onChange }: UsersProps) {
	const t = useWords();
	const lang = useLanguage();
	const [asking, setAsking] = useState<Asking | null>(null);
	const total = people.value?.total ?? 0;
	const count = { count: total, number: grouped(total, lang) };
	return (
		<>
			<RemoteList
				list={people}
				count={people.search ? t("users.found", count) : t("users.count", count)}
				search={{
					label: t("users.search"),
					placeholder: t("users.placeholder"),
					noMatch: t("users.noMatch"),
					showAll: t("users.showAll"),
				}}
				empty={null}
			>
				{(rows) => <UsersTable rows={rows} me={myId()} stopped={stopped !== null} onAsk={setAsking} />}
			</RemoteList>
			{asking ? (
				<UserDialogs
					asking={asking}
					stopped={stopped}
					onAsk={setAsking}
					onClose={() => setAsking((open) => (open === asking ? null : open))}
					onEnd={() => {
						people.again();
						onChange();
					}}
				/>
			) : null}
		</>
	);
}
