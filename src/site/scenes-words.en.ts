// What the eight pictures show, for who cannot see them.
export const english = {
	"after-school":
		"Drawing: a girl with a laptop and a smiling boy in a yellow hoodie, in front of hills. Above them a book, a light bulb and chess pieces.",
	tutor: "Drawing: a tutor with glasses explains something to a boy who holds his sheet, under a blue arch.",
	labs: "Drawing: a girl raises a finger, she has an idea. Beside her a calculator, pencils and brushes.",
	future:
		"Drawing: a girl writes a program on her laptop, in front of rising steps. Above her a flag and a computer chip.",
	sat: "Drawing: a teenager with curly hair, calm, between red roofs. Above her a stopwatch and a checked box.",
	languages:
		"Drawing: a young woman with a headscarf talks with a smiling boy, his arms folded. Above them a quill and letters of two alphabets.",
	clubs: "Drawing: two girls smile at each other. Above them chess pieces and theater masks.",
	offline: "Drawing: a young man in front of the sun at night. Above him a cloud with a check mark and a phone.",
} as const;
