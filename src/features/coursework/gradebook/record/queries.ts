// The signed-in student's own record, live from the phone. Apart from what teachers read: their pages need none of it.
import { recordOf, type StudentRecord } from "#features/coursework/gradebook/queries.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { useMine } from "#local/account/queries.ts";

/** What the signed-in student has in one course; null when they never were in it. */
export function useMyCourseRecord(courseId: string): StudentRecord["courses"][number] | null | undefined {
	const record = useOwnRecord();
	return record && (record.courses.find(({ course }) => course.id === courseId) ?? null);
}
/**
 * The signed-in student's own; null without a course. Nobody is asked for anything in a course that has ended: what was not
 * handed in there is listed in that course alone.
 */
export function useMyRecord(): StudentRecord | null | undefined {
	const record = useOwnRecord();
	const courses = record?.courses.map(({ course, items }) => ({
		course,
		items: course.archived_at === null ? items : items.filter(({ submission }) => submission !== null),
	}));
	return record && courses ? { ...record, courses } : record;
}
function useOwnRecord(): StudentRecord | null | undefined {
	const lang = useLanguage();
	return useMine((db) => recordOf(db, "student", db.userId, lang), [lang]);
}
