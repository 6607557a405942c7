// Why the server refused something, one sentence for each of its codes. What follows the dot says what was written or
// asked about, where the sentence differs: `course_ended` for whoever gives an assignment, `course_ended.joining` for a
// student with a code. src/refusals.ts picks one.
export const english = {
	already_submitted:
		"You already handed in an answer, perhaps from another device. That one counts; this text is kept here.",
	"already_graded.answer": "Your teacher graded the earlier answer first. The grade stays; this text is kept here.",
	"already_graded.grade": "Somebody graded this answer first. That grade counts; yours was not sent.",
	"answer_changed.answer":
		"You changed this answer on another device in the meantime. Compare the two texts and choose one.",
	id_reused: "LEAD already holds something else in its place. What you wrote is kept here: copy it and make it anew.",
	text_changed:
		"The student changed the answer after you read it. Your grade was not sent. Read the new answer, then submit again.",
	"changed_meanwhile.grade": "Somebody changed this grade first. That one counts; yours was not sent.",
	"changed_meanwhile.course": "Somebody changed this course meanwhile.",
	"changed_meanwhile.assignment": "Somebody changed this assignment first. Compare the two and choose one.",
	"not_yours.answer": "This assignment is not open to you any more. Your text is kept; ask your teacher.",
	"not_yours.grade": "This course is not yours to grade any more. Your grade is kept here.",
	"not_yours.assignment": "This course is not yours any more. What you wrote is kept here.",
	"not_yours.person": "This cannot be done for this person.",
	"not_yours.joining": "This course is no longer open to you.",
	not_yours: "This course is no longer open to you.",

	empty_text: "Please enter your submission",
	text_too_long: "This is longer than 20,000 characters. Shorten it a little.",
	grade_missing: "Please enter a grade",
	grade_range: "Grade must be between 0 and {{number}}",
	reason_missing: "Please say why the grade changes",
	below_grade: "A grade of {{number}} has been given already. The points cannot be fewer.",
	control_letters: "It holds signs that cannot be sent. Type it again.",
	too_large: "This is too long to send in one piece. Shorten it and try again.",

	unknown_code: "No course has this code. Compare it letter by letter with the one you were given.",
	old_code: "This code is not used any more. Ask your teacher for the new one.",
	students_only: "Only students join a course with a code.",
	"too_many_codes.joining": "Too many wrong codes. Wait a quarter of an hour, then try again.",
	"too_many_codes.enrolling": "Too many unknown addresses. Wait a quarter of an hour, then try again.",
	"course_ended.joining": "This course has ended. Ask your teacher.",
	"course_ended.enrolling": "This course is archived: nobody can be added.",
	course_ended: "This course has ended. What you wrote is kept here.",
	"unknown_person.enrolling": "Nobody has an account with this e-mail address. Check it, or give the code.",
	not_a_student: "This account is not a student's.",
	not_approved: "The centre has not approved this account yet. Try again when it has.",

	refused: "LEAD did not take it as it is.",
	"unknown.answer": "LEAD did not take it and did not say why. Your text is kept.",
	"unknown.grade": "LEAD did not take it and did not say why. Your grade is kept here.",
	"unknown.joining": "LEAD did not take it and did not say why. Try again, or ask your teacher.",
	unknown: "LEAD did not take it and did not say why. What you wrote is kept here.",

	no_answer: "{{failed}}, or so it seems: the server did not answer. Check the list before you try again.",
	session: "Your session has ended. Nothing was changed; sign in again.",
	busy_one: "Too many requests just now. Nothing was changed; try again in a minute.",
	busy_other: "Too many requests just now. Nothing was changed; try again in {{count}} minutes.",
	last_admin: "The last admin cannot be removed. Make somebody else an admin first.",
	not_admin: "Only an admin can do this.",
	not_waiting: "This person is no longer waiting for approval.",
	"blocked.person": "This account is blocked. Unblock it first.",
	"unknown_person.person": "This account was deleted.",
	gone: "This account was deleted.",
} as const;
