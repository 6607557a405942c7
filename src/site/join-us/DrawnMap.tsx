// Zahlé as a drawing: the river Berdawni between hills and red roofs, its roads and a pin. It shows a town, not an address.
export function DrawnMap() {
	return (
		<svg viewBox="0 0 480 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			<path d="M0 0H480V150C400 120 330 170 250 140C160 108 80 150 0 120Z" fill="#B7E6CB" />
			<path d="M0 0H190C150 50 90 70 0 66Z M300 0H480V84C410 92 340 60 300 0Z" fill="#8FD9B0" />
			<path
				d="M-10 214C70 196 120 150 190 168C270 190 250 262 330 274C400 284 430 250 500 262"
				fill="none"
				stroke="#BFE3FF"
				strokeWidth="26"
				strokeLinecap="round"
			/>
			<g fill="none" stroke="#FFFFFF" strokeLinecap="round">
				<path d="M-10 322C110 300 180 336 270 330C360 324 420 360 500 350" strokeWidth="20" />
				<path d="M228 -10C214 90 262 150 246 240C234 320 262 400 250 500" strokeWidth="20" />
				<path d="M84 322C110 280 92 240 110 190M384 342C400 300 388 260 400 226" strokeWidth="12" />
			</g>
			<g fill="#F2583A" stroke="#151A3D" strokeWidth="3" strokeLinejoin="round">
				{roofs.map(([x, y]) => (
					<path key={`${x} ${y}`} d={`M${x} ${y}l20 -18l20 18v4h-40z`} />
				))}
			</g>
			<g fill="#FFFCF5" stroke="#151A3D" strokeWidth="3" strokeLinejoin="round">
				{roofs.map(([x, y]) => (
					<path key={`${x} ${y}`} d={`M${x + 4} ${y + 4}h32v20h-32z`} />
				))}
			</g>
			<path
				d="M246 248c-30 -40 -44 -58 -44 -82a44 44 0 0 1 88 0c0 24 -14 42 -44 82z"
				fill="#2C46E2"
				stroke="#151A3D"
				strokeWidth="4"
				strokeLinejoin="round"
			/>
			<circle cx="246" cy="166" r="17" fill="#FFC532" stroke="#151A3D" strokeWidth="4" />
		</svg>
	);
}

const roofs: [x: number, y: number][] = [
	[30, 264],
	[96, 250],
	[150, 216],
	[150, 282],
	[318, 216],
	[380, 196],
	[330, 120],
	[40, 152],
	[130, 112],
	[420, 300],
];
