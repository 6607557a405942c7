// What is said of each write on courses and on who is in them: its name, its name with what it is about, and how it ended.
export const english = {
	"name.createCourse": "Course",
	"about.createCourse": "Course: {{title}}",
	"sent.createCourse": "Course created successfully!",
	"refused.createCourse": "Failed to create course",
	"name.editCourse": "Changed course",
	"about.editCourse": "Changed course: {{title}}",
	"sent.editCourse": "Course updated.",
	"refused.editCourse": "Failed to save the course",
	"name.joinCourse": "Joining with a code",
	"about.joinCourse": "Joining with the code {{title}}",
	"sent.joinCourse": "You have joined the course.",
	"refused.joinCourse": "Failed to join the course",
	"name.enrolStudent": "Adding a student",
	"about.enrolStudent": "Adding {{title}}",
	"sent.enrolStudent": "The student was added to the course.",
	"refused.enrolStudent": "Failed to add the student",
} as const;
