import { Button } from "@mantine/core";
import { IconBooks } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import classes from "./LibraryLink.module.css";

// The way from a dashboard to the library.
export function LibraryLink({ word }: { word: string }) {
	return (
		<Button
			variant="default"
			size="sm"
			className={classes.link ?? ""}
			renderRoot={(props) => <Link to="/library" {...props} />}
		>
			<span className={classes.inside}>
				<IconBooks size={20} stroke={2} aria-hidden />
				{word}
			</span>
		</Button>
	);
}
