// The letters of the logo as large drawings, 300 x 210. The line enters and leaves each at the same height, so that it is
// one line from the first to the last.
import type { ReactNode } from "react";

type Letter = {
	name: "learn" | "evolve" | "achieve" | "discover";
	field: string;
	ink: string;
	letter: ReactNode;
	line: string;
};

export const letters: Letter[] = [
	{
		name: "learn",
		field: "#2c46e2",
		ink: "#fff",
		letter: <path d="M28 108h26.600v74.200h42V206H28z" />,
		line: "M0 74C32 72 62 42 102 41c40 0 42 52 66 52 22 0 40-38 58-38s26 19 74 19",
	},
	{
		name: "evolve",
		field: "#177a47",
		ink: "#fff",
		letter: <path d="M28 108h70v23.200H54v15.200h38.600v22H54v14.300h45V206H28z" />,
		line: "M0 74c40 2 56 18 86 19h34V74h42V55h42V36h42c32 0 24 38 54 38",
	},
	{
		name: "achieve",
		field: "#f2583a",
		ink: "#151a3d",
		letter: (
			<>
				<path d="M76 98l58 120H18z" fill="#ffe5dd" stroke="#151a3d" strokeWidth={6} strokeLinejoin="round" />
				<path d="M76 98l20 41q-10-7-20 0-10-7-20 0z" />
				<path d="M24 212q13-9 26 0 13-9 26 0 13-9 26 0 13-9 26 0v6H24z" />
			</>
		),
		line: "M0 74c34 3 52 24 88 31 62 12 84-28 124-67V16l28 8-28 10v4c20 26 46 36 88 36",
	},
	{
		name: "discover",
		field: "#ffc532",
		ink: "#151a3d",
		letter: (
			<path
				fillRule="evenodd"
				d="M28 108h38c33.600 0 54.400 19 54.400 49S99.600 206 66 206H28zm26.600 23.500v51h11c17.400 0 28-9.300 28-25.500s-10.600-25.500-28-25.500z"
			/>
		),
		line: "M0 74c62-2 92-30 146-29 44 1 66 33 63 53-3 18-42 20-43-2-1-34 62-26 89-61l-17 4 18-5-3 17",
	},
];
