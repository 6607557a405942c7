/** The ids of what a person has seen (`Seen` in database.ts), and what stands beside each. */
export const seenId = {
	/** Of an answer, and which of its grades (grades.ts). */
	grade: (submissionId: string): string => `grade ${submissionId}`,
	/** Of an assignment, and its due date, "" for none. */
	assignment: (assignmentId: string): string => `assignment ${assignmentId}`,
	/** That it is due soon, and on which date. */
	due: (assignmentId: string): string => `due ${assignmentId}`,
	/** Of a teacher's assignment, and when the newest answer that was seen came to the server. */
	answers: (assignmentId: string): string => `answers ${assignmentId}`,
	/** From here on it is news: noted with what the first mirror of this phone brought. For a teacher as `answers`. */
	beginning: "beginning",
};
