// State of the form that gives a material: its words and its file, what is wrong with either, and putting both away.
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { giveMaterial } from "./commands.ts";
import { type ContentProblem, problemInside } from "./content.ts";
import { fileProblem, type Giving, type GivingFields, givingSchema, type Target, titleOf } from "./schema.ts";
import { fieldsAt, forgetTyped, keepTyped } from "./typed.ts";
import { say, useWords } from "./words.ts";

/** @param onGiven called when the material is put away on this phone */
export function useGiving(target: Target, onGiven: () => void) {
	const t = useWords();
	const [problem, setProblem] = useState<string | null>(null);
	const form = useForm<GivingFields, unknown, Giving>({
		resolver: zodResolver(givingSchema),
		defaultValues: fieldsAt(target),
		shouldFocusError: false,
	});
	const { formState, setValue, watch } = form;
	const [file, setFile] = useState<File | null>(null);
	const [wrong, setWrong] = useState<ReturnType<typeof fileProblem> | "file.none" | ContentProblem>(null);
	// A title that came from a file's name goes with it; one that was typed stays.
	const [named, setNamed] = useState("");
	const typed = watch();
	const given = useRef(false);
	useEffect(() => {
		// The form may be drawn once more before it leaves.
		if (given.current) return;
		keepTyped(target, { ...typed, title: typed.title === named ? "" : typed.title });
	}, [target, typed, named]);
	const { isSubmitted } = formState;
	const choose = (chosen: File) => {
		setFile(chosen);
		setWrong(fileProblem(chosen));
		if (!["", named].includes(watch("title"))) return;
		setNamed(titleOf(chosen.name));
		setValue("title", titleOf(chosen.name), { shouldValidate: isSubmitted });
	};
	const putAway = form.handleSubmit(async (words) => {
		if (!file || wrong) return;
		try {
			const inside = await problemInside(file);
			if (inside) return setWrong(inside);
			await giveMaterial(words, file);
			given.current = true;
			forgetTyped(target);
			onGiven();
			toast.success(say("added"));
		} catch (error) {
			setProblem(t(error instanceof DOMException ? "file.unread" : "notSaved"));
		}
	});
	const give = async () => {
		setProblem(null);
		if (!file) setWrong("file.none");
		await putAway();
	};
	return { form, choose, wrong, problem, give };
}
