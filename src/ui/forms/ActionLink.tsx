import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import classes from "./ActionLink.module.css";

type ActionLinkProps = {
	/** `ink` and `quiet` stand on the dark band. */
	tone?: "filled" | "outline" | "ink" | "quiet";
	/** Before or behind the words; decoration. */
	before?: ReactNode;
	behind?: ReactNode;
	children: ReactNode;
} & ({ to: NonNullable<LinkProps["to"]>; hash?: string; href?: never } | { href: string; to?: never; hash?: never });

// A link that looks like a button, because it is the next step: to a page of ours (`to`), or out of the site (`href`).
export function ActionLink({ tone = "filled", before, behind, children, ...target }: ActionLinkProps) {
	const inside = (
		<>
			{before}
			<span>{children}</span>
			{behind}
		</>
	);
	const className = `${classes.action} ${classes[tone]}`;
	if (target.href !== undefined) {
		return (
			<a className={className} href={target.href}>
				{inside}
			</a>
		);
	}
	return (
		<Link className={className} to={target.to} {...(target.hash ? { hash: target.hash } : {})}>
			{inside}
		</Link>
	);
}
