import classes from "./Notice.module.css";

// A pencil broken in two, for a page that does not exist or that failed.
export function BrokenPencil() {
	return (
		<svg className={classes.pencil} viewBox="0 0 320 150" aria-hidden="true" focusable="false">
			<path d="M14 128c38-14 70 8 108-4s60-6 92 2 62-8 92-2" className={classes.scribble} />
			<g className={classes.outline}>
				<g transform="rotate(-9 90 76)">
					<path d="M22 56h20v40H22a12 12 0 0 1-12-12V68a12 12 0 0 1 12-12Z" fill="#f2583a" />
					<path d="M42 56h16v40H42z" fill="#cdd1e6" />
					<path d="M58 56h96l-10 9 11 8-12 8 12 8-9 7H58Z" fill="#ffc532" />
					<path d="M58 69h88M58 83h88" />
				</g>
				<g transform="rotate(13 226 74)">
					<path d="m176 54 10 8-11 9 11 8-10 7 9 8h65V54Z" fill="#ffc532" />
					<path d="M186 68h64M186 82h64" />
					<path d="m250 54 42 20-42 20c-5-7-5-33 0-40Z" fill="#ffe5dd" />
					<path d="m275 66 17 8-17 8c-3-5-3-11 0-16Z" fill="#151a3d" />
				</g>
				<path d="m164 40 4-16M152 46l-9-12M178 44l9-10" />
			</g>
		</svg>
	);
}
