import { Button } from "@mantine/core";
import { useCalled } from "#features/people/called.ts";
import type { Person } from "#features/people/queries.ts";
import { DialogCard } from "#ui/feedback/DialogCard.tsx";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { type Stopped, StoppedNote } from "#ui/feedback/StoppedNote.tsx";
import { giveCourse, putInto, takeOut } from "./commands.ts";
import { EnrollmentRow } from "./EnrollmentRow.tsx";
import { Missing } from "./Missing.tsx";
import classes from "./PersonCourses.module.css";
import { PutInto } from "./PutInto.tsx";
import { type Enrollment, useEnrollments } from "./queries.ts";
import { type Change, useChanges } from "./use-changes.ts";
import { useWords } from "./words.ts";

type PersonCoursesProps = { person: Person; stopped: Stopped; onClose: () => void };

// In which courses a person is, as what; in and out, and for a teacher the lead of one.
export function PersonCourses({ person, stopped, onClose }: PersonCoursesProps) {
	const t = useWords();
	const name = useCalled()(person);
	const list = useEnrollments(person, stopped === null);
	const { value: enrollments } = list;
	const { busy, problem, earlier, last, carry, outcome } = useChanges(list.again);
	const { put, give, out } = useChangesOf(person);
	const still = stopped !== null;
	const approved = person.account_status === "approved";
	const blocked = person.account_status === "blocked";
	return (
		<DialogCard title={t("title", { name })} close={t("close")} onClose={onClose}>
			{enrollments === null ? <Missing list={list} /> : null}
			{enrollments?.length === 0 ? <p>{t("none")}</p> : null}
			<ul className={classes.enrollments}>
				{enrollments?.map((enrollment) => (
					<EnrollmentRow
						// Another row once another one leads the course: nobody is being chosen in it any more.
						key={enrollment.id + enrollment.expand.course_id.teacher_id}
						enrollment={enrollment}
						person={person}
						still={still}
						busy={busy}
						onGive={canLead(person) ? () => carry(give(person, enrollment)) : null}
						onGiveAway={(teacher) => carry(give(teacher, enrollment))}
						onTakeOut={() => carry(out(enrollment))}
					/>
				))}
			</ul>
			{approved && enrollments ? (
				<PutInto
					person={person}
					enrollments={enrollments}
					busy={busy}
					still={still}
					onPut={(course) => carry(put(course))}
				/>
			) : null}
			{approved ? null : <p className={classes.note}>{t(blocked ? "blocked" : "notApproved")}</p>}
			{earlier.map(({ of, done, undo }) => (
				<div key={of} className={classes.earlier}>
					<StateNote state="sent" word={done} quiet>
						{undo ? (
							<Button
								variant="default"
								size="sm"
								disabled={still || busy}
								aria-label={t("undoOf", { done })}
								onClick={() => void carry(undo)}
							>
								{t("undo")}
							</Button>
						) : null}
					</StateNote>
				</div>
			))}
			<div data-actions={last || problem ? true : undefined}>
				<div ref={outcome} role="status" tabIndex={-1}>
					{last ? <StateNote state="sent" word={last.done} quiet /> : null}
				</div>
				<div role="alert">{problem ? <StateNote state="failed" word={problem} quiet /> : null}</div>
				{last?.undo ? (
					<Button
						variant="default"
						size="sm"
						className={classes.undo ?? ""}
						disabled={still || busy}
						onClick={() => void (last.undo && carry(last.undo))}
					>
						{t("undo")}
					</Button>
				) : null}
			</div>
			<StoppedNote stopped={stopped} />
		</DialogCard>
	);
}

const canLead = ({ account_status, role }: Person) => account_status === "approved" && role !== "student";

/** What can be changed about the courses of a person. */
function useChangesOf(person: Person) {
	const t = useWords();
	const called = useCalled();
	const name = called(person);
	const put = ({ id, title: course }: { id: string; title: string }): Change => ({
		of: id,
		work: async () => {
			await putInto(person, id);
			return null;
		},
		done: t("done.put", { name, course }),
	});
	const give = (teacher: Person, { expand: { course_id: led } }: Enrollment): Change => ({
		of: led.id,
		work: async () => {
			const back = await giveCourse(teacher.id, led);
			// Who leads it no more may be nobody who could: then it stays where it is.
			if (led.teacher_id === person.id && !canLead(person)) return null;
			const work = async () => {
				await back();
				return null;
			};
			return { of: led.id, work, done: t("done.back", { course: led.title }) };
		},
		done: `${t("done.give", { name: called(teacher), course: led.title })} ${t("stays")}`,
	});
	const out = (enrollment: Enrollment): Change => {
		const { id, title, archived_at } = enrollment.expand.course_id;
		const sameRole = (enrollment.role_in_course === "student") === (person.role === "student");
		const comesBack = person.account_status === "approved" && !archived_at && sameRole;
		return {
			of: id,
			work: async () => {
				await takeOut(enrollment.id);
				return comesBack ? put(enrollment.expand.course_id) : null;
			},
			done: t("done.out", { name, course: title }),
		};
	};
	return { put, give, out };
}
