import { useState } from "react";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { SelectField } from "#ui/forms/SelectField.tsx";
import type { Remote } from "#ui/loading/use-remote.ts";
import { Missing } from "./Missing.tsx";
import classes from "./PersonCourses.module.css";

type ChooseOneProps<One> = {
	/** What there is to choose, from this list; null while it is not here. */
	ones: One[] | null;
	list: Pick<Remote<unknown>, "state" | "again">;
	label: string;
	/** Stands in the field before one is chosen. */
	choose: string;
	/** Said in the place of a field with nothing in it. */
	none: string;
	action: string;
	busy: boolean;
	still: boolean;
	called: (one: One) => string;
	onChosen: (one: One) => void;
};

// One of what the server lists, and the button that does something with it.
export function ChooseOne<One extends { id: string }>(props: ChooseOneProps<One>) {
	const { ones, list, label, choose, none, action, busy, still, called, onChosen } = props;
	const [chosen, setChosen] = useState("");
	if (ones?.length === 0) return <p className={classes.note}>{none}</p>;
	if (!ones && list.state === "failed") return <Missing list={list} />;
	const one = ones?.find(({ id }) => id === chosen);
	return (
		<form
			className={classes.put}
			onSubmit={(event) => {
				event.preventDefault();
				if (one && !busy && !still) onChosen(one);
			}}
		>
			<SelectField
				label={label}
				value={one ? chosen : ""}
				disabled={still}
				onChange={({ currentTarget }) => setChosen(currentTarget.value)}
			>
				<option value="">{choose}</option>
				{ones?.map((other) => (
					<option key={other.id} value={other.id}>
						{called(other)}
					</option>
				))}
			</SelectField>
			<BusyButton type="submit" variant="default" disabled={still || !one} busy={busy}>
				{action}
			</BusyButton>
		</form>
	);
}
