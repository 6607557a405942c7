export const english = {
	title: "Grading by keys",
	close: "Close",
	enter: "Enter",
	digits: "Write the grade",
	steps: "A step more or less",
	submit: "Submit the grade and go on to the next answer",
	turn: "The answer before or after",
	feedback: "Go to the feedback",
	undo: "Correct the last grade",
	all: "Show these keys",
};
