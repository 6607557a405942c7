import classes from "./Logo.module.css";

// The A is a pencil tip, a summit and a red-tile roof at once. Letters follow the text colour, the tip stays red.
export function Logo({ height = 30 }: { height?: number }) {
	return (
		<svg className={classes.logo} height={height} viewBox="3 2 141 41" role="img" aria-label="LEAD">
			<g fill="currentColor">
				<path d="M4 7 h9.5 v26.5 h15 v8.5 H4z" />
				<path d="M34 7 h25 v8.3 H43.3 v5.4 h13.8 v7.9 H43.3 v5.1 H59.4 v8.3 H34z" />
				<path
					fillRule="evenodd"
					d="M109 7 h13.6 c12 0 19.4 6.8 19.4 17.5 S134.6 42 122.6 42 H109z M118.5 15.4 v18.2 h3.9 c6.2 0 10-3.3 10-9.1 s-3.8-9.1-10-9.1z"
				/>
			</g>
			<path d="M84 3 L104.5 42 L97 39.2 L90.5 42 L84 39.2 L77.5 42 L71 39.2 L63.5 42 Z" fill="#F2583A" />
			<path d="M84 3 L91 16.3 Q87.5 14.2 84 16.3 Q80.5 14.2 77 16.3 Z" fill="currentColor" />
		</svg>
	);
}
