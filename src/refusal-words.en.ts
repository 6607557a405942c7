// Why the server refused something, one sentence for each of its codes. What follows the dot says what was written or
// asked about, where the sentence differs: `course_ended` for whoever gives an assignment, `course_ended.joining` for a
// student with a code. src/refusals.ts picks one.
export const english = {
	already_submitted:
		"You already handed in an answer, perhaps from another device. That one counts; this text is kept here.",
	"already_graded.answer":
		"Your teacher had already graded your earlier answer. That grade counts; this text is kept here.",
	"already_graded.return":
		"Somebody graded this answer before you. It was not given back; what you wrote is kept here.",
	"already_graded.grade": "Somebody graded this answer before you. That grade counts; yours was not sent.",
	"answer_changed.answer":
		"You changed this answer on another device in the meantime. Compare the two texts and choose one.",
	"id_reused.person": "This account has been made and is in use already. Find it in the list.",
	admins_own: "Admins change their email addresses themselves, in their profile.",
	id_reused: "This could not be sent as it is. What you wrote is kept here: copy it, then create it again.",
	"given_back.grade":
		"Somebody gave this answer back before you. Your grade was not sent: wait for the new answer, or grade it all the same.",
	"given_back.return": "This answer was given back before. What you wrote is kept here.",
	"text_changed.return":
		"The student changed the answer after you read it. It was not given back: read the new answer first.",
	text_changed:
		"The student changed the answer after you read it. Your grade was not sent. Read the new answer, then submit again.",
	"changed_meanwhile.grade": "Somebody changed this grade before you. That grade counts; yours was not sent.",
	"changed_meanwhile.return":
		"Somebody changed the grade before you. The answer was not given back; what you wrote is kept here.",
	"changed_meanwhile.course": "Somebody changed this course in the meantime.",
	"changed_meanwhile.year":
		"Courses were created, ended or brought back in the meantime. Look at the number of courses again.",
	"changed_meanwhile.assignment": "Somebody changed this assignment before you. Compare the two and choose one.",
	"changed_meanwhile.inquiry":
		"Somebody changed this inquiry in the meantime. Look at it as it is now; what you typed is still there.",
	"changed_meanwhile.status": "Somebody changed this inquiry in the meantime. Look at it as it is now.",
	"has_answers.assignment": "Somebody has already answered it, so it stays in sight: choose no later time.",
	has_answers: "Somebody has already answered it. You can archive it instead: the answers and grades are kept.",
	"not_yours.answer": "You no longer have access to this assignment. Your text is kept; ask your teacher.",
	"not_yours.grade": "You no longer have access to this course. Your grade is kept here.",
	"not_yours.return": "You no longer have access to this course. What you wrote is kept here.",
	"not_yours.assignment": "You no longer have access to this course. What you wrote is kept here.",
	"not_yours.person": "This cannot be done for this person.",
	"not_yours.joining": "You no longer have access to this course.",
	not_yours: "You no longer have access to this course.",

	empty_text: "Please enter your submission",
	text_too_long: "This is longer than 20,000 characters. Shorten it a little.",
	grade_missing: "Please enter a grade",
	grade_range: "Grade must be between 0 and {{number}}",
	grade_step: "This grade has parts of a point that the course does not use.",
	comment_missing: "Please say what is to be done again",
	reason_missing: "Please say why you are changing the grade",
	below_grade: "Somebody already has a grade of {{number}}, so the points cannot be lower.",
	control_letters: "It contains characters that cannot be sent. Type it again.",
	too_large: "This is too long to send in one piece. Shorten it and try again.",

	unknown_code: "No course has this code. Compare it letter by letter with the one you were given.",
	old_code: "This code no longer works. Ask your teacher for the new one.",
	students_only: "Only students can join a course with a code.",
	"too_many_codes.joining": "Too many wrong codes. Wait 15 minutes, then try again.",
	"too_many_codes.enrolling": "Too many unknown addresses. Wait 15 minutes, then try again.",
	"course_ended.joining": "This course has ended. Ask your teacher.",
	"course_ended.enrolling": "This course has ended: nobody can be added.",
	course_ended: "This course has ended. What you wrote is kept here.",
	"unknown_person.enrolling": "No account uses this email address or user name. Check it, or give the code.",
	not_a_student: "This account is not a student’s.",
	not_approved: "The center has not approved this account yet. Try again when it has.",

	refused: "LEAD could not accept this as it is. What you wrote is kept here.",
	"unknown.answer": "LEAD could not accept it. Your text is kept: try again later, or ask your teacher.",
	"unknown.grade": "LEAD could not accept this grade. It is kept here: try again later, or ask the center.",
	"unknown.joining": "LEAD could not accept this code. Try again, or ask your teacher.",
	unknown: "LEAD could not accept it. What you wrote is kept here: try again later, or ask the center.",

	no_answer: "{{failed}}, or so it seems: the server did not answer. Check the list before you try again.",
	session: "Your session has ended. Nothing was changed; sign in again.",
	busy_one: "Too many requests just now. Nothing was changed; try again in a minute.",
	busy_other: "Too many requests just now. Nothing was changed; try again in {{count}} minutes.",
	last_admin: "The last admin cannot be removed. Make somebody else an admin first.",
	not_admin: "Only an admin can do this.",
	not_waiting: "This person is no longer waiting for approval.",
	"blocked.person": "This account is blocked. Unblock it first.",
	"unknown_person.person": "This account was deleted.",
	address_taken: "An account already uses this address.",
	not_a_teacher: "This account is not a teacher’s.",
	leads_course: "This person leads the course. Give it to another teacher first.",
	"course_ended.person": "This course has ended: nobody can be added.",
	row_wrong: "Row {{number}} of the list cannot be taken as it is.",
	row_taken: "Row {{number}}: an account already uses this address.",
	no_address: "This account has no email address.",
	invalid_email: "This email address cannot be used. Compare it letter by letter.",
	gone: "This account was deleted.",
} as const;
