// What is read around an assignment of a course that has ended.
export const english = {
	"past.note": "This course has ended: nothing can be handed in anymore. All of it stays here to read.",
	"past.begun": "This course has ended. What you had begun can still be handed in.",
	"past.none": "You did not hand anything in.",
	"past.gone": "This assignment is not here anymore",
	"past.goneNext": "Its teacher may have deleted it. Go back to see the others.",
	"past.courses": "Courses",
} as const;
