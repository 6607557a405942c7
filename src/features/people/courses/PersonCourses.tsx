import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { useCalled } from "#features/people/called.ts";
import type { Person } from "#features/people/queries.ts";
import { whyNotDone } from "#refusals.ts";
import { DialogCard } from "#ui/feedback/DialogCard.tsx";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { type Stopped, StoppedNote } from "#ui/feedback/StoppedNote.tsx";
import { giveCourse, putInto, takeOut } from "./commands.ts";
import classes from "./PersonCourses.module.css";
import { PlaceRow } from "./PlaceRow.tsx";
import { PutInto } from "./PutInto.tsx";
import { type Place, usePlaces } from "./queries.ts";
import { useWords } from "./words.ts";

type PersonCoursesProps = { person: Person; stopped: Stopped; onClose: () => void };

// In which courses a person is, as what; in and out, and for a teacher the lead of one.
export function PersonCourses({ person, stopped, onClose }: PersonCoursesProps) {
	const t = useWords();
	const name = useCalled()(person);
	const { value: places, state, again } = usePlaces(person, stopped === null);
	const { busy, problem, done, undo, carry, outcome } = useCarrying(again);
	const still = stopped !== null;
	const approved = person.account_status === "approved";
	const blocked = person.account_status === "blocked";
	const put = (id: string, course: string): Change => ({
		work: () => putInto(person, id),
		done: t("done.put", { name, course }),
	});
	const give = ({ expand: { course_id: led } }: Place): Change => ({
		work: () => giveCourse(person.id, led.id),
		done: `${t("done.give", { name, course: led.title })} ${t("stays")}`,
		undo: { work: () => giveCourse(led.teacher_id, led.id), done: t("done.back", { course: led.title }) },
	});
	const out = (place: Place): Change => {
		const { id, title, archived_at } = place.expand.course_id;
		const done = t("done.out", { name, course: title });
		const comesBack = approved && !archived_at && (place.role_in_course === "student") === (person.role === "student");
		return { work: () => takeOut(place), done, ...(comesBack ? { undo: put(id, title) } : {}) };
	};
	return (
		<DialogCard title={t("title", { name })} close={t("close")} onClose={onClose}>
			{places === null ? <Missing failed={state === "failed"} onAgain={again} /> : null}
			{places?.length === 0 ? <p>{t("none")}</p> : null}
			<ul className={classes.places}>
				{places?.map((place) => (
					<PlaceRow
						key={place.id}
						place={place}
						person={person}
						still={still || busy}
						onGive={approved && person.role !== "student" ? () => carry(give(place)) : null}
						onTakeOut={() => carry(out(place))}
					/>
				))}
			</ul>
			{places && leadsOne(places, person) ? <p className={classes.note}>{t("leads")}</p> : null}
			{approved && places ? (
				<PutInto
					without={places.map(({ expand }) => expand.course_id.id)}
					busy={busy}
					still={still}
					onPut={({ id, title }) => carry(put(id, title))}
				/>
			) : null}
			{approved ? null : <p className={classes.note}>{t(blocked ? "blocked" : "notApproved")}</p>}
			<div ref={outcome} role="status" tabIndex={-1}>
				{done ? <StateNote state="sent" word={done} quiet /> : null}
			</div>
			{undo ? (
				<Button
					variant="default"
					size="sm"
					className={classes.undo ?? ""}
					disabled={still}
					onClick={() => void carry(undo)}
				>
					{t("undo")}
				</Button>
			) : null}
			<div role="alert">{problem ? <StateNote state="failed" word={problem} quiet /> : null}</div>
			<StoppedNote stopped={stopped} />
		</DialogCard>
	);
}

const leadsOne = (places: Place[], { id }: Person) => places.some(({ expand }) => expand.course_id.teacher_id === id);

type Change = {
	work: () => Promise<void>;
	/** What is to be said then. */
	done: string;
	/** What takes it back. */
	undo?: Change;
};

/** One change at a time; said in the dialog, because notices lie behind it. */
function useCarrying(again: () => void) {
	const t = useWords();
	const [busy, setBusy] = useState(false);
	const outcome = useRef<HTMLDivElement>(null);
	const [said, setSaid] = useState<{ done?: string; undo?: Change | undefined; problem?: string }>({});
	const carry = async ({ work, done, undo }: Change) => {
		setBusy(true);
		setSaid({});
		try {
			await work();
			setSaid({ done, undo });
		} catch (error) {
			setSaid({ undo: said.undo, problem: whyNotDone(error, { about: "person", failed: t("notDone") }) });
		}
		// The button that was pressed may have gone with its row.
		outcome.current?.focus();
		setBusy(false);
		again();
	};
	return { busy, carry, outcome, ...said };
}

function Missing({ failed, onAgain }: { failed: boolean; onAgain: () => void }) {
	const t = useWords();
	if (!failed) return <p role="status">{t("loading")}</p>;
	return (
		<div role="alert">
			<p>{t("failed")}</p>
			<Button variant="default" size="sm" onClick={onAgain}>
				{t("again")}
			</Button>
		</div>
	);
}
