// What a person does who tries everything: presses, types, scrolls, goes back, reloads, turns the phone.
import { type Action, actions, type Generator, weighted } from "@antithesishq/bombadil/browser";
import { back, forward, reload, scroll } from "@antithesishq/bombadil/browser/defaults/actions";
import { field, pressOn, type SignInForm, signInForm, suspicious, targets } from "./targets.ts";

const key = { Backspace: 8, Tab: 9, Enter: 13, Escape: 27, ArrowUp: 38, ArrowDown: 40 } as const;
const pressKey = (code: number): Action => ({ PressKey: { code } });

/** Without a pause between keys: the time of a run is worth more than the look of typing. */
const type = (Regexp: string): Action => ({ TypeText: { text: { Regexp }, delayMillis: 0 } });

const word = "[A-Za-zéèçàœ']{2,9}";
const sentence = type(`${word}( ${word}){2,8}[.?!]`);
const numbers = type("(1?[0-9]|20|100)([.,]5)?");
const strange = weighted([
	[3, type("[ء-ي]{3,8}( [ء-ي]{3,8}){1,4}")],
	[2, type("[a-z]{80,160}")],
	[2, type("<b>[a-z]{3}</b>&amp;\\{\\{name\\}\\}")],
	[1, type(" {1,4}")],
	[1, { TypeText: { text: { Text: [1, 30] }, delayMillis: 0 } }],
]);

/** @param inward how much more a way into the portal is worth than another link of its place */
const presses = (inward: number): Generator =>
	actions(() =>
		weighted(
			targets.current.map((target) => [target.worth * (target.inward ? inward : 1), pressOn(target)]),
		).generate(),
	);

const writing = actions(() => {
	switch (field.current?.type) {
		case undefined:
		case "checkbox":
		case "radio":
			return [];
		case "email":
			return [type("[a-z]{3,8}@home\\.test")];
		case "number":
		case "tel":
			return [numbers];
		default:
			return weighted([
				[6, sentence],
				[3, strange],
				[2, numbers],
				[1, pressKey(key.Enter)],
				[1, pressKey(key.Backspace)],
			]).generate();
	}
});

const keyboard = weighted([
	[4, pressKey(key.Tab)],
	[2, pressKey(key.Enter)],
	[2, pressKey(key.Escape)],
	[1, pressKey(key.ArrowDown)],
	[1, pressKey(key.ArrowUp)],
]);

const sizes = weighted([
	[3, { SetViewport: { width: 390, height: 844 } }],
	[2, { SetViewport: { width: 360, height: 640 } }],
	[1, { SetViewport: { width: 768, height: 1024 } }],
	[2, { SetViewport: { width: 1280, height: 800 } }],
]);

const anything = (inward: number): Generator =>
	weighted([
		[100, presses(inward)],
		[field.current?.empty ? 300 : 40, writing],
		[25, scroll],
		[15, keyboard],
		[5, back],
		[2, forward],
		[8, reload],
		[4, sizes],
		[4, "Wait"],
	]);

/** Where something looks wrong nobody touches anything, until it has passed or has lasted. */
const calmly = (next: () => Generator): Generator => actions(() => (suspicious.current ? ["Wait"] : next().generate()));

/** Somebody who has no account. */
export const visitor = (): Generator => calmly(() => anything(1));

/** Somebody who signs in wherever there is a form for it, and looks for it elsewhere. */
export const personWith = (email: string, password: string): Generator =>
	calmly(() => {
		const form = signInForm.current;
		if (!form) return anything(40);
		return weighted([
			[9, signingIn(form, email, password)],
			[1, anything(1)],
		]);
	});

/** The next step; what somebody else typed goes with a reload. */
function signingIn(form: SignInForm, email: string, password: string): Generator {
	const fill = (name: "email" | "password", words: string): Action[] => {
		if (form[name] !== "") return ["Reload"];
		const target = name === "email" ? form.emailTarget : form.passwordTarget;
		if (form.in === name) return [type(words.replace(/\W/g, "\\$&"))];
		return target ? [pressOn(target)] : [];
	};
	return actions(() => {
		if (form.email !== email) return fill("email", email);
		if (form.password !== password) return fill("password", password);
		return form.in === null ? (form.passwordTarget ? [pressOn(form.passwordTarget)] : []) : [pressKey(key.Enter)];
	});
}
