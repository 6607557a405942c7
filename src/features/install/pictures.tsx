// Three looks at the same phone, one for each step. Always ink on paper: they stand on a light field in dark too.
const ink = {
	fill: "none",
	stroke: "#151a3d",
	strokeWidth: 2.4,
	strokeLinecap: "round",
	strokeLinejoin: "round",
} as const;
const paper = { fill: "#ffffff", stroke: "#151a3d", strokeWidth: 2.4 } as const;

const drawing = { viewBox: "0 0 132 96", focusable: false } as const;

/** The lower end of a phone, its bar, and in it the square with the arrow. */
export function SharePicture() {
	return (
		<svg {...drawing} aria-hidden="true">
			<rect x="20" y="-30" width="92" height="114" rx="16" {...paper} />
			<path d="M34 14h64M34 26h44M34 38h56" {...ink} stroke="#cdd1e6" strokeWidth="5" />
			<path d="M20 52h92" {...ink} stroke="#cdd1e6" />
			<circle cx="66" cy="67" r="14" fill="#ffc532" />
			<path d="M40 61l-6 6 6 6" {...ink} stroke="#8389ae" />
			<path d="M60.5 65h-1.5v10h14v-10h-1.5M66 69v-11.5M62 61l4-4 4 4" {...ink} />
			<path d="M92 67h.01M97 67h.01M102 67h.01" {...ink} stroke="#8389ae" strokeWidth="3.6" />
		</svg>
	);
}

/** The list that opens, and the line with the plus. */
export function ListPicture() {
	return (
		<svg {...drawing} aria-hidden="true">
			<rect x="14" y="12" width="104" height="100" rx="14" {...paper} />
			<path d="M28 27h40" {...ink} stroke="#cdd1e6" strokeWidth="5" />
			<rect x="98" y="21" width="11" height="11" rx="3" {...ink} stroke="#cdd1e6" />
			<rect x="20" y="38" width="92" height="28" rx="9" fill="#ffc532" />
			<path d="M28 52h52" {...ink} strokeWidth="5" />
			<rect x="92" y="44.5" width="15" height="15" rx="4" {...ink} />
			<path d="M99.5 48.5v7M96 52h7" {...ink} />
			<path d="M28 78h30" {...ink} stroke="#cdd1e6" strokeWidth="5" />
			<rect x="98" y="72" width="11" height="11" rx="3" {...ink} stroke="#cdd1e6" />
		</svg>
	);
}

/** The home screen, with one icon more. */
export function HomePicture() {
	const others = [
		[34, 14],
		[85, 14],
		[34, 44],
	] as const;
	return (
		<svg {...drawing} aria-hidden="true">
			<rect x="20" y="-30" width="92" height="114" rx="16" {...paper} />
			{others.map(([x, y]) => (
				<rect key={`${x} ${y}`} x={x} y={y} width="18" height="18" rx="5" fill="#e6e8f3" />
			))}
			<rect x="59" y="14" width="18" height="18" rx="5" fill="#e6e8f3" />
			<image href="/icons/app.svg" x="55" y="40" width="28" height="28" />
		</svg>
	);
}
