// @vitest-environment happy-dom
// Why a form was not taken, in the language spoken when it is read.
import { MantineProvider } from "@mantine/core";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { LoginProblem } from "#features/auth/signing-in/LoginProblem.tsx";
import { chooseLanguage } from "#i18n/i18n.ts";
import { NoAnswer, Refused } from "#local/online.ts";
import { signInProblem } from "./commands.ts";
import { FormRefusal } from "./FormRefusal.tsx";
import { OnlyChanged, refusalOf } from "./refusals.ts";

afterEach(async () => {
	cleanup();
	await chooseLanguage("en");
});

const draw = (shown: ReactNode) => render(createElement(MantineProvider, null, shown));
const minutes = (count: number) => count * 60_000;
const own = "Something of the server's own.";

test.each([
	{
		why: "nobody answered",
		error: new NoAnswer(),
		en: "Failed, or so it seems: the server did not answer. Check your internet connection and try again.",
		fr: "Failed, semble-t-il\u202f: le serveur n’a pas répondu. Vérifiez votre accès à internet et réessayez.",
	},
	{
		why: "too many tries",
		error: new Refused("busy", "", minutes(2.5)),
		en: "Too many tries just now. Please try again in 3 minutes.",
		fr: "Trop d’essais à la suite. Réessayez dans 3\u00a0minutes.",
	},
	{
		why: "a password that is changed, and no sign-in with it",
		error: new OnlyChanged(),
		en: "Your password has been changed, but we could not sign you in. Please sign in with your new password.",
		fr: "Votre mot de passe a été changé, mais la session n’a pas pu s’ouvrir. Connectez-vous avec le nouveau mot de passe.",
	},
	{
		why: "a reason that only the server has words for",
		error: new Refused("of_a_newer_server", own),
		en: "Something of the server's own.",
		fr: "Failed",
	},
])("$why is said in both languages", async ({ error, en, fr }) => {
	draw(createElement(FormRefusal, { error: refusalOf(error), fallback: "Failed" }));
	expect(screen.getByRole("alert").textContent).toBe(en);
	await act(() => chooseLanguage("fr"));
	expect(screen.getByRole("alert").textContent).toBe(fr);
});

test.each([
	{
		why: "too many wrong passwords",
		error: new Refused("busy", "", minutes(4)),
		en: "Too many wrong passwords. Please try again in 4 minutes.",
		fr: "Trop de mots de passe erronés. Il faut attendre 4\u00a0minutes.",
	},
	{
		why: "a reason that only the server has words for",
		error: new Refused("", own),
		en: "Something of the server's own.",
		fr: "La connexion n’a pas abouti",
	},
])("at the sign-in page $why is said in both languages", async ({ error, en, fr }) => {
	draw(createElement("main", null, createElement(LoginProblem, signInProblem(error))));
	const says = () => screen.getByRole("main").textContent;
	expect(says()).toBe(en);
	await act(() => chooseLanguage("fr"));
	expect(says()).toBe(fr);
});
