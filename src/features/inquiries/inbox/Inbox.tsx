import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { centre } from "#centre.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { SelectField } from "#ui/forms/SelectField.tsx";
import { DashboardCards } from "#ui/layout/DashboardCard.tsx";
import { RemoteList } from "#ui/loading/RemoteList.tsx";
import { grouped } from "#ui/numbers.ts";
import classes from "./Inbox.module.css";
import { InquiryCard } from "./InquiryCard.tsx";
import { askInquiry, type Inquiry, type InquiryCounts, type Show, shows, useCame, useInbox } from "./queries.ts";
import { SaveTable } from "./SaveTable.tsx";
import { type TypedWords, useTypedWords } from "./typed-words.ts";
import { useWords } from "./words.ts";

type InboxProps = {
	/** The name by which the signed-in admin writes to families. */
	admin: string;
	/** Null: not known yet. */
	counts: InquiryCounts | null;
	/** Whether the server cannot be asked now. */
	stopped: boolean;
	/** The counts may be others now. */
	onChange: () => void;
	/** What makes an account for a child of this family. */
	makeAccount: (inquiry: Inquiry, rest: { emailHint: string; onClose: () => void; onEnd: () => void }) => ReactNode;
};

// The inquiries of families, who waits longest first.
export function Inbox({ counts, ...rest }: InboxProps) {
	const t = useWords();
	const [show, setShow] = useState<Show>("open");
	const [sought, seek] = useState("");
	const typing = { notesOf: useTypedWords("notes"), childOf: useTypedWords("children") };
	return (
		<div className={classes.inbox}>
			<SelectField
				label={t("show.label")}
				value={show}
				disabled={rest.stopped}
				onChange={({ currentTarget }) => {
					const chosen = shows.find((one) => one === currentTarget.value);
					if (chosen) setShow(chosen);
				}}
				data={shows.map((one) => ({ value: one, label: counted(t(`show.${one}`), counts?.[one]) }))}
			/>
			{/* By its key: rows of one kind never stand under the name of another, not even until its own have come. */}
			<Shown
				key={show}
				show={show}
				note={noteOn(show, counts ?? {}, t)}
				all={counts?.all}
				sought={sought}
				seek={seek}
				{...typing}
				{...rest}
			/>
		</div>
	);
}

/** A number that is not known yet is not said: "0" would be untrue. */
const counted = (name: string, count: number | undefined) => (count === undefined ? name : `${name} (${count})`);

type ShownProps = Omit<InboxProps, "counts"> & {
	show: Show;
	note: string | null;
	/** How many inquiries there are now, whatever the list shows. */
	all: number | undefined;
	/** What was searched for in another list is searched for in this one. */
	sought: string;
	seek: (typed: string) => void;
	notesOf: (id: string) => TypedWords;
	childOf: (id: string) => TypedWords;
};

// The list of one kind. A card that was changed, or whose child got an account, stays where it is until the list is asked for
// again: another one must not slip under a finger.
function Shown({ show, note, all, sought, seek, notesOf, childOf, admin, stopped, onChange, makeAccount }: ShownProps) {
	const t = useWords();
	const lang = useLanguage();
	const inbox = useInbox(show, !stopped, sought);
	useEffect(() => seek(inbox.typed), [seek, inbox.typed]);
	const came = useCame(all, inbox.at) && holdsNew(show);
	const [making, setMaking] = useState<Inquiry | null>(null);
	const total = inbox.value?.total ?? 0;
	const learn = (id: string, now: Partial<Inquiry>) => {
		inbox.amend((page) => ({
			...page,
			items: page.items.map((one) => (one.id === id ? { ...one, ...now } : one)),
		}));
		onChange();
	};
	const lookAgain = () => {
		inbox.again();
		onChange();
	};
	const learnMade = async ({ id }: Inquiry) => {
		const now = await askInquiry(id).catch(() => undefined);
		if (now) learn(id, now);
		else lookAgain();
	};
	return (
		<>
			<SaveTable show={show} search={inbox.search} stopped={stopped || total === 0} />
			<div className={classes.rest}>
				<CalmNote text={came ? t("came") : null}>
					<Button variant="default" size="sm" disabled={stopped} onClick={lookAgain}>
						{t("came.show")}
					</Button>
				</CalmNote>
				<CalmNote text={note} />
				<CalmNote text={inbox.value?.movedUp ? t("movedUp") : null} />
				<RemoteList
					list={inbox}
					count={t("count", { count: total, number: grouped(total, lang) })}
					search={{
						label: t("search"),
						placeholder: t("placeholder"),
						noMatch: t("noMatch"),
						showAll: t("showAll"),
					}}
					empty={
						<EmptyState prop={<FreehandIcon name="tick" size={96} />} title={t("empty")} next={emptyNext(show, t)} />
					}
				>
					{(rows) => (
						<DashboardCards>
							{rows.map((inquiry) => (
								<InquiryCard
									key={inquiry.id}
									inquiry={inquiry}
									admin={admin}
									stopped={stopped}
									notes={notesOf(inquiry.id)}
									child={childOf(inquiry.id)}
									onChanged={(progress) => learn(inquiry.id, progress)}
									onUnclear={lookAgain}
									onMakeAccount={setMaking}
								/>
							))}
						</DashboardCards>
					)}
				</RemoteList>
			</div>
			{making
				? makeAccount(making, {
						emailHint: t("email.parent"),
						onClose: () => setMaking(null),
						onEnd: () => void learnMade(making),
					})
				: null}
		</>
	);
}

const holdsNew = (show: Show) => show === "open" || show === "new" || show === "all";

/** How an inquiry comes into a list that has none. */
function emptyNext(show: Show, t: ReturnType<typeof useWords>) {
	if (holdsNew(show)) return t("empty.next");
	if (show === "suspects" || show === "enrolled") return t(`empty.${show}`);
	return t("empty.marked", { status: t(`status.${show}`) });
}

/** What an admin should know about the list that is shown. */
function noteOn(show: Show, { late = 0, suspects = 0 }: Partial<InquiryCounts>, t: ReturnType<typeof useWords>) {
	if (show === "suspects") return suspects > 0 ? t("suspects") : null;
	if (late === 0 || !holdsNew(show)) return null;
	return t("late", { count: late, number: String(late), hours: centre.answerHours });
}
